import { eq, sql } from 'drizzle-orm';
import type { Order } from '#domain/reservation/order.ts';
import { mail } from '#server/db/schema/mail.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { offerPlaces } from '#server/features/waiting/offer-places.ts';
import type { Actor, ReservationHouse } from './reservation-house.ts';
import { type FormChanges, formFor, type ProductName } from './reservation-products.ts';

/** What the tests of waiting lists do most, in a house that is new for each of them. */
export function waitingCalls(house: () => ReservationHouse) {
	const join = (who: Actor, product: ProductName = 'tour', order: Partial<Order> = {}) =>
		house().call(who, 'POST /api/waiting', {
			body: { productId: product, order: formFor(product, { order }).order, language: 'en' },
		});
	return {
		join,
		/** Answers with the entry; throws when it was refused. */
		async joined(...given: Parameters<typeof join>): Promise<{ id: string; ahead: number; places: number }> {
			const { status, body } = await join(...given);
			if (status !== 200) throw new Error(`not on the list: ${JSON.stringify(body)}`);
			return body;
		},
		read: (who: Actor, id: string) => house().call(who, `GET /api/waiting/${id}?language=en`),
		withdraw: (who: Actor, id: string) => house().call(who, `DELETE /api/waiting/${id}?language=en`),
		cancel: (who: Actor, id: string, percent = 100) =>
			house().call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'cancel', percent } }),
		takeUp: (who: Actor, waitingId: string, changes: FormChanges & { product?: ProductName } = {}) => {
			const { product = 'tour', ...rest } = changes;
			return house().reserve(who, product, { ...rest, waitingId });
		},
		async rowOf(id: string) {
			const [row] = await house().queries.select().from(waiting).where(eq(waiting.id, id));
			if (!row) throw new Error(`no entry ${id}`);
			return row;
		},
		/** Does what was left to jobs, as the workers would; the products that were asked about. */
		async runOfferJobs(): Promise<string[]> {
			const { queries, services, now } = house();
			const { rows } = await queries.execute(sql`select job.id::text, job.payload from graphile_worker._private_jobs job
				join graphile_worker._private_tasks task on task.id = job.task_id
				where task.identifier = 'offer-places' order by job.id`);
			const jobs = rows as { id: string; payload: { productId: string } }[];
			for (const { id, payload } of jobs) {
				await queries.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
				await offerPlaces({ services, now }, payload);
			}
			return jobs.map(({ payload }) => payload.productId);
		},
		/** To how many offers were mailed. */
		async offersMailed(): Promise<number> {
			return house().queries.$count(mail, eq(mail.template, 'waiting-offer'));
		},
	};
}
