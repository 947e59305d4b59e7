import { and, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { Showing } from '#domain/vault/vault-access.ts';
import { provider } from '#server/db/schema/provider.ts';
import { vaultFile } from '#server/db/schema/vault.ts';
import { roomSeat, videoDate } from '#server/db/schema/video.ts';
import type { Queries } from '#server/queries.ts';
import { staleMs } from './room.repo.ts';

const freshSince = (now: Date) => new Date(now.getTime() - staleMs);

/** The file that all in a room see now, and which page of it. Its owner sits there: when they go, it is gone. */
export async function findShown(queries: Queries, { dateId, now }: { dateId: string; now: Date }) {
	const [row] = await queries
		.select({ fileId: vaultFile.fileId, ownerId: vaultFile.memberId, page: roomSeat.shownPage, pages: vaultFile.pages })
		.from(roomSeat)
		.innerJoin(vaultFile, eq(vaultFile.fileId, roomSeat.shownFileId))
		.where(
			and(eq(roomSeat.dateId, dateId), eq(roomSeat.memberId, vaultFile.memberId), gt(roomSeat.seenAt, freshSince(now))),
		);
	return row;
}

/** Whether a file is shown in a room where the viewer sits too, and for which house they do. */
export async function findShowing(
	queries: Queries,
	{ fileId, viewer, now }: { fileId: string; viewer: Viewer; now: Date },
): Promise<Showing | undefined> {
	const own = alias(roomSeat, 'own');
	const [row] = await queries
		.select({ dateId: roomSeat.dateId, organisationId: provider.organisationId })
		.from(roomSeat)
		.innerJoin(vaultFile, and(eq(vaultFile.fileId, roomSeat.shownFileId), eq(vaultFile.memberId, roomSeat.memberId)))
		.innerJoin(own, and(eq(own.dateId, roomSeat.dateId), eq(own.memberId, viewer.id)))
		.innerJoin(videoDate, and(eq(videoDate.id, roomSeat.dateId), eq(videoDate.state, 'scheduled')))
		.innerJoin(provider, eq(provider.id, videoDate.providerId))
		.where(
			and(eq(roomSeat.shownFileId, fileId), gt(roomSeat.seenAt, freshSince(now)), gt(own.seenAt, freshSince(now))),
		);
	if (!row) return undefined;
	const isOfHouse = viewer.works.some(({ organisationId }) => organisationId === row.organisationId);
	return { dateId: row.dateId, organisationId: isOfHouse ? row.organisationId : agencyId };
}

type Putting = { dateId: string; memberId: string; fileId: string | null; page: number; now: Date };

/** From the seat of who shows it; false where they do not sit there. */
export async function putShown(queries: Queries, { dateId, memberId, fileId, page, now }: Putting): Promise<boolean> {
	const rows = await queries
		.update(roomSeat)
		.set({ shownFileId: fileId, shownPage: page })
		.where(
			and(
				eq(roomSeat.dateId, dateId),
				eq(roomSeat.seat, 'member'),
				eq(roomSeat.memberId, memberId),
				gt(roomSeat.seenAt, freshSince(now)),
			),
		)
		.returning({ seat: roomSeat.seat });
	return rows.length > 0;
}
