import type { contentEndpoints } from '#contract/api/content.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isSame, meetContents, mergeContents } from '#domain/content/compare-content.ts';
import type { AnyContent } from '#domain/content/content.ts';
import { moveContent } from '#domain/content/content-machine.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import {
	columnsOf,
	findItem,
	findRevision,
	type Item,
	insertRevision,
	type Named,
	saveItem,
	standingOf,
} from './content.repo.ts';
import { headView, offWire, onWire, viewEditing } from './content-view.ts';
import { contentOf, newRevision } from './new-revision.ts';
import { lockOwnItem } from './open-item.ts';

type Body = InputOf<(typeof contentEndpoints)['PUT /api/console/content/:noun/:id/draft']>['body'];
type Plain = Record<string, unknown>;
const mostFields = 500;

/**
 * Saves what was written on a revision as the next one. Where somebody saved meanwhile nothing is saved: the revision that both
 * began from, mine, theirs and both together come back. The same sent twice is one.
 */
export function saveDraft(own: MemberContext, { kind, id, body }: Named & { body: Body }) {
	const { services, viewer, memberId, now } = own;
	const content = offWire(body.content);
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		if (content.kind !== kind)
			return refuse('invalid-input', { faults: [{ at: 'content.kind', code: 'invalid-input' }] });
		const latest = await findRevision(work, { kind, id, number: item.latest });
		if (!latest || body.base > item.latest)
			return refuse('invalid-input', { faults: [{ at: 'base', code: 'invalid-input' }] });
		// Sent again, or written by both alike: it stands there already.
		if (isSame(latest.value, content.value) && body.confirmed.length === 0)
			return accept({ outcome: 'saved' as const, editing: await viewEditing(work, { item, viewer, now }) });
		if (body.base !== item.latest) return conflict(work, { own, item, content, base: body.base });

		const moved = moveContent(kind, standingOf(item), { move: 'save' }, now);
		if (!moved.ok) return refuse('not-found');
		const { row, listed } = newRevision({
			...{ id, content, before: { content: contentOf(kind, latest.value), marks: latest.marks } },
			...{ number: moved.value.latest, base: item.latest, authorId: memberId, at: now, confirmed: body.confirmed },
		});
		await insertRevision(work, row);
		await saveItem(work, { kind, id }, { ...columnsOf(moved.value), ...listed });
		const saved = (await findItem(work, { kind, id })) ?? item;
		return accept({ outcome: 'saved' as const, editing: await viewEditing(work, { item: saved, viewer, now }) });
	});
}

type Met = { own: MemberContext; item: Item; content: AnyContent; base: number };

async function conflict(work: Transaction, { own: { viewer }, item, content, base: number }: Met) {
	const { kind, id } = item;
	const base = await findRevision(work, { kind, id, number });
	const theirs = await findRevision(work, { kind, id, number: item.latest });
	// A draft so old that it was laid off: there is nothing to compare with but what is there now.
	if (!base || !theirs) return refuse('invalid-input', { faults: [{ at: 'base', code: 'invalid-input' }] });
	const three = {
		base: base.value as unknown as Plain,
		mine: content.value as unknown as Plain,
		theirs: theirs.value as unknown as Plain,
	};
	return accept({
		outcome: 'conflict' as const,
		base: { number, content: onWire(contentOf(kind, base.value)) },
		mine: onWire(content),
		theirs: { revision: headView(theirs, { item, viewer }), content: onWire(contentOf(kind, theirs.value)) },
		fields: meetContents(three).slice(0, mostFields),
		merged: onWire(contentOf(kind, mergeContents(three))),
	});
}
