import type { auditEndpoints } from '#contract/api/audit.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countEntries, findEntries, recordAudit } from './audit.repo.ts';

type Query = InputOf<(typeof auditEndpoints)['GET /api/audit-entries']>['query'];

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.entry });

/** The trail by subject, person, actor, kind and period. Who looks is written down, and by what they looked. */
export async function searchAudit({ queries, memberId, now }: MemberContext, { cursor, ...search }: Query) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findEntries(queries, { search, after: after.value, limit: pageSize + 1 }),
		countEntries(queries, search),
	]);
	const by = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [name]));
	if (after.value === undefined)
		await recordAudit(queries, {
			...{ event: 'audit.searched', actorId: memberId, subjectId: search.about ?? null, at: now },
			...{ actor: 'operator', details: { by: by.join(' ') } },
		});
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id }));
	return accept({ items: shown.map(viewEntry), total, nextCursor });
}

const viewEntry = ({ subjectKind, subjectId, firstName, lastName, changes, at, ...row }: Found) => ({
	...row,
	subject: { kind: subjectKind, id: subjectId },
	actorName: firstName === null ? null : `${firstName} ${lastName}`.trim(),
	changes: changes ?? {},
	at: at.toISOString(),
});
type Found = Awaited<ReturnType<typeof findEntries>>[number];
