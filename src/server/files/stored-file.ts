import type { FileUse, FileVariant } from '#domain/file/file.ts';
import type { PhotographFacts } from '#domain/file/photograph.ts';

/** The row that makes a stored file known; until it is committed the bytes are an orphan that harms nobody. */
export type StoredFile = {
	id: string;
	ownerId: string;
	use: FileUse;
	name: string;
	mediaType: string;
	bytes: number;
	variants: FileVariant[];
	/** Of a picture that is shown to others. */
	picture: PhotographFacts | null;
	/** The key its bytes are encrypted with, wrapped by the keyring; null where they lie open. */
	key: string | null;
};
