import { pageSize } from '#contract/endpoint.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDayEnd } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { groupCodes } from '#domain/member/group.ts';
import { type SecurityTopic, securityEvents } from '#domain/member/security-events.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countSecurityEvents, findSecurityEvents } from './security.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.entry });

type Asked = {
	topic?: SecurityTopic | undefined;
	of?: 'operators' | undefined;
	from?: string | undefined;
	to?: string | undefined;
	cursor?: string | undefined;
};

/** What operators watch. A part of the trail: who looks is written down there. */
export async function listSecurityEvents(
	{ queries, memberId, now }: MemberContext,
	{ topic, of, from, to, cursor }: Asked,
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const wanted = {
		...{ kinds: securityEvents(topic), isOfOperators: of === 'operators' },
		since: from === undefined ? undefined : new Date(koreanDayEnd(from).getTime() + 1 - dayMs),
		until: to === undefined ? undefined : koreanDayEnd(to),
	};
	const [rows, total] = await Promise.all([
		findSecurityEvents(queries, { ...wanted, after: after.value, limit: pageSize + 1 }),
		countSecurityEvents(queries, wanted),
	]);
	if (after.value === undefined)
		await recordAudit(queries, {
			...{ event: 'audit.searched', actorId: memberId, subjectId: null, at: now },
			...{ actor: 'operator', details: { by: `security ${topic ?? ''}`.trim() } },
		});
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id: Number(id) }));
	const items = shown.map(({ id, kind, at, groupCode, ...row }) => ({
		...row,
		...{ id: Number(id), event: kind, at: at.toISOString(), isOperator: groupCode === groupCodes.operator },
	}));
	return accept({ items, total, nextCursor });
}
