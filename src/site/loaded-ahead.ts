/** A file of the build by its name without its print: the code of a screen, or a file of words in one language. */
type Part = { name: string; key: string };
type Load = { parts: readonly Part[]; from: number; to: number };
type LoadedFile = { name: string; startTime: number };

export const screenPart = (file: string): Part => ({ name: file, key: file });

/** `<locale>/<noun>`, as words are loaded by. */
export const wordsPart = (name: string): Part => ({ name: name.split('/')[1] ?? '', key: name });

/**
 * What was fetched for screens that nobody has gone to yet, so that it is not kept for the way with a page that needs none of
 * it. A browser tells only addresses and moments, so a file is known by its name and by when it was asked for. What such a
 * screen shares with others is not told apart: it is taken for the page's own, since a page without one of its parts is none.
 */
export function createLoadedAhead(now: () => number) {
	const ahead: Load[] = [];
	const used = new Set<string>();
	return {
		/** The page itself asks for it now, whoever fetched it. */
		use(parts: readonly Part[]): void {
			for (const { key } of parts) used.add(key);
		},
		async during<Value>(parts: readonly Part[], work: () => Promise<Value>): Promise<Value> {
			const load = { parts, from: now(), to: Number.POSITIVE_INFINITY };
			ahead.push(load);
			try {
				return await work();
			} finally {
				load.to = now();
			}
		},
		isSpare({ name: url, startTime }: LoadedFile): boolean {
			const [, name] = /\/([\w-]+)-[\w-]{8}\.(?:js|css)$/.exec(url) ?? [];
			const within = ahead.filter(({ from, to }) => from <= startTime && startTime <= to);
			const parts = within.flatMap((load) => load.parts.filter((part) => part.name === name));
			return parts.length > 0 && parts.every(({ key }) => !used.has(key));
		},
	};
}

export const loadedAhead = createLoadedAhead(() => performance.now());
