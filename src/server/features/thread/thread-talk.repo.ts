import { and, eq, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ThreadSubjectKind } from '#domain/thread/thread.ts';
import { consultation } from '#server/db/schema/consultation.ts';
import { matchingAnswer } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { thread, threadParty } from '#server/db/schema/thread.ts';
import { videoDate } from '#server/db/schema/video.ts';
import type { Queries } from '#server/queries.ts';

const isAbout = (kind: ThreadSubjectKind, id: AnyPgColumn) =>
	and(eq(thread.subjectKind, kind), eq(thread.subjectId, id));

/** What a thread is about, as far as the way there and a heading need it. */
export async function findTalk(queries: Queries, threadId: string, language: ContentLocale = 'ko') {
	const [row] = await queries
		.select({
			kind: thread.subjectKind,
			id: thread.subjectId,
			isHealth: thread.isHealth,
			code: reservation.code,
			questionId: matchingAnswer.questionId,
			productId: sql<
				string | null
			>`coalesce(${reservation.productId}, ${consultation.productId}, ${videoDate.productId})`,
			provider: sql<
				string | null
			>`coalesce(${provider.name} ->> ${language}, ${provider.name} ->> 'en', ${provider.name} ->> 'ko')`,
			guestId: threadParty.memberId,
			guest: member.firstName,
		})
		.from(thread)
		.leftJoin(reservation, isAbout('reservation', reservation.id))
		.leftJoin(matchingAnswer, isAbout('matching-answer', matchingAnswer.id))
		.leftJoin(consultation, isAbout('consultation', consultation.id))
		.leftJoin(videoDate, isAbout('video', videoDate.id))
		.leftJoin(
			provider,
			sql`${provider.id} = coalesce(${reservation.providerId}, ${matchingAnswer.providerId}, ${consultation.providerId}, ${videoDate.providerId})`,
		)
		.leftJoin(threadParty, and(eq(threadParty.threadId, thread.id), eq(threadParty.role, 'guest')))
		.leftJoin(member, and(eq(member.id, threadParty.memberId), ne(member.status, 'closed')))
		.where(eq(thread.id, threadId));
	if (!row) throw new Error('a message has no thread');
	return row;
}
export type Talk = Awaited<ReturnType<typeof findTalk>>;
