/** How a client goes about its data. */
export type QueryRules = {
	/** So long data counts as fresh: a fetch then is answered by what is at hand. In milliseconds, as all times here. */
	staleTime: number;
	/** So long data is kept when nothing shows it. */
	gcTime: number;
	/** Whether what is no longer fresh is fetched again where it comes on show; it is shown meanwhile. */
	refetchOnMount: boolean;
	/** Whether a fetch that failed so often before is tried once more after this error. */
	retry: (failures: number, error: unknown) => boolean;
};

/** Never changed, only replaced: React compares it. */
export type QueryState<Data> = {
	data: Data | undefined;
	/** Why the last fetch failed, else null. */
	error: unknown;
	dataUpdatedAt: number;
	isFetching: boolean;
};

export const unknownYet: QueryState<never> = { data: undefined, error: null, dataUpdatedAt: 0, isFetching: false };

/** Exponential from 1 second up to 30. */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Given = { queryKey: readonly unknown[]; rules: QueryRules; onUnused: () => void };

/** One piece of data: what is known of it, the fetch under way, and who looks at it. */
export class Query<Data> {
	readonly queryKey: readonly unknown[];
	state: QueryState<Data> = unknownYet;
	/** Never throws at once. Set by who asks first: data that came with the page does not know how it was fetched. */
	ask: () => Promise<Data> = () => Promise.reject(new Error('nobody said how to fetch this'));
	/** The fetch under way, with all its retries. One at a time: who asks meanwhile waits for the same. */
	flight: Promise<Data> | undefined;
	readonly #rules: QueryRules;
	readonly #onUnused: () => void;
	readonly #watchers = new Set<() => void>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor({ queryKey, rules, onUnused }: Given) {
		this.queryKey = queryKey;
		this.#rules = rules;
		this.#onUnused = onUnused;
	}

	get isWatched(): boolean {
		return this.#watchers.size > 0;
	}

	/** A failure that nothing older covers. */
	get hasFailed(): boolean {
		return this.state.error !== null && this.state.data === undefined;
	}

	isStale(staleTime = this.#rules.staleTime): boolean {
		return this.state.data === undefined || Date.now() - this.state.dataUpdatedAt >= staleTime;
	}

	/** Tells of every change until the function it returns is called. */
	watch(onChange: () => void): () => void {
		clearTimeout(this.#timer);
		this.#watchers.add(onChange);
		return () => {
			this.#watchers.delete(onChange);
			this.#keepAWhile();
		};
	}

	fetch(): Promise<Data> {
		return this.flight ?? this.fetchAnew();
	}

	/** What is under way may know less than we do by now: it is overtaken, and who waits for it gets the newer answer. */
	fetchAnew(): Promise<Data> {
		const isNewest = () => this.flight === flight;
		const flight: Promise<Data> = this.#tryHard(isNewest).then(
			(data) => (isNewest() ? this.put(data) : this.#newest()),
			(error: unknown) => {
				if (!isNewest()) return this.#newest();
				this.flight = undefined;
				this.#show({ ...this.state, error, isFetching: false });
				throw error;
			},
		);
		// The state tells of it; an answer nobody waits for is no defect.
		flight.catch(() => undefined);
		this.flight = flight;
		this.#show({ ...this.state, error: null, isFetching: true });
		return flight;
	}

	/** What is known for certain, from a fetch or from elsewhere; an answer still on its way would be older. */
	put(data: Data, dataUpdatedAt: number = Date.now()): Data {
		this.flight = undefined;
		this.#show({ data, error: null, dataUpdatedAt, isFetching: false });
		return data;
	}

	async #tryHard(isNewest: () => boolean): Promise<Data> {
		for (let failures = 0; ; failures += 1) {
			try {
				return await this.ask();
			} catch (error) {
				if (!isNewest() || !this.#rules.retry(failures, error)) throw error;
				await wait(retryDelay(failures));
				if (!isNewest()) throw error;
			}
		}
	}

	#newest(): Promise<Data> {
		const { data, error } = this.state;
		return this.flight ?? (data === undefined ? Promise.reject(error) : Promise.resolve(data));
	}

	#show(state: QueryState<Data>): void {
		this.state = state;
		for (const onChange of this.#watchers) onChange();
		this.#keepAWhile();
	}

	#keepAWhile(): void {
		clearTimeout(this.#timer);
		if (this.isWatched || this.flight || this.#rules.gcTime === Number.POSITIVE_INFINITY) return;
		this.#timer = setTimeout(this.#onUnused, this.#rules.gcTime);
	}
}
