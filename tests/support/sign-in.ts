import { afterSeconds, expiryOf, sessionLifetime } from '#domain/member/session-rules.ts';
import { session } from '#server/db/schema/session.ts';
import { signIdentity } from '#server/features/session/identity-token.ts';
import { identityCookie, sessionCookie } from '#server/http/identity.ts';
import type { Queries } from '#server/queries.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';

/** A login each, written straight into the database: hundreds of members need no hundreds of password hashes. */
export async function signIn(
	{ queries, services }: { queries: Queries; services: Pick<Services, 'keys' | 'origin' | 'clock'> },
	memberIds: readonly string[],
): Promise<string[]> {
	const now = services.clock();
	const endsAt = afterSeconds(now, sessionLifetime(true).wholeSeconds);
	const expiresAt = expiryOf({ now, isKept: true, endsAt });
	const secrets = memberIds.map(newSecret);
	const rows = memberIds.map((memberId, at) => ({
		memberId,
		secretHash: secretHashOf(secrets[at] ?? ''),
		// Operators' logins are never kept.
		isKept: false,
		device: 'Test',
		signedInAt: now,
		expiresAt,
		endsAt,
	}));
	const made = await queries.insert(session).values(rows).returning({ id: session.id, memberId: session.memberId });
	return Promise.all(
		made.map(async ({ id: sessionId, memberId }, at) => {
			const token = await signIdentity(services, { memberId, sessionId, issuedAt: now, expiresAt });
			return `${sessionCookie}=${secrets[at]}; ${identityCookie}=${token}`;
		}),
	);
}
