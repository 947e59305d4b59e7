import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Services } from '#server/services.ts';

type Keys = Pick<Services, 'keys' | 'origin'>;

/** The signed half of a login (TID_JWT): who, by which session, until when. */
export type IdentityClaims = { memberId: string; sessionId: string; issuedAt: Date };

const algorithm = 'HS256';

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Made once of each secret, whose bytes are the same ones as long as it is known: it is asked for with every request. */
function keyOf(secret: Uint8Array): Promise<CryptoKey> {
	const known = imported.get(secret);
	if (known) return known;
	const use = { name: 'HMAC', hash: 'SHA-256' };
	const key = crypto.subtle.importKey('raw', Uint8Array.from(secret), use, false, ['sign', 'verify']);
	imported.set(secret, key);
	return key;
}

const issuer = 'maru';
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export async function signIdentity(
	{ keys, origin }: Keys,
	{ memberId, sessionId, issuedAt, expiresAt }: IdentityClaims & { expiresAt: Date },
): Promise<string> {
	const [key] = keys.tokenKeys();
	if (!key) throw new Error('no key to sign with');
	return new SignJWT({ sid: sessionId })
		.setProtectedHeader({ alg: algorithm, kid: key.id })
		.setIssuer(issuer)
		.setAudience(origin)
		.setSubject(memberId)
		.setIssuedAt(seconds(issuedAt))
		.setExpirationTime(seconds(expiresAt))
		.sign(await keyOf(key.secret));
}

export const claimsOf = ({ sub = '', sid, iat = 0 }: JWTPayload): IdentityClaims => ({
	memberId: sub,
	sessionId: String(sid),
	issuedAt: new Date(iat * 1000),
});

/** What the token says, if it is ours and still in force; only the one algorithm, whatever the token's header says. */
export async function readIdentity(
	{ keys, origin, now }: Keys & { now: Date },
	token: string,
): Promise<IdentityClaims | undefined> {
	try {
		const { payload } = await jwtVerify(
			token,
			({ kid = '' }) => {
				const key = keys.tokenKey(kid);
				if (!key) throw new Error('signed with a key that is not known');
				return keyOf(key.secret);
			},
			{
				algorithms: [algorithm],
				issuer,
				audience: origin,
				currentDate: now,
				requiredClaims: ['sub', 'sid', 'iat', 'exp'],
			},
		);
		return claimsOf(payload);
	} catch {
		return undefined;
	}
}
