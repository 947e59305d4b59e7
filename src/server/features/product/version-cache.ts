/** What was read of products last, each as long as its product is of the same version; when there are too many the oldest go. */
export function createVersionCache<Value>(most: number) {
	const cache = new Map<string, { value: Value; version: string }>();
	return {
		find(key: string, version: string): Value | undefined {
			const known = cache.get(key);
			return known?.version === version ? known.value : undefined;
		},
		keep(key: string, version: string, value: Value): void {
			cache.delete(key);
			cache.set(key, { value, version });
			for (const [oldest] of cache) {
				if (cache.size <= most) break;
				cache.delete(oldest);
			}
		},
		count: () => cache.size,
	};
}
