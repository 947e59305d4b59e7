import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findEntry, lockEntry, moveWaiting, passOn } from './waiting.repo.ts';
import { viewWaiting } from './waiting-view.ts';

/** Wait no longer. What was offered goes to the next in line; asked again, it is simply done. */
export async function withdrawWaiting(
	{ services, memberId }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	return services.transact(async (work) => {
		const row = await lockEntry(work, { id, memberId });
		if (!row) return refuse('not-found');
		const isMoved = await moveWaiting(work, { id, move: 'withdraw' });
		if (!isMoved && row.status !== 'withdrawn') return refuse('not-allowed');
		const entry = await findEntry(work, { id, memberId });
		if (!entry) throw new Error('an entry went while it was locked');
		if (isMoved && row.status === 'offered') await passOn(work, row);
		return accept(viewWaiting(entry, language));
	});
}
