import { moveContent } from '#domain/content/content-machine.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { changeStanding } from './change-standing.ts';
import { type Item, type Named, standingOf } from './content.repo.ts';
import { lockOwnItem } from './open-item.ts';
import { takeAway } from './put-live.ts';
import { putOut } from './put-out.ts';

/** The newest revision is named: what somebody else saved meanwhile is not decided about unseen. */
export type Seen = Named & { revision: number };

async function openSeen(work: Transaction, { viewer, now }: MemberContext, { kind, id, revision }: Seen) {
	const item = await lockOwnItem(work, { kind, id, viewer, now });
	if (!item) return refuse('not-found');
	return item.latest === revision ? accept(item) : refuse('changed-since');
}

async function goOut(work: Transaction, own: MemberContext, item: Item, move: 'publish' | 'unarchive') {
	const { services, viewer, memberId, now } = own;
	const moved = moveContent(item.kind, standingOf(item), { move }, now);
	if (!moved.ok) return moved;
	const actor = { kind: actingFor(viewer, item.organisationId), id: memberId };
	const out = await putOut({ work, services, item, next: moved.value, actor, now });
	return out.ok ? out : rollBack(out);
}

async function standElsewhere(work: Transaction, own: MemberContext, item: Item, move: 'archive' | 'unarchive') {
	const moved = moveContent(item.kind, standingOf(item), { move }, own.now);
	if (!moved.ok) return moved;
	const parties = move === 'archive' ? await takeAway(work, item) : {};
	const event = `content.${move}d` as const;
	await changeStanding(work, {
		own,
		item,
		next: moved.value,
		step: { move },
		event,
		facts: { number: item.published },
		parties,
	});
	return accept(null);
}

/** The newest revision goes out. */
export async function publishItem(work: Transaction, own: MemberContext, seen: Seen) {
	const item = await openSeen(work, own, seen);
	return item.ok ? goOut(work, own, item.value, 'publish') : item;
}

/** Readers see it no more, its editors do. What was reserved of it stays reserved. */
export async function archiveItem(work: Transaction, own: MemberContext, seen: Seen) {
	const item = await openSeen(work, own, seen);
	return item.ok ? standElsewhere(work, own, item.value, 'archive') : item;
}

/** As it was before it was put away: what readers saw goes out again, if nothing it needs is missing by now. */
export async function unarchiveItem(work: Transaction, own: MemberContext, seen: Seen) {
	const item = await openSeen(work, own, seen);
	if (!item.ok) return item;
	return item.value.published === null
		? standElsewhere(work, own, item.value, 'unarchive')
		: goOut(work, own, item.value, 'unarchive');
}
