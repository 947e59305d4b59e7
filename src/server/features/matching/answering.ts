import { areaOf } from '#domain/area/areas.ts';
import { fits } from '#domain/matching/fit.ts';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDo, mayDoAtWork } from '#domain/organisation/rights.ts';
import type { Pool } from '#server/queries.ts';
import { findAnsweringProviders, findMatchingProviders, type MatchingProviderFacts } from './matching-provider.repo.ts';
import type { AnswerRow, QuestionRow } from './question.repo.ts';

/** For whom somebody answers questions: the houses where they work and have the right. */
export function findAnswering(queries: Pool, viewer: Viewer | null, now: Date): Promise<MatchingProviderFacts[]> {
	const houses = (viewer?.works ?? []).map(({ organisationId }) => organisationId);
	return findAnsweringProviders(
		queries,
		houses.filter((organisationId) => mayDoAtWork(viewer, 'matching.answer', organisationId)),
		now,
	);
}

/** With the areas whose questions it may see: of health only with its papers in force. */
export const inSeenAreas = (provider: MatchingProviderFacts): MatchingProviderFacts => {
	const { areas, isOffering, isLicensed } = provider;
	return { ...provider, areas: isOffering ? areas.filter((area) => !areaOf(area).isHealth || isLicensed) : [] };
};

/** The one that was asked for, else the first: one’s own business before those that the agency keeps. */
export function chooseProvider(
	answering: readonly MatchingProviderFacts[],
	wanted: string | undefined,
): MatchingProviderFacts | undefined {
	if (wanted !== undefined) return answering.find(({ id }) => id === wanted);
	return answering.find(({ organisationId }) => organisationId !== agencyId) ?? answering[0];
}

type Asked = Pick<QuestionRow, 'area' | 'hiddenAt'>;
type AskedOf = Asked & Pick<QuestionRow, 'kind' | 'languages' | 'region'>;

/**
 * Who answers a question where nobody was named: of several, the one that was picked or has answered, else one that it
 * fits, else one that may see it. Mails and bells lead to a question, whoever of a house it is for.
 */
export function chooseForQuestion(
	answering: readonly MatchingProviderFacts[],
	wanted: string | undefined,
	{ question, answers }: { question: AskedOf; answers: readonly Pick<AnswerRow, 'providerId' | 'status'>[] },
): MatchingProviderFacts | undefined {
	if (wanted !== undefined) return answering.find(({ id }) => id === wanted);
	const own = answers.filter(({ providerId }) => answering.some(({ id }) => id === providerId));
	const answered = own.find(({ status }) => status === 'picked') ?? own[0];
	if (answered) return answering.find(({ id }) => id === answered.providerId);
	const seeing = answering.filter((one) => maySeeQuestion(one, question));
	return seeing.find((one) => fits(question, one)) ?? seeing[0];
}

/** Whether a provider may see and answer it: of its areas, shown to everybody itself, and about health with its papers in force. */
export const maySeeQuestion = (provider: MatchingProviderFacts, question: Asked): boolean =>
	question.hiddenAt === null &&
	provider.isOffering &&
	provider.areas.includes(question.area) &&
	(!areaOf(question.area).isHealth || provider.isLicensed);

/** Who has answered keeps seeing it, whatever became of their papers since. */
export const keepsSeeing = (
	provider: MatchingProviderFacts,
	question: Asked,
	answers: readonly Pick<AnswerRow, 'providerId'>[],
): boolean =>
	maySeeQuestion(provider, question) ||
	(question.hiddenAt === null && answers.some(({ providerId }) => providerId === provider.id));

/** The provider of an answer, where the viewer may act for it: as one of its staff, or as an operator in its stead. */
export async function findActing(queries: Pool, viewer: Viewer, providerId: string, now: Date) {
	const [provider] = await findMatchingProviders(queries, [providerId], now);
	return provider && mayDo(viewer, 'matching.answer', provider.organisationId) ? provider : undefined;
}
