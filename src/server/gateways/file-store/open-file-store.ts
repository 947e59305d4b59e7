import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import type { FileLocation } from './file-location.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openMovingStore } from './moving-store.ts';
import { openS3Store } from './s3-store.ts';

type Given = Pick<Settings, 'DATA_DIR' | 'FILES_URL' | 'FILES_OTHER_URL'>;

export function openLocation(location: FileLocation, dataDir: string): FileStore {
	if ('bucket' in location) return openS3Store(location.bucket);
	return openFolderStore(location.folder === 'own' ? join(dataDir, 'files') : location.folder.path);
}

/** The place files are written to, and the other they are moved from, where one is named. */
export function openBothStores({ DATA_DIR, FILES_URL, FILES_OTHER_URL }: Given) {
	return {
		current: openLocation(FILES_URL ?? { folder: 'own' }, DATA_DIR),
		other: FILES_OTHER_URL && openLocation(FILES_OTHER_URL, DATA_DIR),
	};
}

/** As the settings say it. */
export function openFileStore(settings: Given): FileStore {
	const { current, other } = openBothStores(settings);
	return other ? openMovingStore(current, other) : current;
}
