import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Registry } from './registry.ts';

/** The process itself, under the names that every Node service has in Prometheus. Answers with what ends it. */
export function measureProcess(registry: Registry): () => void {
	const delay = monitorEventLoopDelay({ resolution: 10 });
	delay.enable();
	let before = performance.eventLoopUtilization();
	registry.gauge(
		'nodejs_eventloop_lag_seconds',
		'How late the event loop was since the last look, by share of its turns.',
		() => {
			const quantiles = [50, 99].map((quantile) => ({
				labels: { share: quantile / 100 },
				value: delay.percentile(quantile) / 1e9,
			}));
			const most = { labels: { share: 1 }, value: delay.max / 1e9 };
			delay.reset();
			return [...quantiles, most];
		},
	);
	registry.gauge('nodejs_eventloop_utilization', 'Share of the time since the last look the loop was busy.', () => {
		const now = performance.eventLoopUtilization();
		const { utilization } = performance.eventLoopUtilization(now, before);
		before = now;
		return [{ value: utilization }];
	});
	registry.total('process_cpu_seconds_total', 'Processor time of this process.', () => {
		const { user, system } = process.cpuUsage();
		return [{ value: (user + system) / 1e6 }];
	});
	registry.gauge('process_resident_memory_bytes', 'Memory of this process.', () => [
		{ value: process.memoryUsage.rss() },
	]);
	registry.gauge('process_uptime_seconds', 'How long this process runs.', () => [{ value: process.uptime() }]);
	return () => delay.disable();
}
