import { type AgreedKind, type AgreedLine, agreedKinds, amountOf } from '../reservation/agreed-price.ts';
import type { OfferedDate } from './answer.ts';

type Compared = {
	id: string;
	lines: readonly AgreedLine[];
	total: number | null;
	dates: readonly OfferedDate[];
	rating: number | null;
	answerMinutes: number;
};

/** `unsaid`: nothing was said about it; `not-included`: it was said that it is not. */
export const cellStates = ['included', 'not-included', 'unsaid'] as const;
type CellState = (typeof cellStates)[number];
type ComparedCell = {
	answerId: string;
	state: CellState;
	quantity: number | null;
	won: number | null;
	names: string[];
};
export type ComparedRow = { of: AgreedKind; cells: ComparedCell[]; isDifferent: boolean };

function cellOf({ id, lines }: Compared, of: AgreedKind): ComparedCell {
	const own = lines.filter((line) => line.of === of);
	const paid = own.filter(({ won }) => won !== null);
	const names = own.map(({ name }) => name).filter((name) => name !== '');
	if (own.length === 0) return { answerId: id, state: 'unsaid', quantity: null, won: null, names };
	if (paid.length === 0) return { answerId: id, state: 'not-included', quantity: null, won: null, names };
	return {
		answerId: id,
		state: 'included',
		quantity: paid.length === 1 ? (paid[0]?.quantity ?? 1) : 1,
		won: paid.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0),
		names,
	};
}

const isSame = (one: ComparedCell, other: ComparedCell): boolean =>
	one.state === other.state && one.quantity === other.quantity && one.won === other.won;

/** The same lines in the same order for every answer: each kind that any of them names, and what each says about it. */
export function compareAnswers(answers: readonly Compared[]): ComparedRow[] {
	const named = new Set(answers.flatMap(({ lines }) => lines.map(({ of }) => of)));
	return agreedKinds
		.filter((of) => named.has(of))
		.map((of) => {
			const cells = answers.map((answer) => cellOf(answer, of));
			const [first, ...rest] = cells;
			return { of, cells, isDifferent: first !== undefined && rest.some((cell) => !isSame(first, cell)) };
		});
}

type Marks = { lowest: string | null; earliest: string | null; bestRated: string | null; fastest: string | null };

/** Whose value is the best alone; null where two share it or nobody can be compared. */
function bestOf(answers: readonly Compared[], value: (answer: Compared) => number | null): string | null {
	const known = answers.flatMap((answer) => {
		const worth = value(answer);
		return worth === null ? [] : [{ id: answer.id, worth }];
	});
	if (known.length < 2) return null;
	const [first, second] = known.sort((one, other) => one.worth - other.worth);
	return first && second && first.worth < second.worth ? first.id : null;
}

const firstDay = ({ dates }: Compared): number | null =>
	dates.length === 0 ? null : Math.min(...dates.map(({ on, time }) => Date.parse(`${on}T${time ?? '00:00'}:00+09:00`)));

/**
 * Lowest total, earliest date, best rating, fastest answer. Who of several clinics is cheapest or best is not said: the law on
 * medical advertising allows no comparison and no superlative. Their lines stand side by side all the same.
 */
export const marksOf = (answers: readonly Compared[], { isHealth }: { isHealth: boolean }): Marks => ({
	lowest: isHealth ? null : bestOf(answers, ({ total }) => total),
	earliest: bestOf(answers, firstDay),
	bestRated: isHealth ? null : bestOf(answers, ({ rating }) => (rating === null ? null : -rating)),
	fastest: bestOf(answers, ({ answerMinutes }) => answerMinutes),
});

/** What is new in a version beside the one before it, by field; of lines by their kind. */
export type VersionWords = {
	text: string;
	phrases: readonly unknown[];
	lines: readonly AgreedLine[];
	dates: readonly OfferedDate[];
	places: number;
	productId: string | null;
};
export const changedFields = ['text', 'lines', 'dates', 'places', 'product'] as const;
export type VersionChange = { field: (typeof changedFields)[number]; kinds: AgreedKind[] };

/** The same words whichever way round they were kept: the database gives back the parts of a thing in an order of its own. */
const told = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) => (isThing(part) ? sorted(part) : part));
const isThing = (part: unknown): part is Record<string, unknown> =>
	typeof part === 'object' && part !== null && !Array.isArray(part);
const sorted = (thing: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(thing).sort(([one], [other]) => (one < other ? -1 : 1)));

export function changesBetween(before: VersionWords, after: VersionWords): VersionChange[] {
	const changedKinds = agreedKinds.filter(
		(of) => told(before.lines.filter((line) => line.of === of)) !== told(after.lines.filter((line) => line.of === of)),
	);
	const isOther = {
		text: before.text !== after.text || told(before.phrases) !== told(after.phrases),
		lines: changedKinds.length > 0,
		dates: told(before.dates) !== told(after.dates),
		places: before.places !== after.places,
		product: before.productId !== after.productId,
	};
	return changedFields
		.filter((field) => isOther[field])
		.map((field) => ({ field, kinds: field === 'lines' ? changedKinds : [] }));
}
