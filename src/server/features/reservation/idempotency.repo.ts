import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import type { Transaction } from '#server/queries.ts';

export type ReserveAnswer = { id: string; code: string; status: ReservationStatus };

/** What the key was used for before. */
export type KnownAnswer = { bodyHash: string; answer: ReserveAnswer };

const findSql = 'select body_hash as "bodyHash", answer from idempotency where member_id = $1 and key = $2';

export async function findKnownAnswer(
	{ $client }: Pick<Transaction, '$client'>,
	{ memberId, key }: { memberId: string; key: string },
): Promise<KnownAnswer | undefined> {
	const { rows } = await $client.query<KnownAnswer>({
		name: 'idempotency-find',
		text: findSql,
		values: [memberId, key],
	});
	return rows[0];
}
