import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { identityGuards } from '#server/identify.ts';
import { type IdentifyOptions, openSessionHouse, tokenOf } from '../../../../tests/support/session-house.ts';
import { createBrowser, type TestBrowser } from '../../../../tests/support/test-browser.ts';
import { claimsOf } from './identity-token.ts';
import { findSession } from './session.repo.ts';

const { house, serverWith, logInOn } = openSessionHouse();

const without = (guard: keyof typeof identityGuards) => {
	const { [guard]: _, ...guards } = identityGuards;
	return { guards };
};

/** Believes whatever a token says. */
const unchecked: Partial<IdentifyOptions> = { readToken: async (_, token) => claimsOf(decodeJwt(token)) };

/** Another token about the same login, with a header, claims or a key of the attacker's. */
function forged(
	token: string,
	change: { claims?: object; alg?: string; kid?: string; secret?: Uint8Array },
): Promise<string> {
	const header = decodeProtectedHeader(token);
	return new SignJWT({ ...decodeJwt(token), ...change.claims })
		.setProtectedHeader({ alg: change.alg ?? 'HS256', kid: change.kid ?? String(header.kid) })
		.sign(change.secret ?? house.services.keys.tokenKeys()[0]?.secret ?? new Uint8Array());
}

type Attack = {
	name: string;
	/** What is left of the server when its guard is taken out. */
	unguarded: () => Partial<IdentifyOptions> | Promise<Partial<IdentifyOptions>>;
	/** Starts from a true login of Linh's, and of Mallory's; answers with the browser that should stay outside. */
	attack: (linh: TestBrowser, mallory: TestBrowser) => Promise<TestBrowser> | TestBrowser;
};

const linhsClaims = async () => {
	const [row] = await house.database.drizzle
		.select()
		.from(session)
		.innerJoin(member, eq(member.id, session.memberId))
		.where(eq(member.firstName, 'Linh'));
	return { memberId: row?.member.id ?? '', sessionId: row?.session.id ?? '', issuedAt: new Date() };
};

const attacks: Attack[] = [
	{
		name: 'TID_JWT with a session id that is nobody’s (the session alone decides)',
		// Finds the session by what the token says instead of by the secret.
		unguarded: () => ({
			findBySecret: async (queries) => {
				const { sessionId } = await linhsClaims();
				const [row] = await queries.select({ hash: session.secretHash }).from(session).where(eq(session.id, sessionId));
				return findSession(queries, row?.hash ?? '');
			},
		}),
		attack: (linh) => linh.copy({ TID_SES: randomBytes(32).toString('base64url') }),
	},
	{
		name: 'TID_SES with a token that says nothing',
		unguarded: () => ({ readToken: linhsClaims }),
		attack: (linh) => linh.copy({ TID_JWT: 'nothing' }),
	},
	{
		name: 'the two cookies of two logins of one member',
		unguarded: () => without('ofOneLogin'),
		attack: async (linh) => {
			const again = createBrowserLike(linh);
			await again.logIn('linh@mail.example', 'the password of Linh');
			return linh.copy({ TID_JWT: tokenOf(again) });
		},
	},
	{
		name: 'a true token about another member',
		unguarded: () => without('ofOneMember'),
		attack: async (linh, mallory) => {
			const { sub } = decodeJwt(tokenOf(mallory));
			return linh.copy({ TID_JWT: await forged(tokenOf(linh), { claims: { sub } }) });
		},
	},
	{
		name: 'a token whose claims were changed after it was signed',
		unguarded: () => unchecked,
		attack: (linh) => {
			const [head, body = '', signature] = tokenOf(linh).split('.');
			const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), exp: 9_999_999_999 };
			const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
			return linh.copy({ TID_JWT: [head, changed, signature].join('.') });
		},
	},
	{
		name: 'a token without a signature (alg none)',
		unguarded: () => unchecked,
		attack: (linh) => linh.copy({ TID_JWT: new UnsecuredJWT(decodeJwt(tokenOf(linh))).encode() }),
	},
	{
		name: 'a token signed with another algorithm of the same key',
		unguarded: () => unchecked,
		attack: async (linh) => {
			const [key] = house.services.keys.tokenKeys();
			const secret = Buffer.concat([key?.secret ?? new Uint8Array(), key?.secret ?? new Uint8Array()]);
			return linh.copy({ TID_JWT: await forged(tokenOf(linh), { alg: 'HS512', secret }) });
		},
	},
	{
		name: 'a token signed with a key of the attacker’s, under a known name',
		unguarded: () => unchecked,
		attack: async (linh) => linh.copy({ TID_JWT: await forged(tokenOf(linh), { secret: randomBytes(32) }) }),
	},
	{
		name: 'a token signed with a key nobody knows',
		unguarded: () => unchecked,
		attack: async (linh) => linh.copy({ TID_JWT: await forged(tokenOf(linh), { kid: 'k9', secret: randomBytes(32) }) }),
	},
	{
		name: 'a token of another site with the same keys',
		unguarded: () => unchecked,
		attack: async (linh) =>
			linh.copy({ TID_JWT: await forged(tokenOf(linh), { claims: { aud: 'https://elsewhere.example' } }) }),
	},
	{
		name: 'a token that has expired',
		unguarded: () => unchecked,
		attack: async (linh) => {
			const past = Math.floor(Date.now() / 1000) - 60;
			return linh.copy({ TID_JWT: await forged(tokenOf(linh), { claims: { iat: past - 60, exp: past } }) });
		},
	},
	{
		name: 'a session that has expired',
		unguarded: () => without('isNotExpired'),
		attack: async (linh) => {
			await house.database.drizzle.update(session).set({ expiresAt: new Date(Date.now() - 1_000) });
			return linh.copy();
		},
	},
	{
		name: 'a session past its absolute end',
		unguarded: () => without('isNotExpired'),
		attack: async (linh) => {
			await house.database.drizzle.update(session).set({ endsAt: new Date(Date.now() - 1_000) });
			return linh.copy();
		},
	},
	{
		name: 'a member who was suspended meanwhile',
		unguarded: () => without('isActive'),
		attack: async (linh) => {
			await house.database.drizzle.update(member).set({ status: 'suspended' });
			return linh.copy();
		},
	},
	{
		name: 'a session that was ended, with a session of the attacker’s in its place',
		unguarded: () => ({ guards: {} }),
		attack: async (linh, mallory) => {
			const stolen = linh.copy({ TID_SES: mallory.cookies.get('TID_SES') });
			await linh.remove('/api/sessions/current');
			return stolen;
		},
	},
];

/** A fresh browser on the same server. */
const createBrowserLike = (browser: TestBrowser) => browser.copy({ TID_JWT: undefined, TID_SES: undefined });

describe.each(attacks)('$name', ({ attack, unguarded }) => {
	test('is not logged in, and both cookies are taken away', async () => {
		const intruder = await attack(await logInOn(house.guarded, 'Linh'), await logInOn(house.guarded, 'Mallory'));
		expect(await intruder.isIn()).toBe(false);
		expect([...intruder.cookies.keys()]).toEqual([]);
	});

	test('would be, were its guard not there', async () => {
		const open = await serverWith(await unguarded());
		// The honest logins go through the guarded server: the attack alone meets the open one.
		const stranger = await attack(await logInOn(house.guarded, 'Linh'), await logInOn(house.guarded, 'Mallory'));
		expect(await createBrowser(open, stranger.cookies).isIn()).toBe(true);
	});
});

describe('each cookie without the other', () => {
	test.each(['TID_JWT', 'TID_SES'] as const)(
		'without %s nobody is logged in, and the other is taken away',
		async (name) => {
			const browser = await logInOn(house.guarded, 'Linh');
			const half = browser.copy({ [name]: undefined });
			const response = await half.get('/api/sessions');
			expect(response.json().code).toBe('login-required');
			expect(response.cookies.map((cookie) => [cookie.name, cookie.maxAge])).toEqual([
				['TID_SES', 0],
				['TID_JWT', 0],
			]);
		},
	);
});

test('a guessed session id opens nothing, whatever its form', async () => {
	const linh = await logInOn(house.guarded, 'Linh');
	const secret = linh.cookies.get('TID_SES') ?? '';
	const [row] = await house.database.drizzle.select().from(session);
	for (const guess of [
		'',
		'x',
		secret.slice(1),
		`${secret}A`,
		`${secret.slice(0, -1)}-`,
		row?.secretHash,
		"' or 1=1 --",
	])
		if (guess !== secret) expect(await linh.copy({ TID_SES: guess }).isIn()).toBe(false);
	expect(await linh.isIn()).toBe(true);
});
