import { minuteMs } from '#domain/kernel/durations.ts';
import { mostAMinute, mostHeld } from '#domain/running/failure.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { insertFailure, insertFailures } from './running.repo.ts';

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

/** So often it is looked whether the database is back for those that wait. */
const againMs = 5_000;

type Options = {
	queries: Queries;
	services: Pick<Services, 'clock'>;
	againMs?: number;
};

/**
 * Keeps what failed for who is read its number. Never in anybody's way: it is not waited for, a minute in which everything fails
 * writes some lines and no more, and where the database is what failed, they wait for it in memory: who was told a number
 * meanwhile reads it out soon after. What still waits when the process ends is in the log.
 */
export function noteFailures(options: Options) {
	const { services } = options;
	const keep = keeping(options);
	let minute = 0;
	let noted = 0;
	return ({ stack, message, ...failed }: Failed): void => {
		const at = services.clock();
		const now = Math.floor(at.getTime() / minuteMs);
		if (now !== minute) noted = 0;
		minute = now;
		noted += 1;
		if (noted > mostAMinute) return;
		keep({ ...failed, at, message: shortened(message, 500), stack: shortened(stack, mostStack) });
	};
}

/** No column takes a zero byte: one such row would keep all that wait from being written. */
const shortened = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most);

type Row = Parameters<typeof insertFailure>[1];

/** Writes each at once, or with others when that is possible again. */
function keeping({ queries, againMs: pause = againMs }: Pick<Options, 'queries' | 'againMs'>): (row: Row) => void {
	let held: Row[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const hold = (rows: Row[]) => {
		held = [...rows, ...held].slice(-mostHeld);
		timer ??= setTimeout(handOver, pause).unref();
	};
	async function handOver(): Promise<void> {
		const rows = held;
		held = [];
		try {
			await insertFailures(queries, rows);
			timer = undefined;
			// What came while they were being written.
			if (held.length > 0) hold([]);
		} catch {
			timer = undefined;
			hold(rows);
		}
	}
	return (row) => {
		// Behind those that wait: each try of its own would only wait for what is away.
		if (timer !== undefined) held = [...held, row].slice(-mostHeld);
		else void insertFailure(queries, row).catch(() => hold([row]));
	};
}
