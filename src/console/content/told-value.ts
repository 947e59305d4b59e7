/** A value of a revision as one can read it: a text as it is, anything else as it is written down. */
export function toldValue(value: unknown): string {
	if (value === undefined || value === null || value === '') return '–';
	if (typeof value === 'string') return value;
	if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
	return JSON.stringify(value);
}
