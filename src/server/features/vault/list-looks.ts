import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { roles } from '#domain/organisation/organisation.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findHouses, houseName } from './list-vault.ts';
import { countAllLooks, findLooks } from './vault.repo.ts';

const position = cursorOf({ at: cursorPart.moment, id: cursorPart.entry });

type Asked = { file?: string | undefined; cursor?: string | undefined; language: ContentLocale };

/** Who opened what, and when. Named is the house and what its reader is there: who works there has a name of their own. */
export async function listLooks({ queries, memberId }: MemberContext, { file: fileId, cursor, language }: Asked) {
	const after = position.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findLooks(queries, { memberId, fileId, after: after.value, limit: pageSize + 1 }),
		countAllLooks(queries, memberId, fileId),
	]);
	const { shown, nextCursor } = pageOf(rows, position.write);
	const houseOf = ({ facts }: (typeof rows)[number]) =>
		facts.organisation === null ? null : String(facts.organisation);
	const houses = await findHouses(queries, shown.map(houseOf));
	const items = shown.map((row) => ({
		id: String(row.id),
		fileId: row.fileId,
		organisation: houseName(houses, houseOf(row), language),
		by: roles.find((role) => role === row.facts.role) ?? null,
		at: row.at.toISOString(),
	}));
	return accept({ items, total, nextCursor });
}
