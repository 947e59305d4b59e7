import { dayMs, hourMs, minuteMs } from '#domain/kernel/durations.ts';

type Span = { days?: number; hours?: number; minutes?: number };

/** The product's clock in a test: it goes on as the machine's does, from wherever it is put. */
export function createTestClock() {
	let aheadMs = 0;
	const now = () => new Date(Date.now() + aheadMs);
	return {
		now,
		/** How far it is ahead of the machine's, in milliseconds. */
		ahead: () => aheadMs,
		moveTo(at: Date) {
			aheadMs = at.getTime() - Date.now();
		},
		/** So much time passes; less than none goes back. */
		pass({ days = 0, hours = 0, minutes = 0 }: Span) {
			aheadMs += days * dayMs + hours * hourMs + minutes * minuteMs;
		},
		/** As late as it is. */
		reset() {
			aheadMs = 0;
		},
	};
}
export type TestClock = ReturnType<typeof createTestClock>;
