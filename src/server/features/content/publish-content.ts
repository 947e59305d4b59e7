import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewAfter } from './content-view.ts';
import { publishItem, type Seen } from './move-item.ts';

/** The newest revision goes out, if it is the one that was seen. */
export function publishContent(own: MemberContext, seen: Seen) {
	return own.services.transact(async (work) => {
		const out = await publishItem(work, own, seen);
		return out.ok ? accept(await viewAfter(work, own, seen)) : out;
	});
}
