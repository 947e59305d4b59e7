import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countWorkplaces, findWorkplaces } from './staff-list.repo.ts';

const firstFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** Where the viewer works, and as what. */
export async function listWorkplaces(
	{ queries, viewer, memberId }: MemberContext,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = firstFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findWorkplaces(queries, { memberId, language, after: after.value, limit: pageSize + 1 }),
		countWorkplaces(queries, memberId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactJoinedAt: at, staffId: id }) => firstFirst.write({ at, id }));
	return accept({
		items: shown.map(({ id, kind, name, role }) => ({
			...{ id, kind, name, role },
			mayManage: mayDo(viewer, 'staff.manage', id),
		})),
		total,
		nextCursor,
	});
}
