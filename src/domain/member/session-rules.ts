import { daySeconds, hourSeconds, minuteSeconds } from '#domain/kernel/durations.ts';
import { type GroupCode, groupCodes } from './group.ts';

/** “Keep me logged in” or not: how long a login lasts unused, and how long at most. */
const lifetimes = {
	ordinary: { unusedSeconds: hourSeconds, wholeSeconds: 12 * hourSeconds },
	kept: { unusedSeconds: 30 * daySeconds, wholeSeconds: 90 * daySeconds },
} as const;

/** Who can look into everybody's things logs in anew every day. */
export const mayBeKept = (group: GroupCode): boolean => group !== groupCodes.operator;

export const sessionLifetime = (isKept: boolean) => (isKept ? lifetimes.kept : lifetimes.ordinary);

/** A visit pushes the end on, not with every request. */
export const renewAfterSeconds = 5 * minuteSeconds;

/** Beyond so many logins of one member the one seen longest ago ends. */
export const maxSessions = 20;

export const afterSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** When a login used now ends if it is not used again. */
export function expiryOf(options: { now: Date; isKept: boolean; endsAt: Date }): Date {
	const unused = afterSeconds(options.now, sessionLifetime(options.isKept).unusedSeconds);
	return new Date(Math.min(unused.getTime(), options.endsAt.getTime()));
}
