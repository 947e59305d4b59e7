import { randomUUID } from 'node:crypto';
import { gatheringOf } from '#domain/event/mail-topics.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { countGathered, insertMails } from '#server/features/mail/mail.repo.ts';
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

type Telling = {
	queries: Queries | Transaction;
	keys: Keyring;
	/** What they tell of. */
	cause?: Cause | undefined;
	/** Until when they wait for others, and under which name, where the kind alone does not say it; null: they go at once. */
	gathering?: ReturnType<typeof gatheringOf> | null;
	/** What a mail that waits was about has been read: it tells of this alone. */
	isAnew?: boolean;
};

/**
 * Mails in the caller's transaction: if that is rolled back, nothing is sent. However many there are, the rows are one
 * statement and the jobs another; in a transaction (`Transaction`) both are prepared by name.
 */
export async function queueMails(
	{ queries, keys, cause, gathering = cause && gatheringOf(cause), isAnew = false }: Telling,
	mails: readonly NewMail[],
): Promise<void> {
	if (mails.length === 0) return;
	const told = onceAMailbox(mails, Boolean(gathering));
	const rows = told.map((mail) => {
		const id = randomUUID();
		const about = { eventId: cause?.id ?? null, kind: cause?.kind ?? null, gatherKey: gathering?.key ?? null };
		return { ...mail, ...about, id, data: sealData(keys, id, mail.data) };
	});
	const written = await insertMails(queries, rows, isAnew);
	const jobs = rows.filter(({ id }) => written.has(id)).map(({ id }) => mailJob(id));
	await addJobs(queries, jobs, gathering?.dueAt);
}

/** What waits for others is told once to a mailbox: of one thing that concerns several of its houses, by the first. */
function onceAMailbox(mails: readonly NewMail[], isGathered: boolean): readonly NewMail[] {
	if (!isGathered) return mails;
	const seen = new Set<string>();
	return mails.filter(({ address, template }) => {
		const key = `${template} ${address}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

/** One more of what mails already wait to tell; where none does, nobody is told again. */
export async function addToMails(
	queries: Queries,
	{ cause, template }: { cause: Cause; template: MailTemplate },
): Promise<void> {
	const gathering = gatheringOf(cause);
	if (gathering) await countGathered(queries, { gatherKey: gathering.key, template, eventId: cause.id });
}

/** One job a mail: a new one takes the place of one that gave up. */
export const mailJob = (mailId: string) => ({ name: 'send-mail', payload: { mailId }, key: `mail ${mailId}` }) as const;
