import { compareContents } from '#domain/content/compare-content.ts';
import type { AnyContent } from '#domain/content/content.ts';
import type { Standing } from '#domain/content/content-machine.ts';
import { checksOf, isReady } from '#domain/content/publish-checks.ts';
import type { Changes } from '#domain/event/changes.ts';
import { accept, type Refused, type Result, refuse } from '#domain/kernel/result.ts';
import { type GroupCode, groupCodes } from '#domain/member/group.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findServiceItems } from '#server/features/partner/partner.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { columnsOf, findRevision, type Item, markPublished, saveItem } from './content.repo.ts';
import { checkFacts } from './content-view.ts';
import { readLive } from './live-content.repo.ts';
import { contentOf } from './new-revision.ts';
import { putLive } from './put-live.ts';

type Lacking = 'not-ready' | 'service-unapproved' | 'not-found';
type Refusal = Lacking | 'below-sold';
type Actor =
	| { kind: 'provider' | 'operator'; id: string | null }
	/** With what who planned it is today; null where nobody is left. */
	| { kind: 'clock'; id: null; plannedBy: GroupCode | null };

type Looked = { work: Transaction; item: Item; content: AnyContent; now: Date };

/** What keeps it from going out: something missing, or a service that its house was never approved for. */
export async function whyNot({ work, item, content, now }: Looked): Promise<Refused<Lacking> | undefined> {
	const live = await readLive(work, item);
	if (item.kind === 'product') {
		if (!live?.of) return refuse('not-found');
		const service = `${live.of.area}.${live.of.kind}`;
		const isOthers = item.organisationId !== agencyId;
		if (isOthers && !(await findServiceItems(work, item.organisationId)).includes(service))
			return refuse('service-unapproved');
	}
	const checks = checksOf(content, await checkFacts(work, { item, content, live, now }));
	if (isReady(checks)) return undefined;
	const lacking = checks.filter(({ isMet, isNeeded }) => isNeeded && !isMet);
	return refuse('not-ready', { faults: lacking.map(({ check }) => ({ at: check, code: 'required' })) });
}

type Going = {
	work: Transaction;
	services: Services;
	item: Item;
	/** How it stands afterwards; `published` is what goes out. */
	next: Standing;
	actor: Actor;
	now: Date;
};

/** A revision goes out: readers' tables, words, how it stands and the trail, in one transaction. */
export async function putOut({ work, services, item, next, actor, now }: Going): Promise<Result<null, Refusal>> {
	const { kind, id } = item;
	const number = next.published ?? item.latest;
	const found = await findRevision(work, { kind, id, number });
	if (!found) return refuse('not-found');
	const content = contentOf(kind, found.value);
	const refused = await whyNot({ work, item, content, now });
	if (refused) return refused;
	const before = item.published === null ? undefined : await findRevision(work, { kind, id, number: item.published });
	const isByAgency = isByOperator(actor);
	const { organisationId } = item;
	const put = await putLive({ work, services, id, organisationId, isByOperator: isByAgency, actor, now }, content);
	if (!put.ok) return put;
	await saveItem(work, { kind, id }, { ...columnsOf(next), scheduledBy: null, planFailedAt: null, changedAt: now });
	await markPublished(work, { kind, id, number, now });
	await recordEvent(work, {
		...{ kind: 'content.published', subject: [kind, id], actor: actor.kind, actorId: actor.id, at: now },
		parties: put.value,
		facts: { number, before: item.published, isScheduled: actor.kind === 'clock' },
		changes: changesBetween(before && contentOf(kind, before.value), content),
	});
	return accept(null);
}

/** By the clock it goes out in the name of who planned it: an operator may have written into a draft of a house, which then plans it. */
const isByOperator = (actor: Actor): boolean =>
	actor.kind === 'operator' || (actor.kind === 'clock' && actor.plannedBy === groupCodes.operator);

const longestTold = 300;

/** Facts as they were and became; of texts only which: both revisions can be read. */
function changesBetween(before: AnyContent | undefined, after: AnyContent): Changes {
	const changes = compareContents({ ...before?.value }, { ...after.value }).slice(0, 100);
	return Object.fromEntries(
		changes.map(({ at, before: was, after: is }): [string, Changes[string]] => {
			const [old, young] = [JSON.stringify(was), JSON.stringify(is)];
			const isTold = !at.startsWith('texts.') && old.length <= longestTold && young.length <= longestTold;
			return [at, isTold ? { before: old, after: young } : 'changed'];
		}),
	);
}
