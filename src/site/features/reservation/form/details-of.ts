import { type DetailId, type Details, details, tidyFlight } from '#domain/reservation/details.ts';
import type { FormValues } from './form-values.ts';

/** As they are sent: counts as numbers, flights in their one spelling; what is empty is not there, but for a count. */
export function detailsOf(values: FormValues, asked: readonly DetailId[]): Details {
	return Object.fromEntries(
		asked.flatMap((id): [DetailId, string | number][] => {
			const { type } = details[id];
			const text = (values.details[id] ?? '').trim();
			if (type === 'count') return [[id, /^\d+$/.test(text) ? Number(text) : 0]];
			if (text === '') return [];
			return [[id, type === 'flight' ? tidyFlight(text) : text]];
		}),
	);
}
