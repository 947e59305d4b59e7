import { expect, test, vi } from 'vitest';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { expiring, setLoggingOut } from './session-watch.ts';

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

test('who logs out is not told that the session ended, whatever was still under way', async () => {
	const onExpired = vi.fn();
	setLoggingOut(true);
	expect(await settled(expiring(failing(401, 'login-required'), onExpired)('GET /api/members/me', {}))).toBe('silent');
	setLoggingOut(false);
	expect(onExpired).not.toHaveBeenCalled();
});
