import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Services } from '#server/services.ts';
import { findMail } from './mail.repo.ts';
import { mailView } from './mail-view.ts';

/** One mail as it was written. Who reads what others were written is written down; of one that has no words left, or none yet, nothing is read. */
export function readMail({ services, actorId }: { services: Services; actorId: string }, input: { id: string }) {
	return services.transact(async (queries) => {
		const row = await findMail(queries, input.id);
		if (!row) return refuse('not-found');
		const { html, plain, ...summary } = row;
		if (html !== null || plain !== null)
			await recordAudit(queries, {
				event: 'mail.read',
				actorId,
				subjectId: row.memberId,
				details: { mail: row.id },
				subject: ['mail', row.id],
			});
		return accept({ ...mailView(summary), html, plain });
	});
}
