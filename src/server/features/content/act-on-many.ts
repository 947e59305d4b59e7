import type { ContentActTold, contentEndpoints } from '#contract/api/content.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ContentKind } from '#domain/content/content.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { archiveItem, publishItem, unarchiveItem } from './move-item.ts';

type Body = InputOf<(typeof contentEndpoints)['POST /api/console/content/:noun/acts']>['body'];

const acts = { publish: publishItem, archive: archiveItem, unarchive: unarchiveItem };

/**
 * The same is done with several, one after the other and each in a transaction of its own, as if each were opened and its button
 * pressed: what one of them lacks keeps none of the others in, and is told with its name (decision 0110).
 */
export async function actOnMany(own: MemberContext, { kind, act, items }: { kind: ContentKind } & Body) {
	const told: ContentActTold[] = [];
	for (const { id, revision } of items) {
		const done = await own.services.transact((work) => acts[act](work, own, { kind, id, revision }));
		told.push(
			done.ok
				? { id, outcome: 'done' }
				: { id, outcome: 'refused', code: done.refusal, lacking: lackingIn(done.refusal, done.faults ?? []) },
		);
	}
	return accept({ told });
}

type Refused = Extract<ContentActTold, { outcome: 'refused' }>;

/** What is missing before it goes out is told by the names of the checks. */
const lackingIn = (code: Refused['code'], faults: readonly { at: string }[]): Refused['lacking'] =>
	code === 'not-ready' ? (faults.map(({ at }) => at) as Refused['lacking']) : [];
