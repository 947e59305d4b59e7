import type { ConsultationRow } from '#contract/api/consultation.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { ConsultationState } from '#domain/consultation/consultation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { mayDoAtWork } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { type ConsultationOwner, countConsultations, findConsultations } from './consultation.repo.ts';
import { viewRow } from './consultation-view.ts';

const cursor = cursorOf({ createdAt: cursorPart.moment, id: cursorPart.uuid });

type Asked = {
	as: ConsultationRow['role'];
	state?: ConsultationState | undefined;
	language: ContentLocale;
	cursor?: string | undefined;
};

/** One's own, or those of the clinics one works for and answers. What was told is not opened for a list. */
export async function listConsultations({ queries, viewer, memberId }: MemberContext, asked: Asked) {
	const after = cursor.read(asked.cursor);
	if (!after.ok) return after;
	const { as: role, state, language } = asked;
	const houses = viewer.works
		.map(({ organisationId }) => organisationId)
		.filter((organisationId) => mayDoAtWork(viewer, 'consultation.answer', organisationId));
	const owner: ConsultationOwner = role === 'member' ? { as: role, memberId } : { as: role, memberId, houses };
	const [rows, counts] = await Promise.all([
		findConsultations(queries, { owner, state, after: after.value, limit: pageSize + 1 }),
		countConsultations(queries, owner),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) => cursor.write({ createdAt: row.createdAt, id: row.id }));
	const total = state ? counts[state] : counts.sent + counts.answered + counts.closed;
	const items = shown.map(({ unread, ...found }) => viewRow(found, { role, language, unread }));
	return accept({ items, total, nextCursor, counts });
}
