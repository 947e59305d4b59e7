/** What is measured, told in Prometheus' text format 0.0.4. */

type Labels = Record<string, string | number>;
type Kind = 'counter' | 'gauge' | 'histogram';
export type Sample = { labels?: Labels; value: number };

type Counter = { add(labels: Labels, by?: number): void };
type Histogram = { observe(labels: Labels, seconds: number): void };
export type Registry = {
	counter(name: string, help: string): Counter;
	/** In seconds, with upper bounds that go up. */
	histogram(name: string, help: string, bounds: readonly number[]): Histogram;
	/** Asked for when somebody looks. One that fails is left out, and those beside it are told. */
	gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
	/** A number that another keeps and that only grows. */
	total(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
	text(): Promise<string>;
};

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
const labelText = (labels: Labels) => {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
	return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};
const headOf = (name: string, help: string, kind: Kind) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;
const lineOf = (name: string, labels: Labels, value: number) => `${name}${labelText(labels)} ${value}\n`;

/** So many kinds of one thing are told apart; what a stranger could make up must not fill the memory. */
const mostSeries = 5_000;

function createSeries<State>(make: () => State) {
	const known = new Map<string, { labels: Labels; state: State }>();
	return {
		of(labels: Labels): State | undefined {
			const key = JSON.stringify(labels);
			const found = known.get(key);
			if (found) return found.state;
			if (known.size >= mostSeries) return undefined;
			const state = make();
			known.set(key, { labels, state });
			return state;
		},
		all: () => [...known.values()],
	};
}

function histogramText(
	name: string,
	labels: Labels,
	state: { counts: number[]; sum: number },
	bounds: readonly number[],
) {
	let upTo = 0;
	const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
		upTo += state.counts[at] ?? 0;
		return lineOf(`${name}_bucket`, { ...labels, le }, upTo);
	});
	return [...buckets, lineOf(`${name}_sum`, labels, state.sum), lineOf(`${name}_count`, labels, upTo)].join('');
}

export function createRegistry(): Registry {
	const told: (() => Promise<string>)[] = [];
	const reading = (name: string, help: string, kind: Kind, read: () => Sample[] | Promise<Sample[]>) =>
		told.push(async () => {
			const samples = await Promise.resolve()
				.then(read)
				.catch(() => []);
			if (samples.length === 0) return '';
			return headOf(name, help, kind) + samples.map(({ labels = {}, value }) => lineOf(name, labels, value)).join('');
		});
	return {
		counter(name, help) {
			const series = createSeries(() => ({ value: 0 }));
			reading(name, help, 'counter', () => series.all().map(({ labels, state }) => ({ labels, ...state })));
			return {
				add(labels, by = 1) {
					const one = series.of(labels);
					if (one) one.value += by;
				},
			};
		},
		histogram(name, help, bounds) {
			const series = createSeries(() => ({ counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }));
			told.push(async () => {
				const each = series.all().map(({ labels, state }) => histogramText(name, labels, state, bounds));
				return each.length === 0 ? '' : headOf(name, help, 'histogram') + each.join('');
			});
			return {
				observe(labels, seconds) {
					const one = series.of(labels);
					if (!one) return;
					const at = bounds.findIndex((bound) => seconds <= bound);
					const bucket = at < 0 ? bounds.length : at;
					one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
					one.sum += seconds;
				},
			};
		},
		gauge: (name, help, read) => void reading(name, help, 'gauge', read),
		total: (name, help, read) => void reading(name, help, 'counter', read),
		async text() {
			return (await Promise.all(told.map((tell) => tell()))).join('');
		},
	};
}
