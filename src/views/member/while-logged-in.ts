/** Something that goes on as long as one is logged in: the stream of what is new. */
type Part = { start(): void; stop(): void };

const parts = new Set<Part>();
let isPaused = false;

/** Begun at once, unless somebody is logging out; answers how to take it away. */
export function whileLoggedIn(part: Part): () => void {
	parts.add(part);
	if (!isPaused) part.start();
	return () => {
		parts.delete(part);
		part.stop();
	};
}

/** Stopped before the login ends, and begun again where it stays after all. */
export function pauseLoggedIn(is: boolean): void {
	if (is === isPaused) return;
	isPaused = is;
	for (const part of parts) is ? part.stop() : part.start();
}
