import type { ContentActTold, contentEndpoints } from '#contract/api/content.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ContentKind } from '#domain/content/content.ts';
import { hasCome } from '#domain/content/content-machine.ts';
import { mayEdit } from '#domain/content/edit-right.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findNamedItems, standingOf } from './content.repo.ts';
import { archiveItem, publishItem, unarchiveItem } from './move-item.ts';

type Body = InputOf<(typeof contentEndpoints)['POST /api/console/content/:noun/acts']>['body'];

const acts = { publish: publishItem, archive: archiveItem, unarchive: unarchiveItem };

/** Then the rest is left and told so: who waits longer than a browser does learns nothing at all. */
const patienceMs = 12_000;

/**
 * The same is done with several, one after the other and each in a transaction of its own, as if each were opened and its button
 * pressed: what one of them lacks keeps none of the others in, and is told with its name (decision 0110). Where all of it takes too
 * long the rest is left; where it breaks, who has no answer asks `readActOutcomes`.
 */
export async function actOnMany(own: MemberContext, { kind, act, items }: { kind: ContentKind } & Body) {
	const until = performance.now() + patienceMs;
	const told: ContentActTold[] = [];
	for (const { id, revision } of items) {
		if (performance.now() > until) break;
		const done = await own.services.transact((work) => acts[act](work, own, { kind, id, revision }));
		told.push(
			done.ok
				? { id, outcome: 'done' }
				: { id, outcome: 'refused', code: done.refusal, lacking: lackingIn(done.refusal, done.faults ?? []) },
		);
	}
	const left = items.slice(told.length).map(({ id }) => ({ id, outcome: 'left' as const }));
	return accept({ told: [...told, ...left] });
}

/** How each stands by now, for who had no answer: by one reading, and nothing is done. */
export async function readActOutcomes(
	{ queries, viewer }: MemberContext,
	{ kind, act, items }: { kind: ContentKind } & Body,
) {
	const found = await findNamedItems(
		queries,
		kind,
		items.map(({ id }) => id),
	);
	const own = new Map(found.filter((item) => mayEdit(viewer, item)).map((item) => [item.id, standingOf(item)]));
	const told = items.map(({ id, revision }): ContentActTold => {
		const standing = own.get(id);
		return { id, outcome: standing && hasCome(standing, { act, revision }) ? 'done' : 'left' };
	});
	return accept({ told });
}

type Refused = Extract<ContentActTold, { outcome: 'refused' }>;

/** What is missing before it goes out is told by the names of the checks. */
const lackingIn = (code: Refused['code'], faults: readonly { at: string }[]): Refused['lacking'] =>
	code === 'not-ready' ? (faults.map(({ at }) => at) as Refused['lacking']) : [];
