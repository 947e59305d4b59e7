import type { matchingAnswerEndpoints } from '#contract/api/matching-answer.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { holdPrice } from '#server/features/reservation/agreed-price.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findActing, maySeeQuestion } from './answering.ts';
import { applyMove, type Held, holdMatching, subjectOf } from './apply-move.ts';
import { grantPapers } from './matching-file.repo.ts';
import { type Tidings, tellMatching } from './matching-mails.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import { providersClosed } from './move-question.ts';
import { findAnswer, lockQuestion } from './question.repo.ts';

type Move = InputOf<(typeof matchingAnswerEndpoints)['POST /api/matching/answers/:id/moves']>['body'];

const moves = { accept: 'accept', decline: 'decline', withdraw: 'withdraw-answer' } as const;
/** What each makes of an answer. */
const made = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
const templates = {
	accept: 'matching-accepted',
	decline: 'matching-declined',
	withdraw: 'matching-answer-withdrawn',
} as const;

/** A provider accepts a request, declines it, or takes an answer back. The same again changes nothing. */
export async function moveAnswer(member: MemberContext, { id, asked }: { id: string; asked: Move }) {
	const { queries, services, now, viewer, memberId } = member;
	const found = await findAnswer(queries, id);
	const provider = found && (await findActing(queries, viewer, found.providerId, now));
	if (!provider) return refuse('not-found');
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, found.questionId));
		const answer = held?.answers.find((one) => one.id === id);
		if (!held || !answer) return refuse('not-found');
		// Nobody accepts what they ask for themselves.
		if (held.question.memberId === memberId) return refuse('not-allowed');
		const { move: word } = asked;
		if (answer.status === made[word]) return accept({ id });
		// A name and papers go to nobody who could not answer it today.
		if (word === 'accept' && !maySeeQuestion(provider, held.question)) return refuse('not-allowed');
		const move = moves[word];
		const moved = await applyMove(work, held, {
			...{ asked: { move, by: 'provider', answerId: id }, now },
			...('reason' in asked && { reason: asked.reason }),
		});
		if (!moved.ok) return refuse('not-allowed');
		const actor = provider.isAgency || viewer.group === 'GR0100' ? 'operator' : 'provider';
		const about = { question: held.question, actor, actorId: memberId, at: now, answerId: id } as const;
		await tellMatching(work, services, {
			...{ ...about, kind: `matching.${move}`, providerIds: [provider.id] },
			toAsker: { template: templates[word], ...('reason' in asked && { more: { reason: asked.reason } }) },
		});
		if (word === 'accept') await settleMatch(work, member, { held, after: moved.value, provider, about });
		return accept({ id });
	});
}

type Match = { held: Held; after: Held; provider: MatchingProviderFacts; about: Omit<Tidings, 'kind'> };

/** Both have agreed: the price stays to be had, the papers open, and the others are told kindly. */
async function settleMatch(
	work: Transaction,
	{ services, now }: MemberContext,
	{ held, after, provider, about }: Match,
): Promise<void> {
	const { question } = after;
	if (question.dueAt && about.answerId) await holdPrice(work, subjectOf(about.answerId), question.dueAt);
	const papers = { ids: question.fileIds, organisationId: provider.organisationId, questionId: question.id, now };
	await grantPapers(work, papers);
	const others = providersClosed(held, after);
	if (others.length === 0) return;
	const { answerId: _, ...told } = about;
	await tellMatching(work, services, {
		...{ ...told, kind: 'matching.not-chosen', providerIds: others },
		toProviders: { template: 'matching-not-chosen' },
	});
}
