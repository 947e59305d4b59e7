import type { FileStore } from './file-store.ts';

/** Two places while files are moved from one to the other: written to the first, read from wherever they are. */
export function openMovingStore(current: FileStore, other: FileStore): FileStore {
	return {
		write: (key, pieces) => current.write(key, pieces),
		// Asked for once more at the end: it may have been moved between the two questions.
		open: async (key, range) =>
			(await current.open(key, range)) ?? (await other.open(key, range)) ?? current.open(key, range),
		async remove(prefix) {
			// First where it is moved from: what was copied a moment ago goes with the second.
			await other.remove(prefix);
			await current.remove(prefix);
		},
		async *list() {
			yield* current.list();
			yield* other.list();
		},
	};
}
