import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { greetingName } from '#domain/member/name.ts';
import { findOperators } from '#server/features/partner/partner.repo.ts';
import { textIn } from '#server/mail/order-data.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findRatingTellFacts } from './rating-mail.repo.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
type One = { id: string };

/** Queued in the transaction of what they tell about. */
const queue = (queries: Transaction, { keys }: Told, mails: readonly NewMail[]) => queueMails({ queries, keys }, mails);

/** To every operator, when a rating comes into their queue. */
export async function tellOfModeration(work: Transaction, told: Told, { id }: One): Promise<void> {
	const facts = await findRatingTellFacts(work, id);
	if (!facts) return;
	const operators = await findOperators(work);
	await queue(
		work,
		told,
		operators.map(({ id: memberId, email: address, locale }) => ({
			...{ memberId, address, locale },
			template: 'rating-to-moderate',
			data: { product: textIn(facts.title, locale), link: told.origin + consolePages.ratings.path },
		})),
	);
}

/** To the provider, who may reply to what is published. */
export async function tellProvider(work: Transaction, told: Told, { id }: One): Promise<void> {
	const facts = await findRatingTellFacts(work, id);
	if (!facts || facts.provider.email === '') return;
	const { memberId, email: address, locale } = facts.provider;
	const data = { product: textIn(facts.title, locale), link: told.origin + pagePath('myRatings') };
	await queue(work, told, [{ memberId, address, locale, template: 'rating-received', data }]);
}

/** A new rating is for the operators to read first, or for everybody. */
export async function tellOfNewRating(work: Transaction, told: Told, { id }: One): Promise<void> {
	const facts = await findRatingTellFacts(work, id);
	if (facts?.status === 'in-moderation') await tellOfModeration(work, told, { id });
	else await tellProvider(work, told, { id });
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

export async function tellOfReply(work: Transaction, told: Told, { id }: One): Promise<void> {
	const facts = await findRatingTellFacts(work, id);
	const mail = facts && toAuthor(facts);
	if (!mail) return;
	const data = { ...mail.data, link: told.origin + pagePath('myRatings') };
	await queue(work, told, [{ ...mail.to, template: 'rating-replied', data }]);
}

/** An operator hid it, with a reason, or published it. */
export async function tellOfDecision(
	work: Transaction,
	told: Told,
	{ id, reason }: One & { reason: string | null },
): Promise<void> {
	const facts = await findRatingTellFacts(work, id);
	const mail = facts && toAuthor(facts);
	if (!mail) return;
	const { name, product } = mail.data;
	const { area, productId } = facts;
	const own = told.origin + pagePath('myRatings');
	const shown = told.origin + pagePath('productDetail', { area, id: productId });
	await queue(work, told, [
		reason === null
			? { ...mail.to, template: 'rating-published', data: { name, product, link: shown } }
			: { ...mail.to, template: 'rating-hidden', data: { name, product, reason, link: own } },
	]);
}
