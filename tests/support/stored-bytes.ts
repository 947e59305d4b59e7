import type { FileStore } from '#server/gateways/file-store/file-store.ts';

/** What lies in a store under a key, whole; undefined where there is nothing. */
export async function storedBytes(store: FileStore, key: string): Promise<Buffer | undefined> {
	const stream = await store.open(key);
	return stream && Buffer.concat(await stream.toArray());
}

/** Whether a store has anything of a file, encrypted or open. */
export async function isStored(store: FileStore, fileId: string): Promise<boolean> {
	for await (const { key } of store.list()) if (key.startsWith(`${fileId}/`)) return true;
	return false;
}
