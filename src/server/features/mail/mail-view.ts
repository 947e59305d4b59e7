import { maskAddress } from '#domain/member/mask-address.ts';
import type { findMails } from './mail.repo.ts';

type Row = Omit<Awaited<ReturnType<typeof findMails>>[number], 'exactCreatedAt'>;

/** A mail as the operator sees it. The mailbox that stands in for SMTP shows addresses whole: that is its use. */
export const mailView = ({ locale, address, createdAt, sentAt, memberId, memberName, ...row }: Row) => ({
	...row,
	address: row.status === 'kept' ? address : maskAddress(address),
	language: locale,
	member: memberId !== null && memberName !== null ? { id: memberId, name: memberName } : null,
	createdAt: createdAt.toISOString(),
	sentAt: sentAt?.toISOString() ?? null,
});
