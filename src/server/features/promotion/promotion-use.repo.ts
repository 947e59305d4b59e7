import type { Transaction } from '#server/queries.ts';

/**
 * A use is taken by one statement that adds only where the limits still allow it, so that however many reserve at once the
 * rows themselves decide: the promotion's own row first, then the member's. Before the places, which are the last thing of
 * a transaction: whoever holds a slot asks for nothing else any more, and of promotions there is one, so nobody waits in a
 * ring.
 */
const takeSql = `
	with taken as (
		update promotion set used = used + 1
		where id = $1 and starts_at <= $4 and ends_at > $4 and not is_archived and (total_limit is null or used < total_limit)
		returning id, member_limit
	), counted as (
		insert into promotion_member as held (promotion_id, member_id, used)
		select id, $2::uuid, 1 from taken where member_limit is null or member_limit >= 1
		on conflict (promotion_id, member_id) do update set used = held.used + 1
		where held.used < coalesce((select member_limit from taken), held.used + 1)
		returning promotion_id
	)
	insert into promotion_use (reservation_id, promotion_id, member_id)
	select $3::uuid, promotion_id, $2::uuid from counted`;

type Use = { promotionId: string; memberId: string; reservationId: string; now: Date };

/** Whether it could still be had. When not, the transaction has to be rolled back: a part of it may be counted. */
export async function takePromotion(
	{ $client }: Pick<Transaction, '$client'>,
	{ promotionId, memberId, reservationId, now }: Use,
): Promise<boolean> {
	const values = [promotionId, memberId, reservationId, now];
	const { rowCount } = await $client.query({ name: 'promotion-take', text: takeSql, values });
	return rowCount === 1;
}

/** In the same order of rows as it was taken. */
const giveBackSql = `
	with gone as (
		delete from promotion_use where reservation_id = $1 returning promotion_id, member_id
	), freed as (
		update promotion set used = used - 1 from gone where id = gone.promotion_id
		returning gone.promotion_id, gone.member_id
	)
	update promotion_member held set used = held.used - 1 from freed
	where held.promotion_id = freed.promotion_id and held.member_id = freed.member_id`;

/** Of a reservation that came to nothing; nothing happens where it holds none. */
export async function giveBackPromotion(
	{ $client }: Pick<Transaction, '$client'>,
	reservationId: string,
): Promise<void> {
	await $client.query({ name: 'promotion-give-back', text: giveBackSql, values: [reservationId] });
}
