import { minuteSeconds } from '#domain/kernel/durations.ts';

/**
 * By what somebody proves who they are: the password, then a second factor of whom has set one up. A passkey stands for both, since
 * the device asks for its owner's finger, face or PIN before it answers.
 */
export const factors = ['password', 'passkey', 'one-time-code', 'recovery-code'] as const;
export type Factor = (typeof factors)[number];
export type SecondFactor = Exclude<Factor, 'password'>;

/** How long after a full sign-in secrets are shown without signing in again. */
export const recentSeconds = 10 * minuteSeconds;

/** Whether the one who asks has proved lately who they are; a login that only went on being used has not. */
export const isRecent = (signedInAt: Date | null, now: Date): boolean =>
	signedInAt !== null && now.getTime() - signedInAt.getTime() <= recentSeconds * 1000;

/** Between two steps: how long the second may take, and how often it may be tried. */
export const pendingBounds = { seconds: 10 * minuteSeconds, tries: 5 } as const;

type Step = { isFull: true } | { isFull: false; next: readonly SecondFactor[] };

/** Where a sign-in stands: full, or what may come next. Any one of the second factors will do; the same one twice is one. */
export function stepAfter(passed: readonly Factor[], setUp: readonly SecondFactor[]): Step {
	if (passed.includes('passkey')) return { isFull: true };
	const hasPassword = passed.includes('password');
	if (hasPassword && (setUp.length === 0 || setUp.some((factor) => passed.includes(factor)))) return { isFull: true };
	return { isFull: false, next: hasPassword ? setUp : [] };
}
