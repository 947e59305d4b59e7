import { compareContents } from '#domain/content/compare-content.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findRevision, type Named } from './content.repo.ts';
import { headView } from './content-view.ts';
import { findOwnItem } from './open-item.ts';

const mostFields = 500;

/** Two revisions, field by field. */
export function compareRevisions(own: MemberContext, { kind, id, from, to }: Named & { from: number; to: number }) {
	const { services, viewer, now } = own;
	return services.transact(async (work) => {
		const item = await findOwnItem(work, { kind, id, viewer, now });
		const old = item && (await findRevision(work, { kind, id, number: from }));
		const young = item && (await findRevision(work, { kind, id, number: to }));
		if (!item || !old || !young) return refuse('not-found');
		return accept({
			from: headView(old, { item, viewer }),
			to: headView(young, { item, viewer }),
			fields: compareContents({ ...old.value }, { ...young.value }).slice(0, mostFields),
		});
	});
}
