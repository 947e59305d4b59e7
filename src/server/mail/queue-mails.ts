import { randomUUID } from 'node:crypto';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { insertMails } from '#server/features/mail/mail.repo.ts';
import { addJobs } from '#server/jobs/add-job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import type { MailData, MailTemplate } from './mail-templates.ts';
import { sealData } from './sealed-data.ts';

/** A mail to be written: to whom, in which language, and what its template needs. */
export type NewMail = {
	[Template in MailTemplate]: {
		/** Null where the reader is no member; theirs is dropped once they have closed their account. */
		memberId: string | null;
		address: string;
		locale: ContentLocale;
		template: Template;
		data: MailData[Template];
	};
}[MailTemplate];

/**
 * Mails in the caller's transaction: if that is rolled back, nothing is sent. However many there are, the rows are one
 * statement and the jobs another; in a transaction (`Transaction`) both are prepared by name.
 */
export async function queueMails(
	{ queries, keys }: { queries: Queries | Transaction; keys: Keyring },
	mails: readonly NewMail[],
): Promise<void> {
	if (mails.length === 0) return;
	const rows = mails.map((mail) => {
		const id = randomUUID();
		return { ...mail, id, data: sealData(keys, id, mail.data) };
	});
	await insertMails(queries, rows);
	await addJobs(
		queries,
		rows.map(({ id }) => mailJob(id)),
	);
}

/** One job a mail: a new one takes the place of one that gave up. */
export const mailJob = (mailId: string) => ({ name: 'send-mail', payload: { mailId }, key: `mail ${mailId}` }) as const;
