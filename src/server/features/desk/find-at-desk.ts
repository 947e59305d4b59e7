import type { FoundAtDesk } from '#contract/api/desk.ts';
import { soughtAtDesk } from '#domain/desk/sought.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { askedThings } from '#domain/search/words.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswering, inSeenAreas } from '../matching/answering.ts';
import { findListed } from '../matching/question-list.repo.ts';
import { findSoughtProducts, findSoughtReservations } from './found.repo.ts';

const mostQuestions = 5;
/** So many are looked through for those of one's own areas. */
const mostLookedAt = 30;

/** What a desk looks for, among what the viewer may see: nothing is found that no page of theirs would show. */
export async function findAtDesk(member: MemberContext, { text, language }: { text: string; language: ContentLocale }) {
	const { queries, viewer } = member;
	const houses = organisationsWhere(viewer, 'reservation.see');
	const [reservations, products, questions] = await Promise.all([
		findSoughtReservations(queries, soughtAtDesk(text), { houses, language }),
		findSoughtProducts(queries, text, { houses: organisationsWhere(viewer, 'product.edit'), language }),
		findSoughtQuestions(member, text),
	]);
	return accept<FoundAtDesk>({
		reservations: reservations.map(({ firstName, lastName, ...row }) => ({
			...row,
			guest: `${firstName} ${lastName}`.trim(),
		})),
		products,
		questions,
	});
}

/** Public questions of the areas one answers; what is private is sealed, and found in the inbox. */
async function findSoughtQuestions({ queries, viewer, now }: MemberContext, text: string) {
	const things = askedThings(text);
	if (things.length === 0 || organisationsWhere(viewer, 'matching.answer').length === 0) return [];
	const areas = new Set((await findAnswering(queries, viewer, now)).map(inSeenAreas).flatMap((one) => one.areas));
	if (areas.size === 0) return [];
	const { rows } = await findListed(
		queries,
		{ things, sort: 'newest' },
		{ after: undefined, limit: mostLookedAt, now },
	);
	return rows
		.filter(({ area }) => areas.has(area))
		.slice(0, mostQuestions)
		.map(({ id, title }) => ({ id, title: title ?? '' }));
}
