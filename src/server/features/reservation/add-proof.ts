import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type FileGrant, toAgency, toOrganisation } from '#domain/file/file-grant.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { sendProof, wonToProve } from '#domain/reservation/check-proof.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { StoredFile } from '#server/files/stored-file.ts';
import type { Context } from '#server/http/handlers.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Queries } from '#server/queries.ts';
import { countProofs, insertProofs } from './payment.repo.ts';
import { type FoundReservation, findReservations, lockReservations, saveReservation } from './reservation.repo.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { viewReservation } from './reservation-view.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Input = InputOf<(typeof reservationEndpoints)['POST /api/reservations/:id/proofs']>;

const mostProofs = 20;
/** Operators are told of the slips of so long together: whoever sends many does not send them many mails. */
const gatherMs = 15 * 60 * 1000;

/** The slip of a transfer, from the member, for one reservation or several: from now on it waits to be checked. */
export async function addProof(context: Given, { params: { id }, query: { name, language, also }, body }: Input) {
	const { queries, services, now, viewer } = context;
	const ids = [...new Set([id, ...also.split(',').filter((one) => one !== '')])];
	const found = await findReservations(queries, ids);
	const roles = found.map((one) => roleFor(viewer, { ...one, memberId: one.row.memberId }));
	if (!viewer || found.length < ids.length || roles.includes(undefined)) return refuse('not-found');
	if (roles.some((role) => role !== 'member') || !(await areToBePaid(queries, found))) return refuse('not-allowed');
	const stored = await storeFile(
		{ queries, services },
		{ ownerId: viewer.id, use: 'payment-proof', name, file: body.file },
	);
	if (!stored.ok) return stored;
	if (!(await keep({ services, now }, ids, stored.value))) {
		await forgetBytes(services, [stored.value.id]);
		return refuse('not-allowed');
	}
	const view = await viewReservation(context, { id, language });
	return view ? accept(view) : refuse('not-found');
}

const areToBePaid = async (queries: Queries, found: readonly FoundReservation[]): Promise<boolean> =>
	found.every(({ row }) => wonToProve(reservationOf(row)) > 0) &&
	(await countProofs(
		queries,
		found.map(({ row }) => row.id),
	)) < mostProofs;

/** Operators check it; who provides what it pays for may look, unless it pays for several providers' services. */
function grantsOf(found: readonly FoundReservation[]): FileGrant[] {
	const houses = new Set(found.map(({ organisationId }) => organisationId));
	return found.flatMap(({ row, organisationId }) => {
		const subject = { subjectKind: 'reservation', subjectId: row.id } as const;
		return [toAgency(subject), ...(houses.size === 1 ? [toOrganisation(organisationId, subject)] : [])];
	});
}

/** Asked again under the lock: reading a picture takes a while, and many may come at once. */
const keep = ({ services, now }: Pick<Given, 'services' | 'now'>, ids: string[], file: StoredFile): Promise<boolean> =>
	services.transact(async (work) => {
		const found = await lockReservations(work, ids);
		if (found.length < ids.length || !(await areToBePaid(work, found))) return false;
		await insertFile(work, file, { grants: grantsOf(found), now });
		const sent = found.flatMap(({ row, eraseAfterDays }) => {
			const next = sendProof(reservationOf(row), now);
			return next?.proof ? [{ row, next, proof: next.proof, eraseAfterDays }] : [];
		});
		await insertProofs(
			work,
			sent.map(({ row, proof }) => ({
				...{ fileId: file.id, reservationId: row.id, status: 'sent', won: proof.won },
				...{ at: now, answerBy: new Date(proof.answerBy) },
			})),
		);
		// One after the other: a transaction has one connection.
		for (const { row, next, proof, eraseAfterDays } of sent) {
			const noted = { reminded: remindedOf(row), isErased: row.erasedAt !== null, eraseAfterDays };
			await saveReservation(work, row.id, columnsOf(next, noted));
			await recordEvent(work, {
				...{ kind: 'reservation.slip-sent', subject: ['reservation', row.id], actor: 'member', actorId: row.memberId },
				...{ parties: row, at: now, facts: { code: row.code, productId: row.productId, won: proof.won } },
			});
		}
		const runAt = new Date(now.getTime() + gatherMs);
		await addJob(work, 'tell-proofs', {}, { key: 'tell-proofs', runAt, isGathered: true });
		return true;
	});
