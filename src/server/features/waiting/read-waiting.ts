import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findEntry } from './waiting.repo.ts';
import { viewWaiting } from './waiting-view.ts';

/** One of my places on a waiting list, whatever became of it. */
export async function readWaiting(
	{ queries, memberId }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findEntry(queries, { id, memberId });
	return found ? accept(viewWaiting(found, language)) : refuse('not-found');
}
