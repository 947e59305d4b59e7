import type { AnswerTold, Comparison } from '#contract/api/matching-fields.ts';
import type { AnswerSort } from '#domain/matching/answer.ts';
import { answerSorts } from '#domain/matching/answer.ts';
import { onlyHere } from '#domain/matching/sort-answers.ts';
import type { AgreedKind } from '#domain/reservation/agreed-price.ts';

/** An answer as a table of them needs it, whoever looks at it. */
export type Compared = Omit<AnswerTold, 'reservationId' | 'reason'> & {
	reason?: AnswerTold['reason'];
	isNew?: boolean;
};
/** Of its head in the table. */
export const columnId = (answerId: string): string => `answer-${answerId}`;

export type Cell = Comparison['rows'][number]['cells'][number];

/** One line of the table: the cell of each answer by its id, whether they differ, and who alone includes it. */
export type ComparedLine = {
	of: AgreedKind;
	isDifferent: boolean;
	onlyHere: string | null;
	cells: ReadonlyMap<string, Cell>;
};

export const linesOf = ({ rows }: Comparison): ComparedLine[] =>
	rows.map(({ of, isDifferent, cells }) => ({
		of,
		isDifferent,
		onlyHere: onlyHere(cells),
		cells: new Map(cells.map((cell) => [cell.answerId, cell])),
	}));

export const sortIn = (search: URLSearchParams): AnswerSort =>
	answerSorts.find((sort) => sort === search.get('sort')) ?? 'total';

type Changed = { fields: ReadonlySet<string>; kinds: ReadonlySet<string> };
const nothing: Changed = { fields: new Set(), kinds: new Set() };

/** What is new in the version that is read now, beside the one before it. */
export function changedIn({ version, versions }: Pick<Compared, 'version' | 'versions'>): Changed {
	const latest = version > 1 && versions.find((one) => one.version === version);
	if (!latest) return nothing;
	return {
		fields: new Set(latest.changes.map(({ field }) => field)),
		kinds: new Set(latest.changes.flatMap(({ kinds }) => kinds)),
	};
}

/** Whether a line of the table says the same of every answer. */
export const areSame = (told: readonly string[]): boolean => new Set(told).size < 2;
