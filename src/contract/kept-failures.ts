import { ApiFailure } from './client.ts';
import type { ErrorCode } from './errors.ts';

/**
 * What the server keeps with its number, for who is read it. Who is sent away from a full house is counted and not written down one
 * by one, and a translator that is away failed at nothing of ours: a number of theirs would find nothing.
 */
const keptCodes: readonly ErrorCode[] = ['internal', 'unavailable', 'timed-out', 'no-room'];
export const isKept = (code: ErrorCode): boolean => keptCodes.includes(code);

/** The number to read out of what failed on the server; undefined where it keeps none. */
export const failureNumber = (error: unknown): string | undefined =>
	error instanceof ApiFailure && error.problem && isKept(error.problem.code) ? error.problem.requestId : undefined;
