/** What was read of products last, each as long as its product is of the same version; when there are too many the oldest go. */
export function createVersionCache<Value>(most: number) {
	const kept = new Map<string, { value: Value; version: string }>();
	return {
		find(key: string, version: string): Value | undefined {
			const known = kept.get(key);
			return known?.version === version ? known.value : undefined;
		},
		keep(key: string, version: string, value: Value): void {
			kept.delete(key);
			kept.set(key, { value, version });
			for (const [oldest] of kept) {
				if (kept.size <= most) break;
				kept.delete(oldest);
			}
		},
		count: () => kept.size,
	};
}
