import { pageSize } from '#contract/endpoint.ts';
import { type AuditEvent, lookerOf } from '#domain/member/audit.ts';
import type { Queries } from '#server/queries.ts';
import { countEntriesAbout, findEntriesAbout } from './member-data.repo.ts';

/** What lays something open that is otherwise hidden, or hands all of it out. */
const disclosures: AuditEvent[] = [
	'member.passport-revealed',
	'member.fact-revealed',
	'member.page-read',
	'member.photo-read',
	'member.data-downloaded',
	'partner.bank-revealed',
	'partner.licence-read',
	'refund.account-revealed',
	'reservation.detail-read',
	'reservation.passport-revealed',
	'reservation.contents-read',
	'reservation.guests-read',
	'reservation.proof-read',
	'thread.file-read',
	'thread.report-read',
	'vault.file-read',
	'mail.read',
];

/** Who saw what of a member's, the newest; all of it stands in the member's download. */
export async function listAccesses(queries: Queries, memberId: string) {
	const [rows, total] = await Promise.all([
		findEntriesAbout(queries, memberId, { events: disclosures, limit: pageSize }),
		countEntriesAbout(queries, memberId, disclosures),
	]);
	const items = rows.map((row) => ({
		event: row.event,
		by: lookerOf(row, memberId),
		reservation: typeof row.details.reservation === 'string' ? row.details.reservation : null,
		at: row.at.toISOString(),
	}));
	return { items, total, nextCursor: null };
}
