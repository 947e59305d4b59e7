import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { wordingParts } from '#domain/mail/wording.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import { countWordingRows, findWordingRows } from './wording.repo.ts';

const inOrder = cursorOf({ revision: cursorPart.number });

type Asked = { template: string; language: ContentLocale; cursor?: string | undefined };

/** Who worded a mail in a language when: each beside the one before it. */
export async function listWordings({ queries }: Context, { template, language, cursor }: Asked) {
	if (!isMailTemplate(template)) return refuse('not-found');
	const below = inOrder.read(cursor);
	if (!below.ok) return below;
	const of = { template, locale: language };
	const [rows, total] = await Promise.all([
		// The one beyond the page tells that there is more, and what the last one shown replaced.
		findWordingRows(queries, { ...of, below: below.value?.revision, limit: pageSize + 1 }),
		countWordingRows(queries, of),
	]);
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	const items = shown.map(({ revision, texts, at, firstName, lastName }, index) => {
		const before = rows[index + 1]?.texts ?? {};
		const changed = wordingParts.filter((part) => before[part]?.text !== texts[part]?.text);
		return {
			...{ revision, at: at.toISOString(), by: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null },
			changes: changed.map((part) => ({
				...{ part, before: before[part]?.text ?? null, after: texts[part]?.text ?? null },
			})),
		};
	});
	return accept({ items, total, nextCursor });
}
