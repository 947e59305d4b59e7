import { minuteMs } from '#domain/kernel/durations.ts';
import { mostAMinute } from '#domain/running/failure.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { insertFailure } from './running.repo.ts';

/** What the log is told of a request that failed. */
export type Failed = {
	number: string;
	method: string;
	route: string;
	status: number;
	code: string;
	type: string;
	message: string;
	stack: string;
};

/** Enough of a stack to see where it was. */
const mostStack = 4_000;

/**
 * Keeps what failed for who is read its number. Never in anybody's way: it is not waited for, a minute in which everything fails
 * writes some lines and no more, and where the database is what failed, the log alone has it.
 */
export function noteFailures({ queries, services }: { queries: Queries; services: Pick<Services, 'clock'> }) {
	let minute = 0;
	let noted = 0;
	return ({ stack, message, ...failed }: Failed): void => {
		const at = services.clock();
		const now = Math.floor(at.getTime() / minuteMs);
		if (now !== minute) noted = 0;
		minute = now;
		noted += 1;
		if (noted > mostAMinute) return;
		const row = { ...failed, at, message: message.slice(0, 500), stack: stack.slice(0, mostStack) };
		void insertFailure(queries, row).catch(() => undefined);
	};
}
