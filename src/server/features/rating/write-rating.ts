import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { worksFor } from '#domain/organisation/rights.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { hasCome, rewritten, writeBlock } from '#domain/rating/rating-rules.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findRatingIdOf, findTakenBack, lockWriteFacts } from './rateable.repo.ts';
import { findRating, insertRating, type NewRating } from './rating.repo.ts';
import { tellOfNewRating } from './rating-mails.ts';
import { viewOwnRating } from './rating-view.ts';

type Form = InputOf<(typeof ratingEndpoints)['POST /api/ratings']>['body'];

/** Writes a rating: the row, its place in the product's sums and the mails about it, all or nothing. */
export async function writeRating(member: MemberContext, { language, form }: { language: ContentLocale; form: Form }) {
	const { services, queries, now, viewer } = member;
	const memberId = viewer.id;
	const written = await services.transact((work) => write(work, member, form));
	if (!written.ok) return written;
	const view = await viewOwnRating(queries, { id: form.key, memberId, language, now });
	return view ? accept(view) : refuse('not-found');
}

async function write(work: Transaction, { services, now, viewer }: MemberContext, form: Form) {
	const { reservationId, key, stars, text, language: locale } = form;
	const facts = await lockWriteFacts(work, { reservationId, memberId: viewer.id });
	if (!facts) return refuse('not-found');
	const ratedAs = await findRatingIdOf(work, reservationId);
	if (ratedAs === key) return answerAgain(work, form);
	const block = writeBlock(
		{
			isEmailVerified: facts.emailVerifiedAt !== null,
			isOwnProduct: worksFor(viewer, facts.organisationId),
			isRated: ratedAs !== undefined,
			...{ status: facts.status, endsAt: facts.endsAt, hasCome: hasCome(facts) },
		},
		now,
	);
	if (block === 'rated-already' || block === 'email-unverified') return refuse(block);
	if (block) return refuse('not-allowed');
	const row: NewRating = {
		...{ id: key, productId: facts.productId, memberId: viewer.id, reservationId, locale, stars, text },
		author: facts.firstName,
		country: facts.country ?? '',
		...rewritten(facts.area, await findTakenBack(work, { memberId: viewer.id, reservationId }), now),
	};
	// Of two at once the second waits here for the first, and then finds it.
	if (!(await insertRating(work, row))) return answerTaken(work, form);
	await tellOfNewRating(work, services, { id: key, actor: 'member', actorId: viewer.id, at: now });
	return accept({});
}

/** The reservation has a rating by now: this one, sent twice, or another. Where it has none, the key is somebody else's. */
async function answerTaken(work: Transaction, form: Form) {
	const ratedAs = await findRatingIdOf(work, form.reservationId);
	if (ratedAs === undefined) return refuse('key-reused');
	return ratedAs === form.key ? answerAgain(work, form) : refuse('rated-already');
}

/** The same key again: the same answer, if it says the same. */
async function answerAgain(work: Transaction, { key, stars, text, language }: Form) {
	const row = (await findRating(work, key))?.row;
	const isSame =
		row?.text === text &&
		row.locale === language &&
		ratingAspects.every((aspect) => row.stars[aspect] === stars[aspect]);
	return isSame ? accept({}) : refuse('key-reused');
}
