import { expect, test } from 'vitest';
import { isInShare, parseTraceParent } from './trace-parent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('what a proxy says of its trace is taken over, and whether it keeps it', () => {
	expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true });
	expect(parseTraceParent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
	// A later version says more; what is known of it holds.
	expect(parseTraceParent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, isSampled: true });
});

test('what is no trace is none', () => {
	const wrong = [
		undefined,
		['a', 'b'],
		'',
		`00-${traceId}-${spanId}`,
		`00-${traceId}-${spanId}-01-more`,
		`ff-${traceId}-${spanId}-01`,
		`00-${'0'.repeat(32)}-${spanId}-01`,
		`00-${traceId}-${'0'.repeat(16)}-01`,
		`00-${traceId.toUpperCase()}-${spanId}-01`,
		`00-${traceId}'--${spanId}-01`,
	];
	for (const header of wrong) expect(parseTraceParent(header)).toBeUndefined();
});

test('a share of traces is the same share for everybody', () => {
	const ids = Array.from(
		{ length: 4096 },
		(_, at) => `${'a'.repeat(19)}${at.toString(16).padStart(3, '0')}${'7'.repeat(10)}`,
	);
	expect(ids.filter((id) => isInShare(id, 0))).toHaveLength(0);
	expect(ids.filter((id) => isInShare(id, 1))).toHaveLength(4096);
	expect(ids.filter((id) => isInShare(id, 0.25))).toHaveLength(1024);
	expect(ids.filter((id) => isInShare(id, 0.25)).every((id) => isInShare(id, 0.5))).toBe(true);
});
