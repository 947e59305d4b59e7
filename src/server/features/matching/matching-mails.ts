import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { EventKind, Side } from '#domain/event/event-kinds.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import type { ReportOutcome } from '#domain/moderation/report-outcome.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findOperators } from '#server/features/organisation/staff.repo.ts';
import type { MailData } from '#server/mail/mail-templates.ts';
import type { MatchingMailData } from '#server/mail/matching-templates.ts';
import { textIn } from '#server/mail/order-data.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findAskerTold, findMembersTold, findProvidersTold } from './matching-mail.repo.ts';
import type { QuestionRow } from './question.repo.ts';

type ReporterTemplate = `matching-report-${ReportOutcome}`;
type AskerTemplate = Exclude<
	keyof MatchingMailData,
	ProviderTemplate | ReporterTemplate | 'matching-to-moderate' | 'matching-unanswered-desk'
>;
type ProviderTemplate =
	| 'matching-asked'
	| 'matching-picked'
	| 'matching-taken-back'
	| 'matching-request-lapsing'
	| 'matching-request-lapsed'
	| 'matching-not-chosen'
	| 'matching-ended'
	| 'matching-answer-hidden'
	| 'matching-answer-shown'
	| 'matching-message-house';

type More = Record<string, string | number>;

export type Tidings = {
	kind: EventKind;
	question: Pick<QuestionRow, 'id' | 'memberId' | 'area' | 'kind' | 'isPrivate' | 'title'>;
	actor: ActorKind;
	actorId: string | null;
	at: Date;
	/** The answer it is about. */
	answerId?: string;
	/** Whom of the providers it concerns. */
	providerIds?: readonly string[];
	also?: readonly Side[];
	/** The mail to who asked, and what it says besides. */
	toAsker?: { template: AskerTemplate; more?: More };
	toProviders?: { template: ProviderTemplate; more?: More };
	toOperators?: 'matching-to-moderate' | 'matching-unanswered-desk';
	reason?: string;
};

const inboxPath = consolePages.matching.path;
/** For whom it is answered, where who reads it answers for several. */
const consoleQuestion = (
	id: string,
	{ id: providerId, isRunByAgency }: Pick<ToldProvider, 'id' | 'isRunByAgency'>,
): string => `${inboxPath}/${id}${isRunByAgency ? `?provider=${providerId}` : ''}`;
const deskPaths = {
	// One mail tells of several.
	'matching-to-moderate': () => consolePages.matchingReports.path,
	'matching-unanswered-desk': (id: string) => `${consolePages.matchingReports.path}?queue=all&id=${id}`,
} as const;

/** What happened and its mails, in the transaction in which it does. */
export async function tellMatching(
	work: Transaction,
	{ keys, origin }: Pick<Services, 'keys' | 'origin'>,
	tidings: Tidings,
): Promise<void> {
	const { kind, question, actor, actorId, at, providerIds = [], also, answerId } = tidings;
	const providers = await findProvidersTold(work, providerIds);
	const cause = await recordEvent(work, {
		...{ kind, subject: ['matching-question', question.id], actor, actorId, at },
		parties: { memberId: question.memberId, providerIds },
		...(also && { also }),
		facts: {
			...{ area: question.area, questionKind: question.kind, questionId: question.id },
			...(answerId !== undefined && { answerId }),
			...(providers.length === 1 && providers[0] && { providerId: providers[0].id }),
		},
	});
	const { toAsker, toOthers } = await matchingMails(work, origin, tidings, providers);
	await queueMails({ queries: work, keys, cause }, toOthers);
	// Whoever asks has just done so and looks for its mail; only houses are told of several at once.
	await queueMails({ queries: work, keys, cause, gathering: null }, toAsker);
}

/** Whom something about a question is told by mail; never what somebody wrote. */
export async function matchingMails(
	work: Transaction,
	origin: string,
	tidings: Mailed,
	told?: ToldProvider[],
): Promise<{ toAsker: NewMail[]; toOthers: NewMail[] }> {
	const providers = told ?? (await findProvidersTold(work, tidings.providerIds ?? []));
	return {
		toAsker: await askerMails(work, origin, tidings, providers[0]?.name),
		toOthers: [...providerMails(origin, tidings, providers), ...(await operatorMails(work, origin, tidings))],
	};
}

type Mailed = Pick<Tidings, 'question' | 'providerIds' | 'toAsker' | 'toProviders' | 'toOperators'>;

/** Nobody's mailbox tells what a private question is about. */
const titleOf = ({ isPrivate, title }: Tidings['question']): string => (isPrivate ? '' : (title ?? ''));

/** The row and its data belong together: `more` has what the template wants besides. */
const mail = <Template extends keyof MailData>(
	to: { memberId: string | null; address: string; locale: ContentLocale },
	template: Template,
	data: More,
): NewMail => ({ ...to, template, data }) as unknown as NewMail;

async function askerMails(
	work: Transaction,
	origin: string,
	{ question, toAsker }: Mailed,
	provider: LocaleText | undefined,
): Promise<NewMail[]> {
	const asker = toAsker && (await findAskerTold(work, question.memberId));
	if (!asker) return [];
	const { id: memberId, email: address, locale } = asker;
	const link = origin + pagePath('matchingDetail', { id: question.id });
	const data = {
		...{ name: greetingName(asker), title: titleOf(question), link },
		...(provider && { provider: textIn(provider, locale) }),
		...toAsker.more,
	};
	return [mail({ memberId, address, locale }, toAsker.template, data)];
}

type ToldProvider = Awaited<ReturnType<typeof findProvidersTold>>[number];

function providerMails(origin: string, { question, toProviders }: Mailed, providers: ToldProvider[]): NewMail[] {
	if (!toProviders) return [];
	const title = titleOf(question);
	const isGathered = toProviders.template === 'matching-asked';
	return providers.flatMap((provider) =>
		provider.told.map(({ memberId, email: address, locale }) =>
			mail({ memberId, address, locale }, toProviders.template, {
				...{ title, link: origin + consoleQuestion(question.id, provider) },
				// Several are told in one mail: it speaks of the house they came to, and leads to all of them.
				...(isGathered
					? { provider: textIn(provider.house, locale), inbox: origin + inboxPath }
					: { provider: textIn(provider.name, locale) }),
				...toProviders.more,
			}),
		),
	);
}

async function operatorMails(work: Transaction, origin: string, { question, toOperators }: Mailed) {
	if (!toOperators) return [];
	const link = origin + deskPaths[toOperators](question.id);
	return (await findOperators(work, 'trust')).map(({ id: memberId, email: address, locale }) =>
		mail({ memberId, address, locale }, toOperators, { link }),
	);
}

/** Whoever reported something hears what became of it, and never who else did or whose it was. */
export async function tellReporters(
	work: Transaction,
	{ keys }: Pick<Services, 'keys'>,
	{ memberIds, outcome }: { memberIds: readonly string[]; outcome: ReportOutcome },
): Promise<void> {
	const template: ReporterTemplate = `matching-report-${outcome}`;
	const told = await findMembersTold(work, memberIds);
	const mails = told.map(({ id: memberId, email: address, ...names }) =>
		mail({ memberId, address, locale: names.locale }, template, { name: greetingName(names) }),
	);
	await queueMails({ queries: work, keys }, mails);
}
