import type { findMails } from './mail.repo.ts';

type Row = Omit<Awaited<ReturnType<typeof findMails>>[number], 'exactCreatedAt'>;

/** Enough to recognise one's own, too little to write to: `l***@mail.example`. */
const shorten = (address: string) => address.replace(/^(.)[^@]*/u, '$1***');

/** A mail as the operator sees it. The mailbox that stands in for SMTP shows addresses whole: that is its use. */
export const mailView = ({ locale, address, createdAt, sentAt, ...row }: Row) => ({
	...row,
	address: row.status === 'kept' ? address : shorten(address),
	language: locale,
	createdAt: createdAt.toISOString(),
	sentAt: sentAt?.toISOString() ?? null,
});
