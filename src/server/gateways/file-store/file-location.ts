import { fileURLToPath } from 'node:url';
import { parseS3Place, type S3Place } from './s3-place.ts';

/** Where files lie: a folder (`own` is the one in DATA_DIR) or a bucket. */
export type FilePlace = { folder: 'own' | { path: string } } | { bucket: S3Place };

/** `folder`, file:///srv/maru-files or s3://KEY:SECRET@host/bucket?region=…&style=path. */
export function parseFilePlace(text: string): FilePlace | undefined {
	if (text === 'folder') return { folder: 'own' };
	if (/^file:\/\/\/./.test(text) && URL.canParse(text)) return { folder: { path: fileURLToPath(text) } };
	const bucket = parseS3Place(text);
	return bucket && { bucket };
}
