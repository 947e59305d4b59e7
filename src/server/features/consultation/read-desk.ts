import { addDays } from '#domain/availability/schedule.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { findAnswerDesk } from '#server/features/matching/answer-desk.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findConsultation } from './consultation.repo.ts';
import { consultationRoleOf } from './consultation-view.ts';

/** Around the first wished day, and a week past the last. */
function spanOf(days: readonly string[]): { from: string; to: string } | null {
	const [first, last] = [days[0], days.at(-1)];
	return first && last ? { from: addDays(first, -2), to: addDays(last, 7) } : null;
}

/** What an answer is made from: own products with their free places, and templates. */
export async function readConsultationDesk(
	{ queries, now, viewer }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findConsultation(queries, id);
	if (!found || consultationRoleOf(viewer, found) !== 'house') return refuse('not-found');
	const { row, product } = found;
	const asked = { providerId: row.providerId, area: product.area, wished: spanOf(row.days), language, now };
	return accept({ ...(await findAnswerDesk(queries, asked)), readsIn: row.locale });
}
