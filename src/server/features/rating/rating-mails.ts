import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { Changes } from '#domain/event/changes.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import { greetingName } from '#domain/member/name.ts';
import type { ReportOutcome } from '#domain/moderation/report-outcome.ts';
import type { RatingStatus } from '#domain/rating/rating.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { type Cause, recordEvent, recordEvents } from '#server/features/event/record-event.ts';
import { tellReporters as mailReporters } from '#server/features/matching/matching-mails.ts';
import { findOperators } from '#server/features/organisation/staff.repo.ts';
import { textIn } from '#server/mail/order-data.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findRatingTellFacts } from './rating-mail.repo.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
/** The rating, and who did what is told of it. */
type One = { id: string; actor: ActorKind; actorId: string; at: Date };

type Tidings = { kind: EventKind; one: One; facts: Facts; mails: readonly NewMail[]; changes?: Changes };

/** What happened and its mails, in the transaction in which it does. */
async function tell(work: Transaction, { keys }: Told, { kind, one, facts, mails, changes }: Tidings): Promise<void> {
	const { actor, actorId, at } = one;
	const cause: Cause = await recordEvent(work, {
		...{ kind, subject: ['rating', one.id], actor, actorId, at },
		parties: { memberId: facts.authorId, providerId: facts.providerId },
		facts: { area: facts.area, productId: facts.productId, ratingId: one.id },
		...(changes && { changes }),
	});
	await queueMails({ queries: work, keys, cause }, mails);
}

/** To every operator, when a rating comes into their queue. */
export async function tellOfModeration(work: Transaction, told: Told, one: One): Promise<void> {
	const facts = await findRatingTellFacts(work, one.id);
	if (!facts) return;
	const mails = (await findOperators(work, 'trust')).map(
		({ id: memberId, email: address, locale }): NewMail => ({
			...{ memberId, address, locale },
			template: 'rating-to-moderate',
			data: { product: textIn(facts.title, locale), link: told.origin + consolePages.ratings.path },
		}),
	);
	await tell(work, told, { kind: 'rating.to-moderate', one, facts, mails });
}

/** To those of the provider who may reply to what is published. */
export async function tellProvider(work: Transaction, told: Told, one: One): Promise<void> {
	const facts = await findRatingTellFacts(work, one.id);
	if (!facts) return;
	const mails = facts.providers.map(({ memberId, email: address, locale }): NewMail => {
		const data = { product: textIn(facts.title, locale), link: told.origin + consolePages.ratings.path };
		return { memberId, address, locale, template: 'rating-received', data };
	});
	await tell(work, told, { kind: 'rating.received', one, facts, mails });
}

/** A new rating is for the operators to read first, or for everybody. */
export async function tellOfNewRating(work: Transaction, told: Told, one: One): Promise<void> {
	const facts = await findRatingTellFacts(work, one.id);
	if (facts?.status === 'in-moderation') await tellOfModeration(work, told, one);
	else await tellProvider(work, told, one);
}

type Facts = NonNullable<Awaited<ReturnType<typeof findRatingTellFacts>>>;

/** To its author; none where the account is closed. */
function toAuthor({ author, title, providerName }: Facts) {
	if (!author) return undefined;
	const { id: memberId, email: address, locale } = author;
	const data = {
		name: greetingName(author),
		product: textIn(title, locale),
		provider: textIn(providerName, locale),
	};
	return { to: { memberId, address, locale }, data };
}

export async function tellOfReply(work: Transaction, told: Told, one: One): Promise<void> {
	const facts = await findRatingTellFacts(work, one.id);
	if (!facts) return;
	const mail = toAuthor(facts);
	const link = told.origin + pagePath('myRatings');
	const mails: NewMail[] = mail ? [{ ...mail.to, template: 'rating-replied', data: { ...mail.data, link } }] : [];
	await tell(work, told, { kind: 'rating.replied', one, facts, mails });
}

/** An operator hid it, with a reason, or published it. */
export async function tellOfDecision(
	work: Transaction,
	told: Told,
	{ reason, was, ...one }: One & { reason: string | null; was: RatingStatus },
): Promise<void> {
	const facts = await findRatingTellFacts(work, one.id);
	if (!facts) return;
	const kind = reason === null ? 'rating.published' : 'rating.hidden';
	const mail = toAuthor(facts);
	const changes = { status: { before: was, after: facts.status } };
	if (!mail) return tell(work, told, { kind, one, facts, mails: [], changes });
	const { name, product } = mail.data;
	const { area, productId } = facts;
	const own = told.origin + pagePath('myRatings');
	const shown = told.origin + pagePath('productDetail', { area, id: productId });
	const mails: NewMail[] = [
		reason === null
			? { ...mail.to, template: 'rating-published', data: { name, product, link: shown } }
			: { ...mail.to, template: 'rating-hidden', data: { name, product, reason, link: own } },
	];
	await tell(work, told, { kind, one, facts, mails, changes });
}

type Reporters = { reporterIds: readonly string[]; outcome: ReportOutcome };

/** Whoever reported it hears what became of it, and never who else did; a house at its desk, a guest where they read it. */
export async function tellReporters(
	work: Transaction,
	{ keys }: Pick<Told, 'keys'>,
	{ reporterIds, outcome, id, actor, actorId, at }: One & Reporters,
): Promise<void> {
	const facts = reporterIds.length > 0 && (await findRatingTellFacts(work, id));
	if (!facts) return;
	const { area, productId, providers } = facts;
	await recordEvents(
		work,
		reporterIds.map((memberId) => ({
			...({ kind: `rating.report-${outcome}`, subject: ['rating', id], actor, actorId, at } as const),
			parties: providers.some((one) => one.memberId === memberId) ? { otherIds: [memberId] } : { memberId },
			facts: { area, productId },
		})),
	);
	await mailReporters(work, { keys }, { memberIds: reporterIds, outcome });
}
