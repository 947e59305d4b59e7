import { areaSlugs } from '#domain/area/areas.ts';
import { type PageId, type PageParams, pageIds, pages } from './pages.ts';

/** Where a path leads: a page of the table and the words that stood for its parameters. */
export type PageMatch = { page: PageId; params: Record<string, string> };

type Segment = { word: string } | { name: string };
type Pattern = { page: PageId; segments: Segment[] };

const segmentsOf = (path: string): Segment[] =>
	path
		.split('/')
		.slice(1)
		.filter((part) => part !== '')
		.map((part) => (part.startsWith(':') ? { name: part.slice(1) } : { word: part }));

/** Left to right, a fixed word is tried before an area, and an area before any other parameter. */
const rank = (pattern: Pattern) =>
	pattern.segments.map((segment) => ('word' in segment ? 'a' : segment.name === 'area' ? 'b' : 'c')).join('');

/** One list of patterns a path length, the most fixed first. */
const patternsByLength = Map.groupBy(
	pageIds
		.flatMap((page) => {
			const row: { path: string; alias?: string } = pages[page];
			return [row.path, row.alias]
				.filter((path) => path !== undefined)
				.map((path) => ({ page, segments: segmentsOf(path) }));
		})
		.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)),
	(pattern) => pattern.segments.length,
);

/** A parameter is one plain word: what a database id, a slug or a code looks like. */
const isParameter = (name: string, part: string) =>
	name === 'area' ? (areaSlugs as string[]).includes(part) : /^[\w-]{1,64}$/.test(part);

function paramsIn(segments: Segment[], parts: string[]): Record<string, string> | undefined {
	const params: Record<string, string> = {};
	for (const [at, segment] of segments.entries()) {
		const part = parts[at] ?? '';
		if ('word' in segment) {
			if (segment.word !== part) return undefined;
		} else {
			if (!isParameter(segment.name, part)) return undefined;
			params[segment.name] = part;
		}
	}
	return params;
}

/** Where the news of a page can be followed. */
export const feedPath = (page: PageId): string => `${pages[page].path}/rss.xml`;

/** The page of a path without its language code; undefined is the not-found page. Exact: no prefix, no other case. */
export function matchPage(path: string): PageMatch | undefined {
	if (path !== '/' && (!path.startsWith('/') || path.endsWith('/'))) return undefined;
	const parts = path === '/' ? [] : path.slice(1).split('/');
	for (const { page, segments } of patternsByLength.get(parts.length) ?? []) {
		const params = paramsIn(segments, parts);
		if (params) return { page, params };
	}
	return undefined;
}

/** A path's fixed pieces, and between each two of them the name of a parameter: every link of a list asks for them. */
const piecesOf = Object.fromEntries(pageIds.map((page) => [page, pages[page].path.split(/:(\w+)/)]));

/** The path of a page, without a language code. */
export function pagePath<Id extends PageId>(page: Id, ...[params]: ParamsArgument<Id>): string {
	const given = (params ?? {}) as Record<string, string>;
	const [start = '', ...rest] = piecesOf[page] ?? [];
	let path = start;
	for (let at = 0; at < rest.length; at += 2)
		path += encodeURIComponent(given[rest[at] ?? ''] ?? '') + (rest[at + 1] ?? '');
	return path;
}

/** Asked for only where the path has parameters. */
export type ParamsArgument<Id extends PageId> = keyof PageParams<Id> extends never ? [] : [params: PageParams<Id>];
