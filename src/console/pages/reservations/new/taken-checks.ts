import { type TakenForm, takenForm } from '#contract/api/taken-reservation.ts';
import type { FaultCode } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { detailFaults } from '#domain/reservation/details.ts';
import { needFaults } from '#domain/reservation/need-faults.ts';
import { type Faults, schemaFaults } from '#ui/form/faults.ts';
import { bodyOf, consentsAsked, type Filled, type TakenConsent } from './taken-values.ts';

const anySending = {
	key: '00000000-0000-4000-8000-000000000000',
	versions: { provider: '0', health: '0', passport: '0' },
};

/** As the fields stand on the page: what is wrong is told in that order. */
const pageOrder = [
	...['order', 'details', 'lead.lastName', 'lead.firstName', 'lead.country', 'lead.phone', 'language', 'lead.email'],
	...['lead.birthOn', 'lead.gender', 'passport', 'travellers', 'contents', 'needs', 'allergy', 'agreements'],
];
const travellerOrder = ['lastName', 'firstName', 'birthOn'];

function positionOf(at: string): number {
	const position = pageOrder.findIndex((field) => at === field || at.startsWith(`${field}.`));
	if (position < 0) return pageOrder.length;
	const [, number = '', name = ''] = /^travellers\.(\d+)\.(\w+)$/.exec(at) ?? [];
	// Fifty people with three fields each stay between their neighbours.
	return position + (Number(number) * travellerOrder.length + Math.max(0, travellerOrder.indexOf(name))) / 1_000;
}

const asOnPage = (faults: Faults<string>): Faults<string> =>
	Object.fromEntries(Object.entries(faults).sort(([one], [other]) => positionOf(one) - positionOf(other)));

/** What the server would say, before it is asked; what only it knows (places, ages) it says itself. */
export function faultsOf(filled: Filled): Faults<string> {
	const { values, order, product, kind } = filled;
	const body = bodyOf(filled, { ...anySending, parsePhone });
	const { order: _, agreements: __, ...faults } = schemaFaults(takenForm, body);
	const notAgreed = consentsAsked(values, product.area).filter((one) => !values.agreements[one]);
	const isBirthAsked = kind.names === 'each' || product.price.fromAge !== undefined;
	const more: (readonly [string, FaultCode])[] = [
		...(order ? [] : [['order.on', 'required'] as const]),
		...detailFaults(kind.details, body.details).map(({ at, code }) => [`details.${at}`, code] as const),
		...(order ? needFaults(values.needs, order.persons) : []).map(({ at, code }) => [`needs.${at}`, code] as const),
		...(isBirthAsked && !body.lead.birthOn ? [['lead.birthOn', 'required'] as const] : []),
		...(values.pays === 'usual' && !body.lead.email ? [['lead.email', 'required'] as const] : []),
		...(kind.isPassportNeeded && !body.passport ? [['passport', 'required'] as const] : []),
		...notAgreed.map((one) => [`agreements.${one}`, 'must-agree'] as const),
	];
	return asOnPage({ ...withoutConsents(faults), ...Object.fromEntries(more) });
}

/** Those are told by their ticks. */
const withoutConsents = (faults: Faults<string>): Faults<string> =>
	Object.fromEntries(Object.entries(faults).filter(([at]) => !at.startsWith('agreements')));

/** Only for one without faults. */
export const takenBody = (
	filled: Filled,
	sending: { key: string; versions: Partial<Record<TakenConsent, string>> },
): TakenForm => takenForm.parse(bodyOf(filled, { ...sending, parsePhone }));

export { parsePhone };
