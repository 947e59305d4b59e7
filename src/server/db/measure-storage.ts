import type { Storage } from '#domain/running/health.ts';
import type { Settings } from '#server/env.ts';
import { diskSpace } from './disk-space.ts';

type Given = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'FILES_URL'>;

/** The fullest disk this server keeps things on, as it is now. */
export async function measureStorage({ DATA_DIR, DATABASE_URL, FILES_URL }: Given): Promise<Storage> {
	const isBucket = FILES_URL !== undefined && 'bucket' in FILES_URL;
	const elsewhere = [...(DATABASE_URL ? (['database'] as const) : []), ...(isBucket ? (['files'] as const) : [])];
	const folder = FILES_URL && 'folder' in FILES_URL && FILES_URL.folder !== 'own' ? [FILES_URL.folder.path] : [];
	const disks = await Promise.all([DATA_DIR, ...folder].map((dir) => diskSpace(dir).catch(() => undefined)));
	const [fullest] = disks.filter((disk) => disk !== undefined).sort((one, other) => one.freeBytes - other.freeBytes);
	return { freeBytes: null, totalBytes: null, ...fullest, elsewhere };
}
