import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { addMailJob } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { findMail, requeueMail } from './mail.repo.ts';

/** A failed mail goes back into the queue, with all its tries before it. */
export function retryMail({ services, actorId }: { services: Services; actorId: string }, input: { id: string }) {
	return services.transact(async (queries) => {
		const row = await findMail(queries, input.id);
		if (!row || !(await requeueMail(queries, row.id))) return refuse('not-found');
		await addMailJob(queries, row.id);
		await recordAudit(queries, {
			event: 'mail.retried',
			actorId,
			subjectId: row.memberId,
			subject: ['mail', row.id],
			details: { mail: row.id },
		});
		return accept({});
	});
}
