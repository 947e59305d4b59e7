import { questionForm } from '#contract/api/matching-fields.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { held, mostOpenQuestions } from '#domain/matching/question.ts';
import { eraseNoted } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { heldQuestionBinding } from '#server/keys/seal-bindings.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import {
	deleteHeld,
	findHeld,
	findHeldOf,
	findHeldOfProved,
	type HeldRow,
	heldBefore,
	markOutdated,
} from './held-question.repo.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { findAskable, type MatchingProviderFacts } from './matching-provider.repo.ts';
import { putQuestion } from './put-question.ts';
import { countOpenQuestions, lockAsker } from './question.repo.ts';
import { questionFaults } from './question-fields.ts';

type Sending = Pick<TaskContext, 'queries' | 'services' | 'now'>;

const batch = 50;

/** Their address is proved: what they asked before goes out. */
export async function sendHeldQuestions(
	{ queries, services, now }: Sending,
	{ memberId }: { memberId: string },
): Promise<void> {
	const waiting = (await findHeldOf(queries, memberId)).filter(({ isOutdated }) => !isOutdated);
	if (waiting.length === 0) return;
	const askable = await findAskable(queries, now);
	for (const { id } of waiting)
		await services.transact((work) => sendOne(work, services, { id, memberId, askable, now }));
}

/** Whatever a dead server left, and what nobody has proved an address for. */
export async function sweepHeldQuestions(context: Sending): Promise<void> {
	for (const { memberId } of await findHeldOfProved(context.queries, batch))
		await sendHeldQuestions(context, { memberId });
	const { queries, now } = context;
	const gone = heldBefore(queries, new Date(now.getTime() - held.days * dayMs));
	await eraseNoted(queries, { rule: 'held-question', now }, gone);
}

type One = { id: string; memberId: string; askable: readonly MatchingProviderFacts[]; now: Date };

async function sendOne(work: Transaction, services: Services, { id, memberId, askable, now }: One): Promise<void> {
	const asker = await lockAsker(work, memberId);
	if (!asker || asker.emailVerifiedAt === null) return;
	const row = await findHeld(work, id);
	if (row?.memberId !== memberId || row.isOutdated) return;
	const form = await formOf(work, services, { row, now });
	if (!form || (await countOpenQuestions(work, memberId)) >= mostOpenQuestions) return markOutdated(work, id);
	const { bodyHash, createdAt: agreedAt } = row;
	await putQuestion(work, services, {
		...{ form, bodyHash, memberId, country: asker.country ?? '', agreedAt, askable, now },
	});
	await deleteHeld(work, { id, memberId });
}

/** As it was sent; undefined where it cannot be asked so any more. */
async function formOf(work: Transaction, { keys }: Services, { row, now }: { row: HeldRow; now: Date }) {
	const { success, data } = questionForm.safeParse(JSON.parse(keys.open(row.sealed, heldQuestionBinding(row.id))));
	if (!success || questionFaults(data, now).length > 0) return undefined;
	const papers = await findOwnPapers(work, { ids: data.fileIds, ownerId: row.memberId });
	return { ...data, fileIds: papers.map(({ id }) => id) };
}
