import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { HouseStanding } from '#domain/organisation/organisation-status.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countHouses, findHouses } from './house.repo.ts';
import { houseRowView } from './house-view.ts';

const byName = cursorOf({ name: cursorPart.slug, id: cursorPart.uuid });

type Asked = {
	text?: string | undefined;
	standing?: HouseStanding | undefined;
	language: ContentLocale;
	cursor?: string | undefined;
};

/** Houses by the name they are registered with. */
export async function listHouses({ queries }: MemberContext, { cursor, language, ...wanted }: Asked) {
	const after = byName.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findHouses(queries, { ...wanted, language, after: after.value, limit: pageSize + 1 }),
		countHouses(queries, wanted),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ businessName: name, id }) => byName.write({ name, id }));
	return accept({ items: shown.map(houseRowView), total, nextCursor });
}
