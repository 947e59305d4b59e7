import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { webhook, webhookDelivery, webhookTry } from '#server/db/schema/webhook.ts';
import type { Queries } from '#server/queries.ts';

export type WebhookRowStored = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

type Page = { after: { at: string; id: string } | undefined; limit: number };

export const findWebhooks = (queries: Queries, { organisationId, after, limit }: Page & { organisationId: string }) =>
	queries
		.select()
		.from(webhook)
		.where(
			and(
				eq(webhook.organisationId, organisationId),
				after && sql`(${webhook.createdAt}, ${webhook.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(webhook.createdAt), desc(webhook.id))
		.limit(limit)
		.execute();

export async function countWebhooks(queries: Queries, organisationId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(webhook)
		.where(eq(webhook.organisationId, organisationId));
	return row?.count ?? 0;
}

export async function findWebhook(queries: Queries, id: string): Promise<WebhookRowStored | undefined> {
	const [row] = await queries.select().from(webhook).where(eq(webhook.id, id));
	return row;
}

/** Held until the transaction ends. */
export async function lockWebhook(queries: Queries, id: string): Promise<WebhookRowStored | undefined> {
	const [row] = await queries.select().from(webhook).where(eq(webhook.id, id)).for('update');
	return row;
}

export async function insertWebhook(queries: Queries, row: typeof webhook.$inferInsert): Promise<void> {
	await queries.insert(webhook).values(row);
}

export async function updateWebhook(queries: Queries, id: string, changes: Partial<WebhookRowStored>): Promise<void> {
	await queries.update(webhook).set(changes).where(eq(webhook.id, id));
}

export async function deleteWebhook(queries: Queries, id: string): Promise<void> {
	await queries.delete(webhook).where(eq(webhook.id, id));
}

/** What waits for a webhook that is turned off is not sent any more. */
export async function giveUpWaiting(queries: Queries, webhookId: string): Promise<void> {
	await queries
		.update(webhookDelivery)
		.set({ nextAt: null })
		.where(and(eq(webhookDelivery.webhookId, webhookId), sql`${webhookDelivery.nextAt} is not null`));
}

export async function insertDelivery(queries: Queries, row: typeof webhookDelivery.$inferInsert): Promise<void> {
	await queries.insert(webhookDelivery).values(row);
}

export const findDeliveries = (queries: Queries, { webhookId, after, limit }: Page & { webhookId: string }) =>
	queries
		.select()
		.from(webhookDelivery)
		.where(
			and(
				eq(webhookDelivery.webhookId, webhookId),
				after &&
					sql`(${webhookDelivery.createdAt}, ${webhookDelivery.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
		.limit(limit)
		.execute();

export async function countDeliveries(queries: Queries, webhookId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(webhookDelivery)
		.where(eq(webhookDelivery.webhookId, webhookId));
	return row?.count ?? 0;
}

export const findTries = (queries: Queries, deliveryIds: readonly string[]) =>
	queries
		.select()
		.from(webhookTry)
		.where(inArray(webhookTry.deliveryId, [...deliveryIds]))
		.orderBy(desc(webhookTry.at), desc(webhookTry.id))
		.execute();

/** Sent once more from the beginning, under the id it had. Whether there is such a one. */
export async function resendDelivery(
	queries: Queries,
	{ id, webhookId, at }: { id: string; webhookId: string; at: Date },
): Promise<boolean> {
	const again = await queries
		.update(webhookDelivery)
		.set({ nextAt: at, tries: 0, isSent: false })
		.where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.webhookId, webhookId)))
		.returning({ id: webhookDelivery.id });
	return again.length > 0;
}

export type Due = { delivery: DeliveryRow; webhook: WebhookRowStored };

/** What is to be sent now, the oldest first; while this server is at it, no other is. */
export async function takeDue(
	queries: Queries,
	{ now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Due[]> {
	const due = sql`(select id from webhook_delivery where next_at <= ${now} order by next_at limit ${limit} for update skip locked)`;
	const taken = await queries
		.update(webhookDelivery)
		.set({ nextAt: until })
		.where(sql`${webhookDelivery.id} in ${due}`)
		.returning();
	if (taken.length === 0) return [];
	const hooks = await queries
		.select()
		.from(webhook)
		.where(and(inArray(webhook.id, [...new Set(taken.map(({ webhookId }) => webhookId))]), isNull(webhook.stoppedAt)));
	const sorted = taken.sort((one, other) => one.at.getTime() - other.at.getTime());
	return sorted.flatMap((delivery) => {
		const of = hooks.find(({ id }) => id === delivery.webhookId);
		return of ? [{ delivery, webhook: of }] : [];
	});
}

export async function noteTry(
	queries: Queries,
	{ row, after }: { row: typeof webhookTry.$inferInsert; after: Pick<DeliveryRow, 'nextAt' | 'tries' | 'isSent'> },
): Promise<void> {
	await queries.insert(webhookTry).values(row);
	await queries.update(webhookDelivery).set(after).where(eq(webhookDelivery.id, row.deliveryId));
}

/** Back into the line: another to the same address has just failed. What was given up meanwhile stays so. */
export async function putBack(queries: Queries, ids: readonly string[], nextAt: Date): Promise<void> {
	if (ids.length === 0) return;
	await queries
		.update(webhookDelivery)
		.set({ nextAt })
		.where(and(inArray(webhookDelivery.id, [...ids]), isNotNull(webhookDelivery.nextAt)));
}

export async function deleteDeliveriesBefore(queries: Queries, before: Date): Promise<void> {
	await queries.delete(webhookDelivery).where(sql`${webhookDelivery.createdAt} < ${before}`);
}
