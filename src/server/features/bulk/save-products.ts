import { kinds } from '#domain/area/areas.ts';
import type { PlannedProduct } from '#domain/bulk/plan-products.ts';
import { freeId, idStem } from '#domain/content/content-id.ts';
import { moveContent } from '#domain/content/content-machine.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { columnsOf, standingOf } from '#server/features/content/content.repo.ts';
import { newRevision } from '#server/features/content/new-revision.ts';
import { hiddenProduct } from '#server/features/content/put-live.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findTakenIds, insertNew, insertRevisions, piecesOf, saveItems } from './bulk.repo.ts';
import type { ProductPlan } from './plan-file.ts';

type Made = NonNullable<PlannedProduct['made']>;
type New = Extract<Made, { kind: string }>;
type Changed = Extract<Made, { on: unknown }>;

/** So many are written at a time: others are served in between, and no transaction waits long for its next word. */
const atOnce = 100;

/** Each as the editor would save it: another revision, nothing that readers see. Whether all ids were free. */
export async function saveProducts(work: Transaction, own: MemberContext, plan: ProductPlan): Promise<boolean> {
	const made = plan.lines.flatMap((line) => line.made ?? []);
	await saveChanged(work, own, { plan, changed: made.filter((one): one is Changed => 'on' in one) });
	return saveNew(
		work,
		own,
		made.filter((one): one is New => 'kind' in one),
	);
}

async function saveChanged(
	work: Transaction,
	own: MemberContext,
	{ plan, changed }: { plan: ProductPlan; changed: readonly Changed[] },
): Promise<void> {
	const { memberId, now } = own;
	const counts = new Map<string, number>();
	for (const some of piecesOf(changed, atOnce)) {
		const saved = some.map(({ on, value }) => {
			const found = plan.found.get(on.id);
			const moved = found && moveContent('product', standingOf(found.item), { move: 'save' }, now);
			if (!found || !moved?.ok) throw new Error(`${on.id} cannot be saved`);
			const { row, listed } = newRevision({
				...{ id: on.id, content: { kind: 'product', value }, number: moved.value.latest, base: on.latest },
				before: { content: { kind: 'product', value: on.value }, marks: found.marks },
				...{ authorId: memberId, at: now },
			});
			count(counts, found.item.organisationId);
			return { item: { ...found.item, ...columnsOf(moved.value), ...listed }, row };
		});
		await insertRevisions(
			work,
			saved.map(({ row }) => row),
		);
		await saveItems(
			work,
			saved.map(({ item }) => item),
		);
	}
	await noteImport(work, own, { counts, as: 'changed' });
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** An id each, of the file's own names too: asked for in rounds, not one by one. */
async function idsFor(work: Transaction, stems: readonly string[]): Promise<string[]> {
	const taken = new Set<string>();
	const depth = 10;
	for (let from = 1; ; from += depth) {
		const asked = [...new Set(stems)].flatMap((stem) =>
			Array.from({ length: depth }, (_, at) => (from + at === 1 ? stem : `${stem}-${from + at}`)),
		);
		for (const id of await findTakenIds(work, asked)) taken.add(id);
		const given = new Set(taken);
		const ids = stems.map((stem) => {
			const id = freeId(stem, given);
			given.add(id);
			return id;
		});
		// Whatever lies beyond what was asked for may be taken too.
		const isKnown = ids.every((id, at) => Number(id.slice((stems[at] ?? '').length + 1) || 1) < from + depth);
		if (isKnown) return ids;
	}
}

async function saveNew(work: Transaction, own: MemberContext, news: readonly New[]): Promise<boolean> {
	if (news.length === 0) return true;
	const { memberId, now } = own;
	const stems = news.map(({ names, kind }) => idStem(names, kind));
	const named = (await idsFor(work, stems)).map((id, at) => ({ id, made: news[at] as New }));
	const today = koreanDay(now);
	const counts = new Map<string, number>();
	for (const some of piecesOf(named, atOnce)) {
		const rows = some.map(({ id, made: { value, kind, providerId, organisationId } }) => {
			const area = kinds[kind]?.area;
			if (!area) throw new Error(`no kind ${kind}`);
			const { row, listed } = newRevision({
				...{ id, content: { kind: 'product', value }, before: undefined, number: 1, base: null },
				...{ authorId: memberId, at: now },
			});
			count(counts, organisationId);
			return {
				item: {
					...{ kind: 'product' as const, id, organisationId, state: 'draft' as const, latest: 1 },
					...{ createdAt: now, ...listed },
				},
				...{ row, product: hiddenProduct({ id, area, kind, providerId, value, today, now }) },
			};
		});
		const isFree = await insertNew(work, {
			items: rows.map(({ item }) => item),
			products: rows.map(({ product }) => product),
		});
		if (!isFree) return false;
		await insertRevisions(
			work,
			rows.map(({ row }) => row),
		);
	}
	await noteImport(work, own, { counts, as: 'new' });
	return true;
}

type Noted = { counts: ReadonlyMap<string, number>; as: 'new' | 'changed' };

/** One entry a house, not one a line: each product's revisions say the rest. */
async function noteImport(work: Transaction, own: MemberContext, { counts, as }: Noted): Promise<void> {
	const { viewer, memberId, now } = own;
	for (const [organisationId, products] of counts)
		await recordEvent(work, {
			...{ kind: 'content.imported', subject: ['organisation', organisationId], parties: {}, at: now },
			...{ facts: { [as]: products }, actor: actingFor(viewer, organisationId), actorId: memberId },
		});
}
