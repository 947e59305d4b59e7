import { accept } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { addJobs } from '#server/jobs/add-job.ts';
import { mailJob } from '#server/mail/queue-mails.ts';
import type { Services } from '#server/services.ts';
import { requeueMails } from './mail.repo.ts';

/** More than a house writes while its mail server is away; who has more presses once more. */
const most = 1_000;

/** What failed goes back into the queue, refused addresses too: a mailbox may be there again. What is refused once more comes back. */
export function retryFailedMails({ services, actorId }: { services: Services; actorId: string }) {
	return services.transact(async (work) => {
		const ids = await requeueMails(work, most);
		if (ids.length > 0) {
			await addJobs(work, ids.map(mailJob));
			await recordAudit(work, {
				...{ event: 'mail.retried', actorId, subjectId: null, subject: ['mail', 'failed'] },
				details: { count: ids.length },
			});
		}
		return accept({ count: ids.length });
	});
}
