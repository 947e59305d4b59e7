import { minuteMs } from '#domain/kernel/durations.ts';

/** The geometry of the cancellation clock: half a circle from the booking to the service, its needle the present. */

type DialStep = { until: string; percent: number };
type DialSegment = {
	percent: number;
	/** Degrees, from 0 at the left to 180 at the right. */
	from: number;
	to: number;
	isPast: boolean;
};
export type RefundDial = { segments: DialSegment[]; needle: number };

type Span = { from: number; to: number; percent: number };

/** The first step, which is mostly the longest by far, gets so much; the others share the rest evenly. */
const firstShare = 0.58;
const halfCircle = 180;

/** The steps end to end, and what lies between the last of them and the service, where nothing comes back. */
function spansOf(steps: readonly DialStep[], bookedAt: number, startsAt: number): Span[] {
	const spans: Span[] = [];
	let from = bookedAt;
	for (const { until, percent } of steps) {
		const to = Date.parse(until);
		// Over before it was booked: it never held.
		if (to <= from) continue;
		spans.push({ from, to, percent });
		from = to;
	}
	if (startsAt - from > minuteMs) spans.push({ from, to: startsAt, percent: 0 });
	return spans;
}

function anglesOf(count: number): number[] {
	if (count === 1) return [0, halfCircle];
	const first = halfCircle * firstShare;
	const rest = (halfCircle - first) / (count - 1);
	return [0, ...Array.from({ length: count }, (_, at) => first + at * rest)];
}

type Given = { steps: readonly DialStep[]; bookedAt: string; startsAt: string; now: number };

/**
 * Within a step the needle moves evenly; the steps themselves do not, or the last days of a booking made months ahead
 * could not be seen. Undefined where there is nothing to show.
 */
export function refundDial({ steps, bookedAt, startsAt, now }: Given): RefundDial | undefined {
	const spans = spansOf(steps, Date.parse(bookedAt), Date.parse(startsAt));
	if (spans.length === 0) return undefined;
	const angles = anglesOf(spans.length);
	const segments = spans.map(({ percent, to }, at) => ({
		percent,
		from: angles[at] ?? 0,
		to: angles[at + 1] ?? halfCircle,
		isPast: to < now,
	}));
	return { segments, needle: needleAt(spans, angles, now) };
}

function needleAt(spans: readonly Span[], angles: readonly number[], now: number): number {
	const at = spans.findIndex(({ to }) => now <= to);
	const span = spans[at];
	if (!span) return halfCircle;
	const [from = 0, to = halfCircle] = [angles[at], angles[at + 1]];
	const part = Math.max(0, (now - span.from) / (span.to - span.from));
	return from + part * (to - from);
}

/** A point of the dial: degrees from the left, over the top. */
export function dialPoint(degrees: number, radius: number): { x: number; y: number } {
	const turn = (degrees * Math.PI) / halfCircle;
	const round = (value: number) => Math.round(value * 10) / 10;
	return { x: round(-radius * Math.cos(turn)), y: round(-radius * Math.sin(turn)) };
}

/** The path of an arc, for a stroke. */
export function dialArc({ from, to }: { from: number; to: number }, radius: number): string {
	const start = dialPoint(from, radius);
	const end = dialPoint(to, radius);
	return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}
