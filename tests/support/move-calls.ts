import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import { moveReservation } from '#server/features/reservation/move-reservation.ts';
import type { ReservationHouse } from './reservation-house.ts';

type Mover = 'guest' | 'partner' | 'operator';

/** Moves of reservations at a moment of one's choosing: `usually` where none is given. */
export function moveCalls(house: () => ReservationHouse, usually: Date) {
	const ask = (who: Mover, id: string, body: MoveBody, now = usually) =>
		moveReservation({ ...house(), now, viewer: house().viewerOf(who) }, { id, language: 'en', body });
	return {
		ask,
		/** Answers with the reservation; throws when it was refused. */
		async done(...given: Parameters<typeof ask>): Promise<ReservationDetail> {
			const answer = await ask(...given);
			if (!answer.ok) throw new Error(JSON.stringify(answer));
			return answer.value;
		},
	};
}
