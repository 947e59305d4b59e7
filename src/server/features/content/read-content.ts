import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Named } from './content.repo.ts';
import { viewEditing } from './content-view.ts';
import { findOwnItem } from './open-item.ts';

/** Something to edit. What was made past its drafts gets its first revision when it is opened. */
export function readContent({ services, viewer, now }: MemberContext, { kind, id }: Named) {
	return services.transact(async (work) => {
		const item = await findOwnItem(work, { kind, id, viewer, now });
		return item ? accept(await viewEditing(work, { item, viewer, now })) : refuse('not-found');
	});
}
