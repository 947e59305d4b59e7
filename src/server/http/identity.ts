import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import { sessionLifetime } from '#domain/member/session-rules.ts';
import { pendingBounds } from '#domain/member/sign-in.ts';
import { cookieOf } from './cookie.ts';
import type { Context } from './handlers.ts';

/** `signedInAt`: the last full sign-in of this login. `consoleLocale`: the language they chose in the console. */
export type Identity = {
	viewer: Viewer | null;
	sessionId: string | null;
	signedInAt: Date | null;
	consoleLocale: ContentLocale | null;
};
export const visitor: Identity = { viewer: null, sessionId: null, signedInAt: null, consoleLocale: null };
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity>;

/** SPEC sections 4, 7 and 9: logged in only with both. */
export const identityCookie = 'TID_JWT';
export const sessionCookie = 'TID_SES';

/** Who sends neither cookie has no session, and need not be looked up. */
export const isVisitor = (cookie: string | undefined): boolean =>
	cookieOf(cookie, sessionCookie) === undefined && cookieOf(cookie, identityCookie) === undefined;
/** That somebody has logged in with this browser before; outlives a logout and says nothing of who (decision 0041). */
export const deviceCookie = 'device';
/** A sign-in between two steps. Only the steps of a sign-in are told of it. */
export const heldCookie = 'sign-in';
const deviceSeconds = 365 * daySeconds;

/** The last word about a cookie is the only one. */
function setCookie(reply: FastifyReply, name: string, value: string): void {
	const others = [reply.getHeader('set-cookie') ?? []]
		.flat()
		.filter((cookie) => !String(cookie).startsWith(`${name}=`));
	reply.removeHeader('set-cookie');
	reply.header('set-cookie', [...others.map(String), `${name}=${value}`]);
}

/** Sets and removes the two cookies on the site's domain, path /; Secure where the site is. */
export function cookiesOf(reply: FastifyReply, origin: string): Context['cookies'] {
	const guards = `HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
	const attributes = `Path=/; ${guards}`;
	return {
		begin({ secret, identityToken, isKept }) {
			// Without it the browser forgets both when it is closed.
			const age = isKept ? `; Max-Age=${sessionLifetime(true).unusedSeconds}` : '';
			setCookie(reply, sessionCookie, `${secret}; ${attributes}${age}`);
			setCookie(reply, identityCookie, `${identityToken}; ${attributes}${age}`);
		},
		remember(device) {
			// No page asks for it.
			setCookie(reply, deviceCookie, `${device}; Path=/api; ${guards}; Max-Age=${deviceSeconds}`);
		},
		hold(secret) {
			const age = secret === undefined ? 0 : pendingBounds.seconds;
			setCookie(reply, heldCookie, `${secret ?? ''}; Path=/api/sessions; ${guards}; Max-Age=${age}`);
		},
		end() {
			for (const name of [sessionCookie, identityCookie]) setCookie(reply, name, `; ${attributes}; Max-Age=0`);
		},
	};
}

export const noCookies: Context['cookies'] = {
	begin: () => {
		throw new Error('a page being rendered cannot log in');
	},
	remember: () => undefined,
	hold: () => undefined,
	end: () => undefined,
};
