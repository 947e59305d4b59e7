/** Where uploaded files lie: a folder, or later an object store. Keys are of our own making. */
export type FileStore = {
	write(key: string, bytes: Uint8Array): Promise<void>;
	read(key: string): Promise<Uint8Array | undefined>;
	/** The same piece by piece; whoever asks for it reads it or ends it. */
	open(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
	/** Everything below a prefix; what is not there is no mistake. */
	remove(prefix: string): Promise<void>;
};
