import { Query, type QueryRules, type QueryState, unknownYet } from './query.ts';

declare const dataOf: unique symbol;

/** What names the data: values that JSON can write, always put together by the same function. It knows the data's type. */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly [dataOf]?: Data };

/** Any data but undefined, which says that it is not here. */
export type Known = NonNullable<unknown> | null;

export type QueryOptions<Data extends Known> = {
	queryKey: QueryKey<Data>;
	queryFn: (context: { client: QueryClient }) => Promise<Data>;
	/** Milliseconds; the client's own where it is not given. */
	staleTime?: number;
};

/** Gives the key its data's type. */
export const queryOptions = <Data extends Known>(options: QueryOptions<Data>): QueryOptions<Data> => options;

/** Data as it travels from one client to another. */
export type CarriedData = { queryKey: readonly unknown[]; data: unknown; dataUpdatedAt: number }[];

// biome-ignore lint/suspicious/noExplicitAny: each query has data of its own kind; the key's type says which
type AnyQuery = Query<any>;

type Beginning = { queryKey: QueryKey };

export const hashOf = (queryKey: QueryKey): string => JSON.stringify(queryKey);

/** All data at hand, by its key. One in a browser; on a server one for each rendering. */
export class QueryClient {
	readonly #rules: QueryRules;
	readonly #queries = new Map<string, AnyQuery>();

	constructor(rules: QueryRules) {
		this.#rules = rules;
	}

	/** Data that is fresh still, else fetched. Two who ask at once share one fetch. */
	fetchQuery<Data extends Known>(options: QueryOptions<Data>): Promise<Data> {
		const query = this.#queryOf(options);
		return query.isStale(options.staleTime) ? query.fetch() : Promise.resolve(query.state.data);
	}

	/** The same ahead of time: a failure is told to whoever needs the data. */
	async prefetchQuery<Data extends Known>(options: QueryOptions<Data>): Promise<void> {
		await this.fetchQuery(options).catch(() => undefined);
	}

	/** Data however old, unless newer is on its way. */
	ensureQueryData<Data extends Known>(options: QueryOptions<Data>): Promise<Data> {
		return this.#queryOf(options).flight ?? this.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
	}

	getQueryData<Data>(queryKey: QueryKey<Data>): Data | undefined {
		return this.stateOf<Data>(hashOf(queryKey)).data;
	}

	/** An answer that says more than the one at hand takes its place. What a function makes undefined is left as it is. */
	setQueryData<Data>(queryKey: QueryKey<Data>, next: Data | ((before: Data | undefined) => Data | undefined)): void {
		const data = next instanceof Function ? next(this.getQueryData(queryKey)) : next;
		if (data !== undefined) this.#queryAt(queryKey).put(data);
	}

	/** Whatever begins with this key no longer holds: what is on show is fetched again, the rest is forgotten. */
	async invalidateQueries({ queryKey }: Beginning): Promise<void> {
		await this.#renew(this.#beginningWith(queryKey));
	}

	/** Before another try: what failed is asked for again. */
	async retryFailed(): Promise<void> {
		await this.#renew([...this.#queries].filter(([, query]) => query.hasFailed));
	}

	/** For what nothing shows: as if it had never been asked for. */
	removeQueries({ queryKey }: Beginning): void {
		for (const [hash] of this.#beginningWith(queryKey)) this.#queries.delete(hash);
	}

	isFetching(): boolean {
		return [...this.#queries.values()].some(({ flight }) => flight !== undefined);
	}

	dehydrate(): CarriedData {
		return [...this.#queries.values()]
			.filter(({ state }) => state.data !== undefined)
			.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ queryKey, data, dataUpdatedAt }));
	}

	hydrate(carried: CarriedData): void {
		for (const { queryKey, data, dataUpdatedAt } of carried) this.#queryAt(queryKey).put(data, dataUpdatedAt);
	}

	stateOf<Data>(hash: string): QueryState<Data> {
		return this.#queries.get(hash)?.state ?? unknownYet;
	}

	/** What comes on show is fetched if it is not here, and kept as long as it is watched. */
	watch<Data extends Known>(options: QueryOptions<Data>, onChange: () => void): () => void {
		const query = this.#queryOf(options);
		const stop = query.watch(onChange);
		if (query.state.data === undefined || (this.#rules.refetchOnMount && query.isStale(options.staleTime)))
			query.fetch();
		return stop;
	}

	#queryOf<Data extends Known>({ queryKey, queryFn }: QueryOptions<Data>): AnyQuery {
		const query = this.#queryAt(queryKey);
		query.ask = async () => queryFn({ client: this });
		return query;
	}

	#queryAt(queryKey: QueryKey): AnyQuery {
		const hash = hashOf(queryKey);
		const known = this.#queries.get(hash);
		if (known) return known;
		const forget = () => {
			if (this.#queries.get(hash) === query) this.#queries.delete(hash);
		};
		const query: AnyQuery = new Query({ queryKey, rules: this.#rules, onUnused: forget });
		this.#queries.set(hash, query);
		return query;
	}

	#beginningWith(queryKey: QueryKey): [string, AnyQuery][] {
		const beginning = hashOf(queryKey).slice(0, -1);
		return [...this.#queries].filter(([hash]) => hash.startsWith(`${beginning},`) || hash === `${beginning}]`);
	}

	async #renew(queries: [string, AnyQuery][]): Promise<void> {
		await Promise.allSettled(
			queries.map(([hash, query]) =>
				query.isWatched || query.flight ? query.fetchAnew() : this.#queries.delete(hash),
			),
		);
	}
}
