import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { event } from '#server/db/schema/event.ts';
import { session } from '#server/db/schema/session.ts';
import type { Actor, ReservationHouse } from './reservation-house.ts';
import { trailOf } from './trail.ts';

/** An account as its guest writes it, and its number as it is kept. */
export const thaiNumber = '1234567890';
export const thaiAccount = {
	...{ country: 'TH', bank: 'Kasikornbank', holder: 'Siriporn Wongsakul', number: '123-4-56789-0' },
	...{ bic: 'KASITHBK', address: '12 Sukhumvit Road, Bangkok 10110' },
};
export const germanAccount = {
	...{ ...thaiAccount, country: 'DE', bank: 'Commerzbank' },
	...{ number: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
};
export const byAccount = (account: object = thaiAccount) => ({ way: 'account', account });

type Method = 'transfer' | 'card' | 'on-site';

/** What guests, houses and operators do about refunds of a house of reservations. */
export function refundCalls(house: () => ReservationHouse) {
	const read = async (id: string, who: Actor = 'guest') =>
		(await house().call(who, `GET /api/reservations/${id}/refund-account`)).body;
	/** As somebody does who sees where it goes, where nothing else is said of that. */
	async function book(id: string, kind: 'payment' | 'refund', won: number, method: Method = 'transfer', more?: object) {
		const seen = !more && kind === 'refund' && { seenAccountAt: (await read(id, 'operator')).said?.at ?? null };
		return house().call('operator', `POST /api/reservations/${id}/payments?language=en`, {
			body: { key: randomUUID(), kind, won, method, ...more, ...seen },
		});
	}
	const signedIn = (who: 'guest' | 'operator', secondsAgo: number) =>
		house()
			.queries.update(session)
			.set({ signedInAt: new Date(house().now.getTime() - secondsAgo * 1_000) })
			.where(eq(session.memberId, house().idOf(who)));
	return {
		book,
		/** Paid in full, cancelled, and all of it owed. */
		async owe(method: Method = 'transfer') {
			const made = await house().reserved('guest', 'tour');
			const { totalWon } = await house().rowOf(made.id);
			await book(made.id, 'payment', totalWon, method);
			const body = { move: 'cancel', percent: 100 };
			const { status } = await house().call('guest', `POST /api/reservations/${made.id}/moves?language=en`, { body });
			if (status !== 200) throw new Error('not cancelled');
			return { ...made, won: totalWon };
		},
		read,
		give: (id: string, who: Actor = 'guest', body: object = byAccount()) =>
			house().call(who, `PUT /api/reservations/${id}/refund-account`, { body }),
		reveal: (id: string, who: Actor = 'operator', reason = 'payout') =>
			house().call(who, `POST /api/refunds/${id}/account/reveal`, { body: { reason } }),
		ask: (id: string, who: Actor = 'operator') => house().call(who, `POST /api/refunds/${id}/asking`),
		owed: async (more = '') => (await house().call('operator', `GET /api/refunds/owed?language=en${more}`)).body,
		/** What the trail says of refunds. */
		kinds: async () =>
			(await trailOf(house().queries)).map(({ event: kind }) => kind).filter((kind) => kind.startsWith('refund.')),
		mailsOf: async (template: string) =>
			(await house().mailsTo(house().emailOf('guest'))).filter((mail) => mail.template === template),
		/** What the guest is told of refunds. */
		async bell() {
			const isTold = sql`${house().idOf('guest')}::uuid = any(${event.memberIds}) and ${event.kind} like 'refund.%'`;
			return (await house().queries.select({ kind: event.kind }).from(event).where(isTold)).map(({ kind }) => kind);
		},
		/** Logged in for long, and nothing proved since. */
		staleLogin: (who: 'guest' | 'operator') => signedIn(who, 3_600),
		freshLogin: (who: 'guest' | 'operator') => signedIn(who, 0),
	};
}
