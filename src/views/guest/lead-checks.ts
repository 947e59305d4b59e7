import { leadCorrection } from '#contract/api/lead-correction.ts';
import type { FaultCode } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import type { LeadFact } from '#domain/reservation/lead-facts.ts';
import { type Faults, schemaFaults } from '#ui/form/faults.ts';

export type LeadField = LeadFact | 'reason';
export type LeadValues = Record<LeadField, string>;

const given = (values: LeadValues, correctable: readonly LeadFact[]) => {
	const { country, phone } = values;
	const facts = { ...values, phone: parsePhone(phone, country) ?? phone };
	return { facts: Object.fromEntries(correctable.map((fact) => [fact, facts[fact]])), reason: values.reason };
};

/** What the server would say, before it is asked. */
export function leadFaults(
	values: LeadValues,
	{ correctable, isReasoned }: { correctable: readonly LeadFact[]; isReasoned: boolean },
): Faults<LeadField> {
	const found = schemaFaults(leadCorrection, { ...given(values, correctable), seen: {} });
	const faults = Object.entries(found).map(([at, code]): [string, FaultCode | undefined] => [
		at.replace('facts.', ''),
		code,
	]);
	const isUnsaid = isReasoned && values.reason.trim() === '';
	return Object.fromEntries([...faults, ...(isUnsaid ? [['reason', 'required']] : [])]);
}

export { parsePhone };

/** Only for one without faults. */
export const leadBody = (values: LeadValues, correctable: readonly LeadFact[]) =>
	leadCorrection.pick({ facts: true, reason: true }).parse(given(values, correctable));
