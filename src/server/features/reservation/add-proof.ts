import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isOpen } from '#domain/reservation/reservation.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { type StoredFile, storeFile } from '#server/files/store-file.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import { countProofs, insertProof } from './payment.repo.ts';
import { findReservation, lockReservation } from './reservation.repo.ts';
import { viewReservation } from './reservation-view.ts';

type Given = Pick<Context, 'queries' | 'services' | 'viewer'>;
type Input = InputOf<(typeof reservationEndpoints)['POST /api/reservations/:id/proofs']>;

const mostProofs = 20;

/** The slip of a transfer, from the member; the provider finds it with the reservation. */
export async function addProof(context: Given, { params: { id }, query: { name, language }, body }: Input) {
	const { queries, services, viewer } = context;
	const found = await findReservation(queries, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!viewer || !role) return refuse('not-found');
	if (role !== 'member' || !(await hasRoom(queries, found))) return refuse('not-allowed');
	const stored = await storeFile(services, { ownerId: viewer.id, use: 'payment-proof', name, bytes: body.bytes });
	if (!stored.ok) return stored;
	if (!(await keep(services, id, stored.value))) {
		await services.files.remove(stored.value.id);
		return refuse('not-allowed');
	}
	const view = await viewReservation(context, { id, language });
	return view ? accept(view) : refuse('not-found');
}

type Found = NonNullable<Awaited<ReturnType<typeof findReservation>>>;

const hasRoom = async (queries: Queries, { row }: Found): Promise<boolean> =>
	isOpen(row.status) && (await countProofs(queries, row.id)) < mostProofs;

/** Counted again under the lock: reading a picture takes a while, and many may come at once. */
const keep = (services: Context['services'], reservationId: string, file: StoredFile): Promise<boolean> =>
	services.transact(async (work) => {
		const found = await lockReservation(work, reservationId);
		if (!found || !(await hasRoom(work, found))) return false;
		await insertFile(work, file);
		await insertProof(work, { fileId: file.id, reservationId, at: new Date() });
		return true;
	});
