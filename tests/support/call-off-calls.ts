import { randomUUID } from 'node:crypto';
import { callOffParties } from '#server/features/reservation/call-off-parties.ts';
import type { Actor, ReservationHouse } from './reservation-house.ts';

type Which = { id?: string; time?: string | undefined; who?: Actor };

/** What calls off a date, as tests ask for it: of a tour of the partner’s where nothing else is said. */
export function callOffCalls(house: () => ReservationHouse, on: string) {
	const statement = ({ id = 'tour', time, who = 'partner' }: Which = {}) =>
		house().call(who, `GET /api/console/products/${id}/call-off?on=${on}${time ? `&time=${time}` : ''}`);
	const progress = async ({ id = 'tour', time, who = 'partner' }: Which = {}) =>
		(await house().call(who, `GET /api/console/products/${id}/call-offs?on=${on}${time ? `&time=${time}` : ''}`)).body;
	const agree = (seen: string, { id = 'tour', time, who = 'partner' }: Which = {}, more: object = {}) =>
		house().call(who, `POST /api/console/products/${id}/call-offs`, {
			body: { on, ...(time && { time }), reason: 'A typhoon is coming.', seen, key: randomUUID(), ...more },
		});
	/** Agrees to what the statement says, and answers with the call-off; throws where it was refused. */
	async function called(which: Which = {}): Promise<{ id: string }> {
		const { body } = await statement(which);
		const { status, body: answer } = await agree(body.seen, which);
		if (status !== 200) throw new Error(JSON.stringify(answer));
		return answer;
	}
	const work = (callOffId: string) => callOffParties(house(), { callOffId });
	return { statement, progress, agree, called, work };
}
