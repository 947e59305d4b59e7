import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { countEndingLicences, findEndingLicences } from '#server/features/desk/desk.repo.ts';
import type { Context } from '#server/http/handlers.ts';

const firstToEnd = cursorOf({ on: cursorPart.day, id: cursorPart.uuid });

/** All papers that run out, for who answers for every house. */
export async function listEndingLicences(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ cursor }: { cursor?: string | undefined },
) {
	const after = firstToEnd.read(cursor);
	if (!after.ok) return after;
	const ending = { houses: 'all', today: koreanDay(now) } as const;
	const [rows, total] = await Promise.all([
		findEndingLicences(queries, { ...ending, after: after.value, limit: pageSize + 1 }),
		countEndingLicences(queries, ending),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ expiresOn, id }) => firstToEnd.write({ on: expiresOn, id }));
	return accept({ items: shown, total, nextCursor });
}
