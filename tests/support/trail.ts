import { and, eq, inArray } from 'drizzle-orm';
import { auditEvents } from '#domain/member/audit.ts';
import { event } from '#server/db/schema/event.ts';
import type { Queries } from '#server/queries.ts';

/** The trail, oldest first, about somebody or about all: without what people are only told. */
export async function trailOf(queries: Queries, memberId?: string) {
	const isAbout = memberId === undefined ? undefined : eq(event.aboutId, memberId);
	const rows = await queries
		.select()
		.from(event)
		.where(and(inArray(event.kind, [...auditEvents]), isAbout))
		.orderBy(event.id);
	return rows.map(({ kind, aboutId, facts, ...row }) => ({ ...row, event: kind, subjectId: aboutId, details: facts }));
}
