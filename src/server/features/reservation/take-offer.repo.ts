import type { Transaction } from '#server/queries.ts';

const takeSql = `
	update waiting set status = 'taken', offer_until = null
	where id = $1 and member_id = $2 and status = 'offered' and offer_until > $3`;

/** Takes up an offer of the waiting list; false where it ran out, was given back or taken up meanwhile. */
export async function takeOffer(
	{ $client }: Pick<Transaction, '$client'>,
	{ id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<boolean> {
	const { rowCount } = await $client.query({ name: 'waiting-take', text: takeSql, values: [id, memberId, now] });
	return rowCount === 1;
}
