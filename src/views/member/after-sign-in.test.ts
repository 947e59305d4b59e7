import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { afterSignIn } from './after-sign-in.ts';

const refusal = (code: ErrorCode) =>
	new ApiFailure(errors[code], { type: '', title: '', status: errors[code], code, requestId: '1' });

test('what is not refused is done without asking', async () => {
	const ask = vi.fn();
	expect(await afterSignIn(async () => 'AB1234567', ask)).toBe('AB1234567');
	expect(ask).not.toHaveBeenCalled();
});

test('who is asked to sign in again and does gets what they asked for', async () => {
	const work = vi.fn().mockRejectedValueOnce(refusal('sign-in-again')).mockResolvedValueOnce('AB1234567');
	const ask = vi.fn(async () => true);
	expect(await afterSignIn(work, ask)).toBe('AB1234567');
	expect([work.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1]);
});

test('who would rather not gets nothing, and nothing is tried again', async () => {
	const work = vi.fn().mockRejectedValue(refusal('sign-in-again'));
	expect(await afterSignIn(work, async () => false)).toBeUndefined();
	expect(work).toHaveBeenCalledTimes(1);
});

test('any other failure is the caller’s, and so is a second refusal', async () => {
	const ask = vi.fn(async () => true);
	await expect(afterSignIn(() => Promise.reject(refusal('not-found')), ask)).rejects.toMatchObject({
		code: 'not-found',
	});
	expect(ask).not.toHaveBeenCalled();
	await expect(afterSignIn(() => Promise.reject(refusal('sign-in-again')), ask)).rejects.toMatchObject({
		code: 'sign-in-again',
	});
	expect(ask).toHaveBeenCalledTimes(1);
});
