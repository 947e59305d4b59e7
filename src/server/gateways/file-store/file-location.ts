import { fileURLToPath } from 'node:url';
import { type BucketLocation, parseBucketLocation } from './s3-location.ts';

/** Where files lie: a folder (`own` is the one in DATA_DIR) or a bucket. */
export type FileLocation = { folder: 'own' | { path: string } } | { bucket: BucketLocation };

/** `folder`, file:///srv/maru-files or s3://KEY:SECRET@host/bucket?region=…&style=path. */
export function parseFileLocation(text: string): FileLocation | undefined {
	if (text === 'folder') return { folder: 'own' };
	if (/^file:\/\/\/./.test(text) && URL.canParse(text)) return { folder: { path: fileURLToPath(text) } };
	const bucket = parseBucketLocation(text);
	return bucket && { bucket };
}
