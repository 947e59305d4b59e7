import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayMs } from '#domain/kernel/durations.ts';
import type { Stars } from '#domain/product/product.ts';
import { product } from '#server/db/schema/product.ts';
import { rating } from '#server/db/schema/rating.ts';
import { type Actor, openReservationHouse, type ReservationHouse } from './reservation-house.ts';
import { dayIn } from './reservation-products.ts';
import { insertedRow, orderOn } from './reservation-rows.ts';

export const stars = (all: number, changes: Partial<Stars> = {}): Stars => ({
	service: all,
	language: all,
	value: all,
	place: all,
	...changes,
});
export const words = 'Quiet, clean and very kind people.';

type Who = 'guest' | 'other' | 'partner' | 'operator';
type Written = { stars?: Stars; text?: string; language?: string; key?: string };

/** A reservation house in which people have been somewhere already, and the calls of ratings. */
export async function openRatingHouse() {
	const house = await openReservationHouse();
	return {
		...house,
		...ratingCalls(house),
		get now() {
			return house.clock.now();
		},
	};
}
export type RatingHouse = Awaited<ReturnType<typeof openRatingHouse>>;

function ratingCalls(house: ReservationHouse) {
	const { queries, call } = house;
	const body = ({ stars: given = stars(5), text = words, language = 'th' }: Written) => ({
		stars: given,
		text,
		language,
	});

	/** A service that was had so many days ago, and is over. */
	const completed = (who: Who = 'guest', productId = 'tour', daysAgo = 3): Promise<string> =>
		insertedRow(
			house,
			productId,
			orderOn(dayIn(-daysAgo), productId === 'park' || productId === 'hotel' ? { time: null } : {}),
			{
				who,
				at: new Date(Date.now() - (daysAgo + 10) * dayMs),
				with: ({ requestedAt }) => ({ status: 'completed', arrivedAt: requestedAt }),
			},
		);

	const write = (who: Actor, reservationId: string, { key = randomUUID(), ...written }: Written = {}) =>
		call(who, 'POST /api/ratings?language=en', { body: { ...body(written), reservationId, key } });

	return {
		completed,
		write,
		/** Throws when it was refused. */
		async written(who: Who = 'guest', productId = 'tour', written: Written = {}): Promise<string> {
			const answer = await write(who, await completed(who, productId), written);
			if (answer.status !== 200) throw new Error(`not written: ${JSON.stringify(answer.body)}`);
			return answer.body.id;
		},
		edit: (who: Actor, id: string, written: Written = {}) =>
			call(who, `PATCH /api/ratings/${id}?language=en`, { body: body(written) }),
		remove: (who: Actor, id: string) => call(who, `DELETE /api/ratings/${id}`),
		reply: (who: Actor, id: string, text = 'Thank you for coming.') =>
			call(who, `POST /api/ratings/${id}/reply`, { body: { text } }),
		report: (who: Actor, id: string, reason = 'offensive') =>
			call(who, `POST /api/ratings/${id}/reports`, { body: { reason } }),
		/** About what stands there now. */
		async decide(who: Actor, id: string, decision: 'publish' | 'hide', reason = 'Names a doctor.') {
			const seen = (await call('operator', `GET /api/ratings/${id}/moderation?language=en`)).body.seen ?? 'nothing';
			const body = { decision, seen, ...(decision === 'hide' && { reason }) };
			return call(who, `POST /api/ratings/${id}/decision`, { body });
		},
		addPicture: (who: Actor, id: string, file: Uint8Array) =>
			call(who, `POST /api/ratings/${id}/pictures?language=en&name=a.png`, { file }),
		async ratingOf(id: string) {
			const [row] = await queries.select().from(rating).where(eq(rating.id, id));
			return row;
		},
		async countersOf(productId: string) {
			const { ratingCount: count, ratingStars: sum } = product;
			const [row] = await queries.select({ count, sum }).from(product).where(eq(product.id, productId));
			return row;
		},
		counterFaults: () => counterFaults(house.database.pool),
	};
}

type Pool = ReservationHouse['database']['pool'];

/** The products whose sums are not those of their published ratings, counted anew. */
async function counterFaults(pool: Pool): Promise<string[]> {
	const { rows } = await pool.query<{ id: string; count: number; sum: number; realCount: number; realSum: number }>(`
		select p.id, p.rating_count as count, p.rating_stars as sum, coalesce(r.count, 0)::int as "realCount",
			coalesce(r.sum, 0)::int as "realSum"
		from product p left join (
			select product_id, count(*) as count, sum((select sum(value::int) from jsonb_each_text(stars))) as sum
			from rating where status = 'published' group by product_id
		) r on r.product_id = p.id
		where p.rating_count <> coalesce(r.count, 0) or p.rating_stars <> coalesce(r.sum, 0)
		order by p.id`);
	return rows.map(
		({ id, count, sum, realCount, realSum }) =>
			`${id}: ${count} with ${sum} stars, but there are ${realCount} with ${realSum}`,
	);
}
