/**
 * How a field may stand in the trail: as it is; shortened to its last signs, so that whoever knows it recognises it; or only
 * that it changed. What has no rule is only named: whoever adds a field lays nothing open by forgetting this.
 */
export type FieldRule = 'plain' | 'masked' | 'named';

type Plain = string | number | boolean | null;
type Change = { before: Plain; after: Plain } | 'changed';
export type Changes = Record<string, Change>;

const textOf = (value: unknown): Plain => {
	if (value === null || value === undefined) return null;
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
	return value instanceof Date ? value.toISOString() : JSON.stringify(value);
};

const shownSigns = 2;
const mask = (value: Plain): Plain => (value === null ? null : `…${String(value).slice(-shownSigns)}`);

/** Field by field what it was and what it became; what stayed as it was is left out. */
export function changesOf(
	before: Readonly<Record<string, unknown>>,
	after: Readonly<Record<string, unknown>>,
	rules: Readonly<Record<string, FieldRule>>,
): Changes {
	const changed = Object.keys(after).filter((field) => textOf(before[field]) !== textOf(after[field]));
	return Object.fromEntries(
		changed.map((field): [string, Change] => {
			const [was, is] = [textOf(before[field]), textOf(after[field])];
			const rule = rules[field] ?? 'named';
			if (rule === 'plain') return [field, { before: was, after: is }];
			return [field, rule === 'masked' ? { before: mask(was), after: mask(is) } : 'changed'];
		}),
	);
}
