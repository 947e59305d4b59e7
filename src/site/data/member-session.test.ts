import { afterEach, expect, test, vi } from 'vitest';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { pauseLoggedIn, whileLoggedIn } from '#views/member/while-logged-in.ts';
import { expiring, hearOfLeaving, leaving } from './member-session.ts';

afterEach(() => pauseLoggedIn(false));

const failing = (status: number, code: ErrorCode): CallApi =>
	vi
		.fn()
		.mockRejectedValue(
			new ApiFailure(status, { type: 'about:blank', title: code, status, code, requestId: 'r' }),
		) as unknown as CallApi;

const settled = (promise: Promise<unknown>) =>
	Promise.race([
		promise.then(
			() => 'answered',
			(error: ApiFailure) => error.code,
		),
		new Promise((resolve) => setTimeout(() => resolve('silent'), 20)),
	]);

test('told that nobody is logged in, the page is left and says nothing more', async () => {
	const onExpired = vi.fn();
	const callApi = expiring(failing(401, 'login-required'), onExpired);
	expect(await settled(callApi('GET /api/members/me', {}))).toBe('silent');
	expect(onExpired).toHaveBeenCalledOnce();
});

test('a wrong password is no dead session, and other failures stay failures', async () => {
	const onExpired = vi.fn();
	for (const [status, code] of [
		[401, 'login-failed'],
		[503, 'unavailable'],
	] as const)
		expect(await settled(expiring(failing(status, code), onExpired)('GET /api/members/me', {}))).toBe(code);
	expect(onExpired).not.toHaveBeenCalled();
});

const answering = (answer: unknown) => vi.fn().mockResolvedValue(answer) as unknown as CallApi;

test('who logs out asks for nothing more: what is asked for meanwhile waits, and goes out if the login stays', async () => {
	const told: string[] = [];
	const stop = whileLoggedIn({ start: () => void told.push('stream'), stop: () => void told.push('closed') });
	const first = Promise.withResolvers<unknown>();
	const overHttp = vi.fn((key: string) => {
		told.push(key);
		return key === 'GET /api/wishes/marks' ? first.promise : Promise.resolve({});
	});
	const callApi = expiring(overHttp as unknown as CallApi, vi.fn());
	const asked = callApi('GET /api/wishes/marks', {});
	const out = leaving(() =>
		callApi('DELETE /api/sessions/current', {}).then(() => Promise.reject(new Error('planted'))),
	);
	const late = callApi('GET /api/members/me', {});
	expect(await settled(out)).toBe('silent');
	// The stream first; then what was under way; the login after that.
	expect(told).toEqual(['stream', 'GET /api/wishes/marks', 'closed']);
	first.resolve({});
	await asked;
	await expect(out).rejects.toThrow('planted');
	await late;
	expect(told.slice(3)).toEqual(['DELETE /api/sessions/current', 'stream', 'GET /api/members/me']);
	stop();
});

test('while another tab logs out, being refused is no dead session; but it is one if that tab says nothing more', async () => {
	vi.useFakeTimers();
	const onExpired = vi.fn();
	hearOfLeaving(true);
	void expiring(failing(401, 'login-required'), onExpired)('GET /api/members/me', {});
	await vi.advanceTimersByTimeAsync(4_000);
	expect(onExpired).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2_000);
	expect(onExpired).toHaveBeenCalledOnce();
	vi.useRealTimers();
	hearOfLeaving(false);
	await settled(expiring(failing(401, 'login-required'), onExpired)('GET /api/members/me', {}));
	expect(onExpired).toHaveBeenCalledTimes(2);
});

test('who has logged out is not told that the session ended, and nothing goes out any more', async () => {
	const onExpired = vi.fn();
	const callApi = answering({});
	await leaving(() => expiring(callApi)('DELETE /api/sessions/current', {}));
	expect(await settled(expiring(callApi, onExpired)('GET /api/members/me', {}))).toBe('silent');
	expect(callApi).toHaveBeenCalledOnce();
	expect(onExpired).not.toHaveBeenCalled();
});
