import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import type { FilePlace } from './file-place.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openMovingStore } from './moving-store.ts';
import { openS3Store } from './s3-store.ts';

type Given = Pick<Settings, 'DATA_DIR' | 'FILES_URL' | 'FILES_OTHER_URL'>;

export function openPlace(place: FilePlace, dataDir: string): FileStore {
	if ('bucket' in place) return openS3Store(place.bucket);
	return openFolderStore(place.folder === 'own' ? join(dataDir, 'files') : place.folder.path);
}

/** The place files are written to, and the other they are moved from, where one is named. */
export function openBothStores({ DATA_DIR, FILES_URL, FILES_OTHER_URL }: Given) {
	return {
		current: openPlace(FILES_URL ?? { folder: 'own' }, DATA_DIR),
		other: FILES_OTHER_URL && openPlace(FILES_OTHER_URL, DATA_DIR),
	};
}

/** As the settings say it. */
export function openFileStore(settings: Given): FileStore {
	const { current, other } = openBothStores(settings);
	return other ? openMovingStore(current, other) : current;
}
