import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTraceCollector } from '../../../tests/support/trace-collector.ts';
import type { EndedSpan } from './otlp.ts';
import { createSpanSender } from './span-sender.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
beforeEach(async () => {
	collector = await startTraceCollector();
});
afterEach(() => collector.close());

const span = (name: string): EndedSpan => ({
	...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentId: undefined, name, kind: 'internal' },
	...{ beganNs: 1n, endedNs: 2n, facts: { whole: 3, broken: 0.5, is: true, word: 'x' }, failure: undefined },
});
const open = (said: string[] = []) =>
	createSpanSender({
		endpoint: `${collector.endpoint}/`,
		headers: { 'x-key': 'abc' },
		resource: { 'service.name': 'maru' },
		onFailure: (sentence) => said.push(sentence),
		gatherMs: 10,
	});

test('spans go out together, as collectors read them', async () => {
	const sender = open();
	sender.add(span('one'));
	sender.add({ ...span('two'), failure: '23505', parentId: 'c'.repeat(16) });
	await expect.poll(() => sender.count().sent).toBe(2);
	expect(collector.asked).toEqual([{ url: '/v1/traces', type: 'application/json', key: 'abc' }]);
	expect(collector.resource()).toEqual({ 'service.name': 'maru' });
	expect(collector.spans()[0]).toEqual({
		...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), name: 'one', kind: 1 },
		...{ startTimeUnixNano: '1', endTimeUnixNano: '2', status: {} },
		attributes: [
			{ key: 'whole', value: { intValue: '3' } },
			{ key: 'broken', value: { doubleValue: 0.5 } },
			{ key: 'is', value: { boolValue: true } },
			{ key: 'word', value: { stringValue: 'x' } },
		],
	});
	expect(collector.spans()[1]).toMatchObject({ parentSpanId: 'c'.repeat(16), status: { code: 2 } });
	await sender.close();
});

test('what a collector cannot take now is told later, what it refuses is dropped, and either is said once', async () => {
	const said: string[] = [];
	const sender = open(said);
	collector.state.status = 503;
	sender.add(span('patient'));
	await expect.poll(() => collector.asked.length).toBeGreaterThan(2);
	expect(said).toEqual(['traces are not taken: status 503']);
	collector.state.status = 200;
	await expect.poll(() => collector.spans().map(({ name }) => name)).toEqual(['patient']);
	collector.state.status = 400;
	sender.add(span('wrong'));
	await expect.poll(() => sender.count()).toEqual({ sent: 1, dropped: 1 });
	expect(said).toHaveLength(2);
	await sender.close();
});

test('a collector that is away costs no more than a full line, and a stop does not wait for it', async () => {
	const sender = open();
	await collector.close();
	for (let at = 0; at < 5_000; at += 1) sender.add(span(String(at)));
	expect(sender.count()).toEqual({ sent: 0, dropped: 5_000 - 4_096 });
	await sender.close();
});
