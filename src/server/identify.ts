import type { Viewer } from '#domain/member/access.ts';
import { groupCodes } from '#domain/member/group.ts';
import { isHeldBack } from '#domain/member/second-factor.ts';
import { expiryOf, mayBeKept, renewAfterSeconds } from '#domain/member/session-rules.ts';
import { isSecret, secretHashOf } from '#server/secret.ts';
import { type IdentityClaims, readIdentity, signIdentity } from './features/session/identity-token.ts';
import { deleteSessionBySecret, findSession, type SessionRow, touchSession } from './features/session/session.repo.ts';
import { cookieOf } from './http/cookie.ts';
import { cookiesOf, type Identify, identityCookie, sessionCookie, visitor } from './http/identity.ts';
import type { Pool } from './queries.ts';
import type { Services } from './services.ts';

type Facts = { claims: IdentityClaims; row: SessionRow; now: Date };

/** What must all hold besides a true token and a session of that secret. A test takes one out and breaks in. */
export const identityGuards = {
	ofOneLogin: ({ claims, row }: Facts) => row.id === claims.sessionId,
	ofOneMember: ({ claims, row }: Facts) => row.memberId === claims.memberId,
	isNotExpired: ({ row, now }: Facts) => row.expiresAt > now && row.endsAt > now,
	isActive: ({ row }: Facts) => row.status === 'active',
	isAllowedToBeKept: ({ row }: Facts) => !row.isKept || mayBeKept(row.group),
};

type Options = {
	queries: Pool;
	services: Pick<Services, 'keys' | 'origin' | 'clock'>;
	guards?: Partial<typeof identityGuards>;
	readToken?: typeof readIdentity;
	findBySecret?: typeof findSession;
};

/** SPEC sections 4, 7 and 9: logged in only with both cookies, both valid, both of one login. */
export function createIdentify(options: Options): Identify {
	const { queries, services, guards = identityGuards } = options;
	const { readToken = readIdentity, findBySecret = findSession } = options;

	async function factsOf(secret: string | undefined, token: string | undefined): Promise<Facts | undefined> {
		if (!isSecret(secret) || token === undefined) return undefined;
		const now = services.clock();
		const claims = await readToken({ ...services, now }, token);
		const row = claims && (await findBySecret(queries, secretHashOf(secret)));
		const facts = row && { claims, row, now };
		return facts && Object.values(guards).every((holds) => holds(facts)) ? facts : undefined;
	}

	/** A new token for the same session; both cookies last longer, the session too. */
	async function renew({ row, now }: Facts, secret: string) {
		const { id: sessionId, memberId, isKept, endsAt } = row;
		const expiresAt = expiryOf({ now, isKept, endsAt });
		await touchSession(queries, { id: sessionId, expiresAt, at: now });
		const identityToken = await signIdentity(services, { memberId, sessionId, issuedAt: now, expiresAt });
		return { secret, identityToken, isKept };
	}

	return async (request, reply) => {
		const secret = cookieOf(request.headers.cookie, sessionCookie);
		const token = cookieOf(request.headers.cookie, identityCookie);
		if (secret === undefined && token === undefined) return visitor;
		const cookies = cookiesOf(reply, services.origin);
		const facts = await factsOf(secret, token);
		if (!facts || secret === undefined) {
			cookies.end();
			// This browser loses its half of the session here, so the server forgets the other.
			if (isSecret(secret)) await deleteSessionBySecret(queries, secretHashOf(secret));
			return visitor;
		}
		const { row, claims, now } = facts;
		if (now.getTime() - claims.issuedAt.getTime() > renewAfterSeconds * 1000) cookies.begin(await renew(facts, secret));
		const { signedInAt, consoleLocale } = row;
		return { viewer: viewerOf(facts), sessionId: row.id, signedInAt, consoleLocale };
	};
}

/** An operator who is to set up a second factor and has not is a member here, and works for nobody, until they have. */
function viewerOf({ row, now }: Facts): Viewer {
	const { memberId: id, name, group, cooperative, works } = row;
	if (isHeldBack({ ...row, now }))
		return { id, name, group: groupCodes.general, cooperative: null, works: [], isHeldBack: true };
	return { id, name, group, cooperative, works };
}
