import { sql } from 'drizzle-orm';
import { notedNetwork } from '#domain/event/noted-network.ts';
import type { AuditEvent } from '#domain/member/audit.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { askingIp } from '#server/asking-ip.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import { deviceOf } from './device-of.ts';

export type FailedLogin = Extract<AuditEvent, 'member.log-in-failed' | 'member.locked-out'>;

type Failure = { event: FailedLogin; email: string; device: string; at: Date };

/** About who proved the address, where somebody did. An address that nobody has is not kept: it may be a password typed too early. */
export async function recordFailedLogin(queries: Queries, { event: kind, email, device, at }: Failure): Promise<void> {
	const owner = sql`(select id from ${member} where email = ${email} and email_verified_at is not null)`;
	await queries.insert(event).values({
		...{
			kind,
			subjectKind: 'member',
			subjectId: sql`coalesce(${owner}::text, '')`,
			actorKind: 'member',
			actorId: null,
		},
		...{ aboutId: sql`${owner}`, memberIds: [], organisationIds: [], place: notedNetwork(askingIp(), 'member') },
		...{ facts: { device }, at },
	});
}

type FailedProof = Extract<
	AuditEvent,
	'member.password-wrong' | 'member.second-step-failed' | 'member.locked-out' | 'member.suspended-log-in'
>;

/** Where it is known whose account it is, but not that it was they. */
export function recordFailedProof(
	{ queries, now, client }: Pick<Context, 'queries' | 'now' | 'client'>,
	{ event, memberId, factor }: { event: FailedProof; memberId: string; factor?: Factor },
): Promise<void> {
	const details = { device: deviceOf(client.userAgent), ...(factor && { factor }) };
	return recordAudit(queries, { event, actorId: null, actor: 'member', subjectId: memberId, details, at: now });
}
