import type { AuditEvent } from '#domain/member/audit.ts';
import { auditEntry } from '#server/db/schema/audit.ts';
import type { Queries } from '#server/queries.ts';

/** Written in the transaction of what it tells about; never with the value itself. */
export async function recordAudit(
	queries: Queries,
	entry: {
		event: AuditEvent;
		/** Null is the system itself. */
		actorId: string | null;
		subjectId: string | null;
		details?: Record<string, string | number>;
	},
): Promise<void> {
	await queries.insert(auditEntry).values(entry);
}
