import type { FileUse, FileVariant } from '#domain/file/file.ts';

/** The row that makes a stored file known; until it is committed the bytes are an orphan that harms nobody. */
export type StoredFile = {
	id: string;
	ownerId: string;
	use: FileUse;
	name: string;
	mediaType: string;
	bytes: number;
	variants: FileVariant[];
};
