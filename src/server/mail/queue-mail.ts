import { addJobs } from '#server/jobs/add-job.ts';
import type { Queries } from '#server/queries.ts';
import { mailJob, type NewMail, queueMails } from './queue-mails.ts';

/** A mail in the caller's transaction: if that is rolled back, nothing is sent. */
export const queueMail = (context: Parameters<typeof queueMails>[0], mail: NewMail): Promise<void> =>
	queueMails(context, [mail]);

export const addMailJob = (queries: Queries, mailId: string): Promise<void> => addJobs(queries, [mailJob(mailId)]);
