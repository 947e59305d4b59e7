import { createHash } from 'node:crypto';
import { contentValue } from '#contract/api/content-values.ts';
import type { AnyContent } from '#domain/content/content.ts';
import {
	type GivenFile,
	type KnownThing,
	type PlannedThing,
	planHandover,
	thingKey,
} from '#domain/handover/plan-handover.ts';
import { contentOf } from '#server/features/content/new-revision.ts';
import type { Queries } from '#server/queries.ts';
import { type FoundItem, findHanded, findNamed, type Named, type OwnedKinds } from './handover.repo.ts';

/** The things that a file names, as far as they can be any of ours. */
export const namedIn = ({ things }: GivenFile): (Named & { revision: number | undefined })[] =>
	things.flatMap(({ kind, id, revision }) => (kind && id !== '' ? [{ kind, id, revision }] : []));

/** Of a value that came from the database only a text can be wrong, and only by its length. */
function tooLong(content: AnyContent): string[] {
	const { error } = contentValue.safeParse(content);
	return (error?.issues ?? []).map(({ path }) => path.slice(1).join('.'));
}

export type HandoverPlan = { things: PlannedThing[]; found: ReadonlyMap<string, FoundItem> };

/** What would become of a file, by what is there now. */
export async function layPlan(queries: Queries, owned: OwnedKinds, file: GivenFile): Promise<HandoverPlan> {
	const named = namedIn(file);
	const found = new Map(
		(await findNamed(queries, owned, named)).map((one) => [thingKey({ kind: one.item.kind, id: one.item.id }), one]),
	);
	const handed = new Map(
		(
			await findHanded(
				queries,
				named.flatMap((one) => (one.revision === undefined ? [] : [{ ...one, revision: one.revision }])),
			)
		).map(({ kind, id, value }) => [thingKey({ kind, id }), contentOf(kind, value)]),
	);
	const known = new Map(
		[...found].map(([key, { item, value, marks }]): [string, KnownThing] => [
			key,
			{
				...{ content: contentOf(item.kind, value), marks, latest: item.latest, handed: handed.get(key) },
				title: item.title.ko ?? item.title.en ?? item.id,
			},
		]),
	);
	return { things: planHandover(file, { known, tooLong }), found };
}

/** The same for the same texts on the same revisions: who puts in a file has seen what becomes of it. */
export function markOf({ things }: HandoverPlan): string {
	const seen = things.map(({ kind, id, latest, changes, confirmed, faults }) => [
		...[kind, id, latest, changes, confirmed, faults.map(({ unit, why }) => [unit, why])],
	]);
	return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
