import { areaOf } from '#domain/area/areas.ts';
import { findClaims } from '#domain/area/medical-claims.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayReply, maySeeRating } from '#domain/rating/rating-policy.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockRating, setReply } from './rating.repo.ts';
import { tellOfReply } from './rating-mails.ts';

/** The provider's one reply, and the mail that tells its author. */
export async function replyToRating(
	{ services, now: repliedAt, viewer }: MemberContext,
	{ id, text }: { id: string; text: string },
) {
	return services.transact(async (work) => {
		const found = await lockRating(work, id);
		const facts = found && {
			...found.row,
			organisationId: found.organisationId,
			hasReply: found.row.reply !== null,
		};
		if (!facts || !maySeeRating(viewer, facts)) return refuse('not-found');
		if (!mayReply(viewer, facts)) return refuse('not-allowed');
		// Everybody reads it: the law takes it for advertising.
		if (areaOf(found.area).isHealth && findClaims(text).length > 0)
			return refuse('invalid-input', { faults: [{ at: 'text', code: 'medical-claim' }] });
		if (!(await setReply(work, id, { reply: text, repliedAt }))) return refuse('not-allowed');
		await tellOfReply(work, services, { id, actor: 'provider', actorId: viewer.id, at: repliedAt });
		return accept({ text, on: koreanDay(repliedAt) });
	});
}
