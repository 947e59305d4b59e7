import type { Fault, FaultCode } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import type { Kind } from '#domain/area/area.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { versionInForce } from '#domain/page/page-text.ts';
import { areBagsTooMany, type Details, detailFaults, tidyFlight } from '#domain/reservation/details.ts';
import { needFaults } from '#domain/reservation/need-faults.ts';
import { orderFaults } from '#domain/reservation/order.ts';
import { birthFields, tooOld, tooYoung, travellerFaults, travellersAsked } from '#domain/reservation/travellers.ts';
import type { BookedForm } from './booked-form.ts';
import type { BookedProduct, ReserveFacts } from './reserve-facts.repo.ts';

type Checked = { form: BookedForm; facts: ReserveFacts; product: BookedProduct; kind: Kind; now: Date };

const fault = (at: string, code: FaultCode): Fault => ({ at, code });

/** Everything that is wrong with a form, each fault at the field as the form names it. */
export function formFaults(checked: Checked): Fault[] {
	const { form, product, kind, now } = checked;
	const { lead } = form;
	const order = orderFaults(form.order, { ...product, kind }, now);
	const told = tidyDetails(form);
	const details = detailFaults(kind.details, told);
	return [
		...order.map(({ at, code }) => fault(`order.${at}`, code)),
		...details.map(({ at, code }) => fault(`details.${at}`, code)),
		...(areBagsTooMany(told, form.order.units, product.price) ? [fault('details.bags', 'too-many-bags')] : []),
		...(parsePhone(lead.phone, lead.country) === lead.phone ? [] : [fault('lead.phone', 'phone-wrong')]),
		// How many names are asked for follows from the persons: those first.
		...(order.some(({ at }) => at === 'persons')
			? []
			: travellerFaults(form.travellers.length, travellersAsked(kind, form.order.persons))),
		...needFaults(form.needs, form.order.persons).map(({ at, code }) => fault(`needs.${at}`, code)),
		...ageFaults(checked),
		...passportFaults(checked),
		...consentFaults(checked),
	];
}

function ageFaults({ form: { lead, travellers, order }, product, kind }: Checked): Fault[] {
	const births = [lead, ...travellers].map(({ birthOn }) => birthOn ?? undefined);
	const fields = birthFields(travellers);
	const young = tooYoung(births, { ...order, fromAge: product.price.fromAge });
	const old = kind.names === 'each' ? tooOld(births, order) : [];
	return [
		...young.map((at) => fault(fields[at] ?? 'lead.birthOn', 'guest-too-young')),
		...old.map((at) => fault(fields[at] ?? 'lead.birthOn', 'guest-too-old')),
	];
}

/** Flights are written in many ways and kept in one; what was left empty is not there. */
export function tidyDetails({ details }: BookedForm): Details {
	const { flightNumber, ...rest } = details;
	const tidy = typeof flightNumber === 'string' ? { ...rest, flightNumber: tidyFlight(flightNumber) } : details;
	return Object.fromEntries(Object.entries(tidy).filter(([, value]) => value !== ''));
}

/** Whether a number goes along: typed here, or the one that my information keeps. */
const hasPassport = ({ passport, usesKeptPassport }: BookedForm): boolean => passport !== undefined || usesKeptPassport;

function passportFaults({ form, facts, kind }: Checked): Fault[] {
	const isMissing = form.passport === undefined && form.usesKeptPassport && facts.guestPassport === null;
	return isMissing || (kind.isPassportNeeded && !hasPassport(form)) ? [fault('passport', 'required')] : [];
}

/**
 * What is agreed to, by the version that was read. Health is a matter in some areas, and everywhere once an allergy is
 * told; an agreement to what is not there counts for nothing.
 */
export function consentsOf(form: BookedForm, { area }: Pick<BookedProduct, 'area'>) {
	const { provider, passport, health } = form.agreements;
	return {
		provider,
		...(passport !== undefined && hasPassport(form) && { passport }),
		...(health !== undefined && isHealthTold(form, area) && { health }),
	};
}

const isHealthTold = ({ allergy }: BookedForm, area: AreaSlug): boolean => areaOf(area).isHealth || Boolean(allergy);

function consentFaults({ form, facts, product, now }: Checked): Fault[] {
	const { agreements } = form;
	const given = consentsOf(form, product);
	const missing = [
		...(hasPassport(form) && agreements.passport === undefined ? ['passport'] : []),
		...(isHealthTold(form, product.area) && agreements.health === undefined ? ['health'] : []),
	];
	const today = koreanDay(now);
	const outdated = Object.entries(given).filter(([kind, version]) => {
		const versions = (facts.textVersions ?? []).filter(({ slug }) => slug === kind);
		return versionInForce(versions, today)?.version !== version;
	});
	return [
		...missing.map((kind) => fault(`agreements.${kind}`, 'must-agree')),
		...outdated.map(([kind]) => fault(`agreements.${kind}`, 'text-outdated')),
	];
}
