import { type AreaSlug, areaOf, isAreaSlug } from '#domain/area/areas.ts';
import { type QuestionSort, questionSorts } from '#domain/matching/question.ts';
import { searchWordIn } from '#site/parts/search/search-word-in.ts';

export const statusChoices = ['open', 'matched', 'ended'] as const;
type StatusChoice = (typeof statusChoices)[number];

/** What a visitor has chosen on the list, as it stands in the address. */
export type QuestionChoices = {
	search: string;
	area: AreaSlug | undefined;
	/** Of the chosen area. */
	kind: string | undefined;
	status: StatusChoice | undefined;
	sort: QuestionSort;
	cursor: string | undefined;
};

export const maxSearch = 100;
const usualSort: QuestionSort = 'newest';

/** The server refuses a cursor that is none of its own; a list whose address was cut off starts at its beginning. */
function cursorIn(text: string | null): string | undefined {
	if (!text || !/^[\w-]{1,200}$/.test(text)) return undefined;
	try {
		return Array.isArray(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))) ? text : undefined;
	} catch {
		return undefined;
	}
}

const isAskedAbout = (area: AreaSlug, kind: string | null) => areaOf(area).kinds.some(({ slug }) => slug === kind);

/** Reads the address; what is not known there is dropped, so that no old or mistyped link breaks the page. */
export function choicesOf(search: URLSearchParams): QuestionChoices {
	const asked = search.get('area') ?? '';
	const area = isAreaSlug(asked) ? asked : undefined;
	const kind = search.get('kind');
	return {
		search: searchWordIn(search, maxSearch),
		area,
		kind: area && kind && isAskedAbout(area, kind) ? kind : undefined,
		status: statusChoices.find((status) => status === search.get('status')),
		sort: questionSorts.find((sort) => sort === search.get('sort')) ?? usualSort,
		cursor: cursorIn(search.get('cursor')),
	};
}

/** Only what was chosen. */
export const addressQuery = ({ search, area, kind, status, sort, cursor }: QuestionChoices) => ({
	...(search && { search }),
	...(area && { area }),
	...(area && kind && { kind }),
	...(status && { status }),
	...(sort !== usualSort && { sort }),
	...(cursor && { cursor }),
});

/** Whether something is chosen that leaves questions out. */
export const isChosen = ({ search, area, status }: QuestionChoices): boolean =>
	search !== '' || area !== undefined || status !== undefined;
