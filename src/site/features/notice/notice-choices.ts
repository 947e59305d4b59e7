import { type NoticeTopic, noticeTopics } from '#domain/notice/notice.ts';
import { searchWordIn } from '#site/parts/search/search-word-in.ts';

/** What a visitor has chosen on the list, as it stands in the address. */
export type NoticeChoices = { search: string; topic: NoticeTopic | undefined; cursor: string | undefined };

export const maxSearch = 100;

/** The server refuses a cursor that is none of its own; a list whose address was cut off starts at its beginning. */
function cursorIn(text: string | null): string | undefined {
	if (!text || !/^[\w-]{1,200}$/.test(text)) return undefined;
	try {
		const position: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
		return Array.isArray(position) && position.length === 5 ? text : undefined;
	} catch {
		return undefined;
	}
}

/** Reads the address; what is not known there is dropped, so that no old or mistyped link breaks the page. */
export const choicesOf = (search: URLSearchParams): NoticeChoices => ({
	search: searchWordIn(search, maxSearch),
	topic: noticeTopics.find((topic) => topic === search.get('topic')),
	cursor: cursorIn(search.get('cursor')),
});

/** Only what was chosen. */
export const addressQuery = ({ search, topic, cursor }: NoticeChoices) => ({
	...(search && { search }),
	...(topic && { topic }),
	...(cursor && { cursor }),
});
