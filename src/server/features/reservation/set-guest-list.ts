import { kinds } from '#domain/area/areas.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { countOf } from '#domain/product/price.ts';
import { type Guest, takesGuestList } from '#domain/reservation/guest-list.ts';
import { isToCome } from '#domain/reservation/reservation.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Context } from '#server/http/handlers.ts';
import { guestListVersion } from './guest-list-version.ts';
import { lockReservation, saveReservation } from './reservation.repo.ts';
import { openFacts, sealFacts } from './sealed-facts.ts';

type Asking = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Given = { id: string; guests: Guest[]; seen?: string | undefined };

/** Who comes of a large party, sealed with the guest's own words: it is downloaded, sealed anew and erased with them. */
export async function setGuestList(context: Asking, given: Given) {
	const { viewer } = context;
	if (!viewer) return refuse('not-found');
	const retryAfter = await countAttempt(context, 'guests-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const done = await replace(context, viewer, given);
	if (!done.ok) await forgiveAttempt(context, 'guests-member', viewer.id);
	return done;
}

function replace({ services, now }: Asking, viewer: Viewer, { id, guests, seen }: Given) {
	return services.transact(async (work) => {
		const found = await lockReservation(work, id);
		if (!found || found.row.memberId !== viewer.id) return refuse('not-found');
		const { row } = found;
		const kind = kinds[found.kind];
		if (!kind || !takesGuestList(kind) || !isToCome(row, now)) return refuse('not-allowed');
		if (guests.length > countOf(row.persons))
			return refuse('invalid-input', { faults: [{ at: 'guests', code: 'too-many-persons' }] });
		const known = openFacts(services.keys, row);
		const kept = guestListVersion(known.guests ?? []);
		// Saved before, and the answer was lost on the way.
		if (kept === guestListVersion(guests)) return accept({});
		if (seen !== undefined && seen !== kept) return refuse('changed-since');
		const facts = { ...known, guests: guests.length === 0 ? null : guests };
		await saveReservation(work, id, { sealed: sealFacts(services.keys, id, facts) });
		await recordEvent(work, {
			...{ kind: 'reservation.list-guests', subject: ['reservation', id], actor: 'member', actorId: viewer.id },
			...{ parties: row, at: now, facts: { code: row.code, productId: row.productId, guests: guests.length } },
		});
		return accept({});
	});
}
