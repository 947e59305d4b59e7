import type { Database } from '#server/db/connect.ts';
import { refundAccount } from '#server/db/schema/refund.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { thread, threadMessage } from '#server/db/schema/thread.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { insertProducts, insertProviders } from './product-fixtures.ts';

/** A reservation, where its refund goes, a message and a shared trip for each member, under the member's id: no more than their sealed columns need. */
export async function insertSealedReservations(
	{ drizzle }: Pick<Database, 'drizzle'>,
	keys: Keyring,
	ids: string[],
): Promise<void> {
	await insertProviders(drizzle);
	await insertProducts(drizzle, [{ id: 'tour' }]);
	const order = { on: '2026-12-10', persons: { adult: 1, child: 0, infant: 0 }, units: 1, choices: {} };
	const at = new Date();
	await drizzle.insert(reservation).values(
		ids.map((id) => ({
			...order,
			id,
			code: id,
			memberId: id,
			productId: 'tour',
			providerId: 'guides',
			status: 'cancelled' as const,
			startsAt: at,
			endsAt: at,
			details: {},
			needs: { halal: null, flags: [], childSeats: 0 },
			firstName: 'Linh',
			lastName: 'Nguyen',
			email: 'a@mail.example',
			travellers: [],
			sealed: keys.seal(`words of ${id}`, `reservation.sealed ${id}`),
			price: { basis: 'listed' as const, lines: [], total: 0, reasons: [] },
			places: 1,
			totalWon: 0,
			terms: {} as never,
			locale: 'vn' as const,
			requestedAt: at,
		})),
	);
	await drizzle.insert(refundAccount).values(
		ids.map((id) => ({
			...{ reservationId: id, way: 'account' as const, givenAt: at, givenBy: id, givenAs: 'member' as const },
			sealed: keys.seal(`account of ${id}`, `refundAccount.sealed ${id}`),
		})),
	);
	await drizzle.insert(thread).values(
		ids.map((id) => ({
			...{ id, subjectKind: 'reservation' as const, subjectId: id, isHealth: false, lastNumber: 1, createdAt: at },
		})),
	);
	await drizzle.insert(threadMessage).values(
		ids.map((id) => ({
			id,
			threadId: id,
			number: 1,
			authorId: id,
			role: 'guest' as const,
			sealed: keys.seal(`message of ${id}`, `reservationMessage.sealed ${id}`),
			sealedPhrases: keys.seal(`phrases of ${id}`, `threadMessage.phrases ${id}`),
			at,
		})),
	);
	await drizzle.insert(tripShare).values(
		ids.map((id) => ({
			...{ id, memberId: id, from: '2026-12-10', to: '2026-12-10', secretHash: id, createdAt: at },
			sealed: keys.seal(`link of ${id}`, `tripShare.sealed ${id}`),
		})),
	);
}
