import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewAfter } from './content-view.ts';
import { archiveItem, type Seen } from './move-item.ts';

/** Readers see it no more, its editors do: it is brought back by publishing it. What was reserved of it stays reserved. */
export function archiveContent(own: MemberContext, seen: Seen) {
	return own.services.transact(async (work) => {
		const put = await archiveItem(work, own, seen);
		return put.ok ? accept(await viewAfter(work, own, seen)) : put;
	});
}
