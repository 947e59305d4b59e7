import { lookingRole } from '#domain/event/look.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { recordLook } from '#server/features/audit/audit.repo.ts';
import { findNamedProducts } from '#server/features/matching/answer-product.repo.ts';
import { isProviderOffering } from '#server/features/partner/provider.repo.ts';
import { countUnreadAbout } from '#server/features/thread/thread-unread.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswersOf, findConsultation, findConsultationLooks } from './consultation.repo.ts';
import { consultationRoleOf, viewAnswer, viewConsultation } from './consultation-view.ts';

/** One consultation. What was told is health: each look of the clinic is written down before it is shown. */
export async function readConsultation(
	{ queries, services, now, viewer }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findConsultation(queries, id);
	const role = found && consultationRoleOf(viewer, found);
	if (!found || !role) return refuse('not-found');
	if (role === 'house' && found.row.sealed !== null)
		await recordLook(queries, {
			...{ event: 'consultation.read', actor: 'provider', actorId: viewer.id, subjectId: found.row.memberId },
			...{
				subject: ['consultation', id],
				details: {
					...{ as: actingFor(viewer, found.organisationId), organisation: found.organisationId },
					role: lookingRole(viewer, found.organisationId),
				},
				at: now,
			},
		});
	const reader = { role: role === 'member' ? ('guest' as const) : ('provider' as const), memberId: viewer.id };
	const [answers, looks, unread, isOffering] = await Promise.all([
		findAnswersOf(queries, id),
		role === 'member' ? findConsultationLooks(queries, id) : [],
		countUnreadAbout(queries, 'consultation', id, reader),
		isProviderOffering(queries, found.row.providerId, now),
	]);
	const offered = answers.at(-1)?.row.productId;
	const [product = null] = await findNamedProducts(queries, offered ? [offered] : [], language);
	const { keys } = services;
	const answer = viewAnswer(answers, { keys, now, language, product });
	const hasDates = answer?.dates.some(({ on }) => on >= koreanDay(now)) ?? false;
	return accept(viewConsultation(found, { role, language, unread, keys, answer, looks, hasDates, isOffering }));
}
