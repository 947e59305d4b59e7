import { kinds } from '#domain/area/areas.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { type Company, detailFaults, isSameCompany } from '#domain/reservation/details.ts';
import { takesGuestList } from '#domain/reservation/guest-list.ts';
import { isToCome } from '#domain/reservation/reservation.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { queueToldMails } from './queue-told-mails.ts';
import { insertEvent, lockReservation, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import type { ReservationRow } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Corrected = { id: string; details: Company; seen?: Company | undefined };

/** What a company tells of itself is put right: the provider is told, and it stands in the history. */
export async function correctCompany(context: Given, corrected: Corrected) {
	const { viewer } = context;
	if (!viewer) return refuse('not-found');
	const pair = `${viewer.id} ${corrected.id}`;
	const retryAfter =
		(await countAttempt(context, 'company-member', viewer.id)) ??
		(await countAttempt(context, 'company-reservation', pair));
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const done = await correct(context, viewer, corrected);
	if (!done.ok) {
		await forgiveAttempt(context, 'company-member', viewer.id);
		await forgiveAttempt(context, 'company-reservation', pair);
	}
	return done;
}

function correct({ services, now: at }: Given, viewer: Viewer, { id, details, seen }: Corrected) {
	return services.transact(async (work) => {
		const found = await lockReservation(work, id);
		if (!found || found.row.memberId !== viewer.id) return refuse('not-found');
		const { row } = found;
		const kind = kinds[found.kind];
		if (!kind || !takesGuestList(kind) || !isToCome(row, at)) return refuse('not-allowed');
		const given = Object.fromEntries(Object.entries(details).filter(([, text]) => text !== ''));
		const faults = detailFaults(kind.details, given).map(({ at, code }) => ({ at: `details.${at}`, code }));
		if (faults.length > 0) return refuse('invalid-input', { faults });
		// The same again, as after a lost answer, changes nothing, and nobody is told.
		if (isSameCompany(row.details, given)) return accept({});
		if (seen && !isSameCompany(row.details, seen)) return refuse('changed-since');
		await saveReservation(work, id, { details: given });
		const { status } = row;
		await insertEvent(work, {
			reservationId: id,
			event: 'correct-company',
			actor: 'member',
			actorId: viewer.id,
			status,
			at,
		});
		await tell(work, services, { row, at });
		return accept({});
	});
}

async function tell(
	queries: Transaction,
	services: Services,
	{ row, at }: { row: ReservationRow; at: Date },
): Promise<void> {
	const { id, code, productId, memberId: actorId } = row;
	const cause = await recordEvent(queries, {
		...{ kind: 'reservation.correct-company', subject: ['reservation', id], actor: 'member', actorId, at },
		...{ parties: row, facts: { code, productId } },
	});
	const facts = await findTellFacts(queries, id, at);
	if (!facts) throw new Error(`nobody to tell about reservation ${id}`);
	const mails = reservationMails('correct-company', { ...facts, actor: 'member' }, services.origin);
	await queueToldMails({ queries, services }, { cause, row, mails });
}
