import { hasSecondFactor } from '#domain/member/second-factor.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findSetUp } from '#server/features/factor/factor.repo.ts';
import { tellOf } from '#server/features/factor/factor-mails.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Transaction } from '#server/queries.ts';
import { deviceOf } from './device-of.ts';
import { isKnownTo } from './known-device.ts';
import { worksForOthers } from './session.repo.ts';

type Asked = Pick<Context, 'services' | 'now' | 'client'>;

/**
 * In the transaction that begins the login: the trail, and where it is a browser that nobody has seen, a mail to whoever sees what
 * others told (operators, staff) or has set up a second factor.
 */
export async function noteLogin(
	{ services, now, client }: Asked,
	queries: Transaction,
	{ memberId, factors }: { memberId: string; factors: readonly Factor[] },
): Promise<void> {
	const own = { actorId: memberId, subjectId: memberId };
	await recordAudit(queries, { event: 'member.logged-in', ...own, details: { factors: factors.join(' ') } });
	if (isKnownTo(services.keys, client.device, memberId)) return;
	const { host } = relyingPartyOf(services.origin);
	const isWatched =
		(await worksForOthers(queries, memberId)) || hasSecondFactor(await findSetUp(queries, { memberId, host }));
	if (!isWatched) return;
	const device = deviceOf(client.userAgent);
	await recordAudit(queries, { event: 'member.new-device', ...own, details: { device } });
	await tellOf({ queries, services }, memberId, { template: 'new-device', device, at: now.toISOString() });
}
