import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

test('counters, gauges and histograms are told as Prometheus reads them', async () => {
	const registry = createRegistry();
	const sent = registry.counter('maru_sent_total', 'What was sent.');
	const took = registry.histogram('maru_took_seconds', 'How long it took.', [0.1, 1]);
	registry.gauge('maru_open', 'What is open.', () => [{ labels: { kind: 'a' }, value: 2 }, { value: 3 }]);
	sent.add({ to: 'a "b"\\\n' });
	sent.add({ to: 'a "b"\\\n' }, 2);
	for (const seconds of [0.05, 0.1, 0.5, 7]) took.observe({ route: '/x' }, seconds);
	expect(await registry.text()).toBe(
		[
			'# HELP maru_sent_total What was sent.',
			'# TYPE maru_sent_total counter',
			'maru_sent_total{to="a \\"b\\"\\\\\\n"} 3',
			'# HELP maru_took_seconds How long it took.',
			'# TYPE maru_took_seconds histogram',
			'maru_took_seconds_bucket{route="/x",le="0.1"} 2',
			'maru_took_seconds_bucket{route="/x",le="1"} 3',
			'maru_took_seconds_bucket{route="/x",le="+Inf"} 4',
			'maru_took_seconds_sum{route="/x"} 7.65',
			'maru_took_seconds_count{route="/x"} 4',
			'# HELP maru_open What is open.',
			'# TYPE maru_open gauge',
			'maru_open{kind="a"} 2',
			'maru_open 3',
			'',
		].join('\n'),
	);
});

test('what cannot be read is left out, and the rest is told', async () => {
	const registry = createRegistry();
	registry.gauge('maru_away', 'Away.', () => Promise.reject(new Error('away')));
	registry.gauge('maru_here', 'Here.', () => [{ value: 1 }]);
	expect(await registry.text()).toBe('# HELP maru_here Here.\n# TYPE maru_here gauge\nmaru_here 1\n');
});

test('what strangers make up does not fill the memory', async () => {
	const registry = createRegistry();
	const counter = registry.counter('maru_a_total', 'A.');
	for (let at = 0; at < 6_000; at += 1) counter.add({ at });
	expect((await registry.text()).split('\n').filter((line) => line.startsWith('maru_'))).toHaveLength(5_000);
});
