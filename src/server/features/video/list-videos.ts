import type { VideoRow } from '#contract/api/video.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countVideos, findVideos, positionOf, type VideoOwner } from './video.repo.ts';
import { viewRow } from './video-view.ts';

const cursor = cursorOf({ rank: cursorPart.number, second: cursorPart.number, id: cursorPart.uuid });

/** One's own, those of the houses one answers for, or those one interprets. */
export async function listVideos(
	{ queries, now, viewer, memberId }: MemberContext,
	input: { as: VideoRow['role']; language: ContentLocale; cursor?: string | undefined },
) {
	const after = cursor.read(input.cursor);
	if (!after.ok) return after;
	const owner: VideoOwner =
		input.as === 'house'
			? { as: 'house', memberId, houses: organisationsWhere(viewer, 'consultation.answer') }
			: ({ as: input.as, memberId } as VideoOwner);
	const [rows, total] = await Promise.all([
		findVideos(queries, { owner, after: after.value, limit: pageSize + 1, now }),
		countVideos(queries, owner),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) => cursor.write(positionOf(row, now)));
	const look = { viewer, role: input.as, language: input.language, now };
	return accept({ items: shown.map((found) => viewRow(found, look)), total, nextCursor });
}
