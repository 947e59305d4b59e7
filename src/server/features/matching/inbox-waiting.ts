import { fits } from '#domain/matching/fit.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { chooseProvider, findAnswering, inSeenAreas } from './answering.ts';
import { findAskedLately, findDealtWith, findPickedCounts } from './inbox-waiting.repo.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';

/** How much waits for each of those whom somebody answers for: requests, and of the latest questions those that fit. */
export async function findWaitingCounts(
	queries: Queries,
	answering: readonly MatchingProviderFacts[],
	memberId: string,
): Promise<(providerId: string) => number> {
	if (answering.length === 0) return () => 0;
	const providerIds = answering.map(({ id }) => id);
	const areas = [...new Set(answering.flatMap((one) => one.areas))];
	const [asked, picked] = await Promise.all([
		findAskedLately(queries, { areas, memberId }),
		findPickedCounts(queries, providerIds),
	]);
	const dealt = await findDealtWith(
		queries,
		providerIds,
		asked.map(({ id }) => id),
	);
	const counts = new Map(
		answering.map((one) => {
			const fitting = asked.filter((question) => fits(question, one) && !dealt.has(`${question.id} ${one.id}`));
			return [one.id, fitting.length + (picked.get(one.id) ?? 0)];
		}),
	);
	return (providerId) => counts.get(providerId) ?? 0;
}

/** The same for all of them together: what a day's work begins with. */
export async function countWaitingQuestions(queries: Pool, viewer: Viewer, now: Date): Promise<number> {
	const answering = (await findAnswering(queries, viewer, now)).map(inSeenAreas);
	const waitingOf = await findWaitingCounts(queries, answering, viewer.id);
	return answering.reduce((total, { id }) => total + waitingOf(id), 0);
}

/** The one that was asked for; else one’s own business, else the one with most to answer. */
export function chooseWaiting(
	answering: readonly MatchingProviderFacts[],
	wanted: string | undefined,
	waitingOf: (providerId: string) => number,
): MatchingProviderFacts | undefined {
	const chosen = chooseProvider(answering, wanted);
	if (wanted !== undefined || !chosen || waitingOf(chosen.id) > 0) return chosen;
	const same = answering.filter(({ organisationId }) => organisationId === chosen.organisationId);
	return same.reduce((most, one) => (waitingOf(one.id) > waitingOf(most.id) ? one : most), chosen);
}
