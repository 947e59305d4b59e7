import { randomUUID } from 'node:crypto';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { insertMail } from '#server/features/mail/mail.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Queries } from '#server/queries.ts';
import type { MailData, MailTemplate } from './mail-templates.ts';
import { sealData } from './sealed-data.ts';

/** A mail in the caller's transaction: if that is rolled back, nothing is sent. */
export async function queueMail<Template extends MailTemplate>(
	{ queries, keys }: { queries: Queries; keys: Keyring },
	mail: {
		memberId: string | null;
		address: string;
		locale: ContentLocale;
		template: Template;
		data: MailData[Template];
	},
): Promise<void> {
	const id = randomUUID();
	await insertMail(queries, { ...mail, id, data: sealData(keys, id, mail.data) });
	await addMailJob(queries, id);
}

/** One job a mail: a new one takes the place of one that gave up. */
export const addMailJob = (queries: Queries, mailId: string): Promise<void> =>
	addJob(queries, 'send-mail', { mailId }, { key: `mail ${mailId}` });
