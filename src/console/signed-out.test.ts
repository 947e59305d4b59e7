import { expect, test } from 'vitest';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import { isSignedOut, notingLogin } from './signed-out.ts';

const refused = new ApiFailure(401, { code: 'login-required', requestId: 'r' } as never);

test('a login that ended while something was saved is noted until something is answered again that is for members alone', async () => {
	const answers: (() => unknown)[] = [];
	const call = notingLogin((async () => answers.shift()?.()) as CallApi);
	const ask = (key: 'GET /api/members/me' | 'PATCH /api/members/me' | 'GET /api/profile', answer: () => unknown) => {
		answers.push(answer);
		return call(key as 'GET /api/members/me', {} as never).catch(() => undefined);
	};
	const fail = (error: unknown) => () => {
		throw error;
	};
	await ask('GET /api/members/me', () => ({}));
	expect(isSignedOut()).toBe(false);
	await ask('GET /api/members/me', fail(new TypeError('Failed to fetch')));
	expect(isSignedOut()).toBe(false);
	await ask('GET /api/members/me', fail(refused));
	expect(isSignedOut(), 'a page that cannot be read says so itself').toBe(false);
	await ask('PATCH /api/members/me', fail(refused));
	expect(isSignedOut()).toBe(true);
	// What everybody is answered does not tell that one is in.
	await ask('GET /api/profile', () => ({}));
	expect(isSignedOut()).toBe(true);
	await ask('GET /api/members/me', () => ({}));
	expect(isSignedOut()).toBe(false);
});
