import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { mostTemplates } from '#domain/matching/answer.ts';
import { matchingTemplate } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

export type TemplateRow = typeof matchingTemplate.$inferSelect;

export const findTemplates = (queries: Queries, providerId: string): Promise<TemplateRow[]> =>
	queries
		.select()
		.from(matchingTemplate)
		.where(eq(matchingTemplate.providerId, providerId))
		.orderBy(asc(matchingTemplate.name), asc(matchingTemplate.id))
		.limit(mostTemplates)
		.execute();

export async function countTemplates(queries: Queries, providerId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(matchingTemplate)
		.where(eq(matchingTemplate.providerId, providerId));
	return row?.count ?? 0;
}

export async function findTemplate(queries: Queries, id: string): Promise<TemplateRow | undefined> {
	const [row] = await queries.select().from(matchingTemplate).where(eq(matchingTemplate.id, id));
	return row;
}

export async function insertTemplate(queries: Queries, row: TemplateRow): Promise<void> {
	await queries.insert(matchingTemplate).values(row);
}

export async function updateTemplate(queries: Queries, row: TemplateRow): Promise<void> {
	await queries.update(matchingTemplate).set(row).where(eq(matchingTemplate.id, row.id));
}

/** One of these providers' own. */
export async function deleteTemplate(queries: Queries, id: string, providerIds: readonly string[]): Promise<boolean> {
	if (providerIds.length === 0) return false;
	const rows = await queries
		.delete(matchingTemplate)
		.where(and(eq(matchingTemplate.id, id), inArray(matchingTemplate.providerId, [...providerIds])))
		.returning({ id: matchingTemplate.id });
	return rows.length > 0;
}
