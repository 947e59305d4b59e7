import type { Incoming } from '#contract/endpoint.ts';
import { moveContent } from '#domain/content/content-machine.ts';
import { countsOf, type GivenFile, type PlannedThing, thingKey } from '#domain/handover/plan-handover.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { insertRevisions, saveItems } from '#server/features/bulk/bulk.repo.ts';
import { columnsOf, standingOf } from '#server/features/content/content.repo.ts';
import { contentOf, newRevision } from '#server/features/content/new-revision.ts';
import { recordEvents } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { type FoundItem, findToldAs, lockNamed } from './handover.repo.ts';
import { type HandoverPlan, layPlan, markOf, namedIn } from './lay-plan.ts';
import { ownedKinds } from './owned-kinds.ts';
import { readXliff } from './read-xliff.ts';

/** A file goes in as it was tried: all of it or nothing, each thing as a draft. What readers see changes when somebody publishes it. */
export async function applyXliff(own: MemberContext, { file, mark }: { file: Incoming; mark: string }) {
	const given = await readXliff(file);
	if ('why' in given) return refuse('invalid-input', { faults: [{ at: 'file', code: 'file-unreadable' }] });
	return own.services.transact((work) => apply(work, own, { given, mark }));
}

type Applied = { given: GivenFile; mark: string };

async function apply(work: Transaction, own: MemberContext, { given, mark }: Applied) {
	await lockNamed(work, namedIn(given));
	const plan = await layPlan(work, ownedKinds(own.viewer), given);
	const counts = countsOf(plan.things);
	if (counts.bad > 0)
		return refuse('invalid-input', { faults: [{ at: 'file', code: 'invalid-input', count: counts.bad }] });
	if (markOf(plan) !== mark) return refuse('changed-since');
	const things = await saveTranslated(work, own, { plan, to: given.to });
	return accept({ counts, things });
}

type Saved = { plan: HandoverPlan; to: ContentLocale };

/** Each as the editor would save it: another revision. How many there were. */
async function saveTranslated(work: Transaction, own: MemberContext, { plan, to }: Saved): Promise<number> {
	const { memberId, now } = own;
	const saved = plan.things.flatMap((thing) => {
		const found = plan.found.get(thingKey(thing));
		return found && thing.made ? [savedAs(thing, { found, to, authorId: memberId, now })] : [];
	});
	await insertRevisions(
		work,
		saved.map(({ row }) => row),
	);
	await saveItems(
		work,
		saved.map(({ item }) => item),
	);
	await tellHouses(work, own, { organisationIds: saved.map(({ item }) => item.organisationId), to });
	return saved.length;
}

type Step = { found: FoundItem; to: ContentLocale; authorId: string; now: Date };

function savedAs(thing: PlannedThing, { found: { item, value, marks }, to, authorId, now }: Step) {
	const { kind, id } = item;
	const moved = moveContent(kind, standingOf(item), { move: 'save' }, now);
	if (!moved.ok || !thing.made) throw new Error(`${kind} ${id} cannot be saved`);
	const { row, listed } = newRevision({
		...{ id, content: thing.made, number: moved.value.latest, base: item.latest, authorId, at: now },
		before: { content: contentOf(kind, value), marks },
		confirmed: thing.confirmed.map((field) => ({ field, locale: to })),
	});
	return { row, item: { ...item, ...columnsOf(moved.value), ...listed } };
}

type Told = { organisationIds: readonly string[]; to: ContentLocale };

/** One entry a house: the trail has it, and a house whose products the agency had translated is told to look at its drafts. */
async function tellHouses(work: Transaction, own: MemberContext, { organisationIds, to }: Told): Promise<void> {
	const { viewer, memberId, now } = own;
	const counts = new Map<string, number>();
	for (const id of organisationIds) counts.set(id, (counts.get(id) ?? 0) + 1);
	if (counts.size === 0) return;
	const toldAs = await findToldAs(work, [...counts.keys()]);
	await recordEvents(
		work,
		[...counts].map(([organisationId, things]) => ({
			...{ kind: 'content.translated' as const, subject: ['organisation', organisationId] as const, at: now },
			...{ actor: actingFor(viewer, organisationId), actorId: memberId, facts: { things, language: to } },
			parties: organisationId === agencyId ? {} : { providerId: toldAs.get(organisationId) ?? null },
		})),
	);
}
