/**
 * What was found, as long as everything that it was found in is the same, which is asked by what stands for it: where one is another, all
 * is forgotten. Whoever asks for the same while it is looked for waits for the same. When there are too many the oldest go.
 */
export function createSuggestionCache<Answer>(most: number) {
	const cache = new Map<string, Promise<Answer>>();
	let foundIn: readonly unknown[] = [];
	return (key: string, lookedIn: readonly unknown[], find: () => Promise<Answer>): Promise<Answer> => {
		if (lookedIn.length !== foundIn.length || lookedIn.some((one, at) => one !== foundIn[at])) cache.clear();
		foundIn = lookedIn;
		const known = cache.get(key);
		if (known) return known;
		const answer = find();
		cache.set(key, answer);
		for (const [oldest] of cache) {
			if (cache.size <= most) break;
			cache.delete(oldest);
		}
		// A failure is nobody's answer but the one's who met it.
		answer.catch(() => {
			if (cache.get(key) === answer) cache.delete(key);
		});
		return answer;
	};
}
