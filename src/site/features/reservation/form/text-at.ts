import type { DetailId } from '#domain/reservation/details.ts';
import { blankTraveller, type TravellerValues } from '#views/move/traveller-values.ts';
import type { FormField, FormValues, LeadValues } from './form-values.ts';

/** The text in a field, by the field's name: 'lead.firstName', 'travellers.0.lastName', 'details.bags', 'contents'. */
export function textAt(values: FormValues, field: FormField): string {
	const [part, name = '', last = ''] = field.split('.');
	switch (part) {
		case 'lead':
			return values.lead[name as keyof LeadValues];
		case 'details':
			return values.details[name as DetailId] ?? '';
		case 'travellers':
			return (values.travellers[Number(name)] ?? blankTraveller)[last as keyof TravellerValues];
		default:
			return values[part as 'passport' | 'allergy' | 'contents'];
	}
}

/** The values with another text in a field. */
export function withText<Values extends FormValues>(values: Values, field: FormField, text: string): Values {
	const [part, name = '', last = ''] = field.split('.');
	switch (part) {
		case 'lead':
			return { ...values, lead: { ...values.lead, [name]: text } };
		case 'details':
			return { ...values, details: { ...values.details, [name]: text } };
		case 'travellers': {
			const at = Number(name);
			const length = Math.max(values.travellers.length, at + 1);
			const travellers = Array.from({ length }, (_, one) => values.travellers[one] ?? blankTraveller);
			travellers[at] = { ...(travellers[at] ?? blankTraveller), [last]: text };
			return { ...values, travellers };
		}
		default:
			return { ...values, [part as string]: text };
	}
}
