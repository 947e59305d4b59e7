import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countRateChanges, findRateChanges } from './rate.repo.ts';

const inOrder = cursorOf({ id: cursorPart.entry });

/** Who set which rates when. */
export async function listRateChanges({ queries }: MemberContext, { cursor }: { cursor?: string | undefined }) {
	const below = inOrder.read(cursor);
	if (!below.ok) return below;
	const [rows, total] = await Promise.all([
		findRateChanges(queries, { below: below.value?.id, limit: pageSize + 1 }),
		countRateChanges(queries),
	]);
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	const items = shown.map(({ firstName, lastName, at, ...row }) => ({
		...{ ...row, at: at.toISOString() },
		by: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
	}));
	return accept({ items, total, nextCursor });
}
