import type { ProductDetail } from '#contract/api/product.ts';
import { type ReservationForm, reservationForm } from '#contract/api/reservation-form.ts';
import type { FaultCode } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import type { Kind } from '#domain/area/area.ts';
import type { PriceList } from '#domain/product/price.ts';
import { areBagsTooMany, detailFaults } from '#domain/reservation/details.ts';
import { needFaults } from '#domain/reservation/need-faults.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { birthFields, tooOld, tooYoung, travellersAsked } from '#domain/reservation/travellers.ts';
import type { Locale } from '#i18n/locales.ts';
import { schemaFaults } from '#ui/form/faults.ts';
import type { Choice } from '#views/booking/choice.ts';
import { detailsOf } from './details-of.ts';
import {
	consentsAsked,
	type FormConsent,
	type FormFaults,
	type FormValues,
	isPassportGiven,
	namedTravellers,
} from './form-values.ts';

/*
 * The checks of the server, in the browser: the same schema and the same rules. They weigh more than the page, so they
 * come after it (load-form-checks.ts).
 */

export type Filled = {
	values: FormValues;
	choice: Choice;
	/** Undefined while date or time is not chosen. */
	order: Order | undefined;
	product: ProductDetail;
	kind: Kind;
	/** The price list with the promotion that counts for the order. */
	price: PriceList;
};

type Sending = {
	key: string;
	versions: Partial<Record<FormConsent, string>>;
	language: Locale;
	waitingId: string | undefined;
};

const given = (text: string) => (text.trim() === '' ? undefined : text);

function bodyOf(
	{ values, choice, order, product, kind, price }: Filled,
	{ key, versions, language, waitingId }: Sending,
) {
	const { lead, passportFrom } = values;
	const asked = consentsAsked(values, product.area);
	const version = (one: FormConsent) => (asked.includes(one) && values.agreements[one] ? versions[one] : undefined);
	return {
		key,
		productId: product.id,
		order,
		total: order ? orderPrice(price, order).total : 0,
		promotionId: price.promotion?.id,
		promotionCode: values.coded.length > 0 ? given(values.promotionCode) : undefined,
		details: detailsOf(values, kind.details),
		lead: {
			...lead,
			birthOn: given(lead.birthOn),
			gender: given(lead.gender),
			country: given(lead.country),
			phone: parsePhone(lead.phone, lead.country) ?? given(lead.phone),
		},
		travellers: namedTravellers(values, travellersAsked(kind, choice.persons)).map((one) => ({
			...one,
			birthOn: given(one.birthOn),
		})),
		passport: passportFrom === 'typed' ? given(values.passport.replace(/[\s-]/g, '')) : undefined,
		usesKeptPassport: passportFrom === 'kept',
		needs: values.needs,
		allergy: given(values.allergy),
		contents: given(values.contents),
		agreements: { provider: version('provider'), passport: version('passport'), health: version('health') },
		language,
		waitingId,
	};
}

const anySending: Sending = {
	key: '00000000-0000-4000-8000-000000000000',
	versions: { provider: '0', passport: '0', health: '0' },
	language: 'en',
	waitingId: undefined,
};

/** Everything that is wrong with the form as it stands; places are counted by the server alone. */
export function faultsOf(filled: Filled): FormFaults {
	const body = bodyOf(filled, anySending);
	const { order: _, ...faults } = schemaFaults(reservationForm, body);
	return { ...faults, ...orderFaults(filled), ...faultsTogether(filled, body) };
}

/** What is not chosen yet. */
function orderFaults({ order, choice, kind }: Filled): FormFaults {
	if (order) return {};
	if (!choice.on) return { 'order.on': 'required' };
	return kind.booking === 'nights' ? { 'order.to': 'required' } : { 'order.time': 'required' };
}

/** What no field alone can tell, and what is not wrong but missing. */
function faultsTogether({ values, choice, product, kind, order }: Filled, body: ReturnType<typeof bodyOf>): FormFaults {
	const isPassportMissing = kind.isPassportNeeded && !isPassportGiven(values);
	const notAgreed = consentsAsked(values, product.area).filter((one) => !values.agreements[one]);
	const births = [body.lead, ...body.travellers].map(({ birthOn }) => birthOn);
	const fields = birthFields(body.travellers);
	const areTooMany = order !== undefined && areBagsTooMany(body.details, order.units, product.price);
	const missingBirths = fields.filter((_, at) => births[at] === undefined);
	const young = order ? tooYoung(births, { ...order, fromAge: product.price.fromAge }) : [];
	const old = order ? tooOld(births, order) : [];
	return Object.fromEntries([
		...detailFaults(kind.details, body.details).map(({ at, code }) => [`details.${at}`, code] as const),
		...(areTooMany ? [['details.bags', 'too-many-bags'] as const] : []),
		...needFaults(values.needs, choice.persons).map(({ at, code }) => [`needs.${at}`, code] as const),
		...missingBirths.map((at) => [at, 'required'] as const),
		...young.map((at) => [fields[at] ?? 'lead.birthOn', 'guest-too-young'] as const),
		...old.map((at) => [fields[at] ?? 'lead.birthOn', 'guest-too-old'] as const),
		...(isPassportMissing ? [['passport', 'required'] as const] : []),
		...notAgreed.map((one) => [`agreements.${one}`, 'must-agree'] as const),
	] satisfies (readonly [string, FaultCode])[]);
}

/** The form as the server takes it; only for one without faults. */
export const reservationBody = (filled: Filled, sending: Sending): ReservationForm =>
	reservationForm.parse(bodyOf(filled, sending));
