import { describe, expect, it } from 'vitest';
import { dialArc, dialPoint, refundDial } from './refund-dial.ts';

const steps = [
	{ until: '2026-10-14T14:59:00.000Z', percent: 100 },
	{ until: '2026-10-15T14:59:00.000Z', percent: 90 },
	{ until: '2026-10-16T14:59:00.000Z', percent: 80 },
	{ until: '2026-10-16T22:10:00.000Z', percent: 70 },
];
const given = { steps, bookedAt: '2026-10-02T12:00:00.000Z', startsAt: '2026-10-16T22:10:00.000Z' };
const at = (moment: string) => refundDial({ ...given, now: Date.parse(moment) });

describe('the cancellation clock', () => {
	it('is covered by its steps without a gap, the first one the widest', () => {
		const { segments = [] } = at('2026-10-03T00:00:00.000Z') ?? {};
		expect(segments.map(({ percent }) => percent)).toEqual([100, 90, 80, 70]);
		expect(segments[0]?.from).toBe(0);
		expect(segments.at(-1)?.to).toBeCloseTo(180);
		for (const [index, { from }] of segments.entries()) if (index > 0) expect(from).toBe(segments[index - 1]?.to);
		expect((segments[0]?.to ?? 0) - 0).toBeGreaterThan(90);
	});

	it('points to the left when it is booked, to the right when it begins, and to a border at its last minute', () => {
		expect(at(given.bookedAt)?.needle).toBe(0);
		expect(at(given.startsAt)?.needle).toBeCloseTo(180);
		const dial = at(steps[1]?.until ?? '');
		expect(dial?.needle).toBeCloseTo(dial?.segments[1]?.to ?? -1);
	});

	it('never goes back, and stays on the dial before and after', () => {
		const hours = Array.from({ length: 400 }, (_, hour) => Date.parse(given.bookedAt) + (hour - 20) * 3_600_000);
		const needles = hours.map((now) => refundDial({ ...given, now })?.needle ?? -1);
		expect(needles.every((needle) => needle >= 0 && needle <= 180.0001)).toBe(true);
		expect(needles.every((needle, index) => index === 0 || needle >= (needles[index - 1] ?? 0))).toBe(true);
	});

	it('shows what lies between the last step and the service as nothing', () => {
		const dial = refundDial({ ...given, startsAt: '2026-10-20T00:00:00.000Z', now: Date.parse(given.bookedAt) });
		expect(dial?.segments.at(-1)?.percent).toBe(0);
		expect(dial?.segments).toHaveLength(5);
	});

	it('leaves out steps that were over when it was booked', () => {
		const dial = refundDial({
			...given,
			bookedAt: '2026-10-15T20:00:00.000Z',
			now: Date.parse('2026-10-15T20:00:00.000Z'),
		});
		expect(dial?.segments.map(({ percent }) => percent)).toEqual([80, 70]);
		expect(dial?.needle).toBe(0);
	});

	it('fills the whole dial with a single step, and is none without any', () => {
		const one = { ...given, steps: [{ until: given.startsAt, percent: 100 }], now: Date.parse(given.bookedAt) };
		expect(refundDial(one)?.segments).toEqual([{ percent: 100, from: 0, to: 180, isPast: false }]);
		expect(refundDial({ ...one, steps: [], bookedAt: given.startsAt })).toBeUndefined();
	});

	it('knows which steps are over', () => {
		expect(at('2026-10-16T00:00:00.000Z')?.segments.map(({ isPast }) => isPast)).toEqual([true, true, false, false]);
	});

	it('lies left, up and right of its middle', () => {
		expect(dialPoint(0, 100)).toEqual({ x: -100, y: -0 });
		expect(dialPoint(90, 100)).toEqual({ x: -0, y: -100 });
		expect(dialPoint(180, 100)).toEqual({ x: 100, y: -0 });
		expect(dialArc({ from: 0, to: 90 }, 10)).toBe('M-10 0A10 10 0 0 1 0 -10');
	});
});
