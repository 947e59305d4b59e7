/**
 * Things loaded once by key. The same promise for the same question, so that React can wait for it: that holds for a
 * failure too, or React would ask again for ever. What failed is forgotten when a navigation starts afresh.
 */
export function createLoads<Key, Value>(load: (key: Key) => Promise<Value>) {
	const promises = new Map<Key, Promise<Value>>();
	const failed = new Set<Key>();
	return {
		get(key: Key): Promise<Value> {
			const known = promises.get(key);
			if (known) return known;
			const promise = load(key);
			promises.set(key, promise);
			promise.catch(() => failed.add(key));
			return promise;
		},
		forgetFailures(): void {
			for (const key of failed) promises.delete(key);
			failed.clear();
		},
	};
}
