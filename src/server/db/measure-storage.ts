import { setTimeout } from 'node:timers/promises';
import type { Storage } from '#domain/running/health.ts';
import type { Settings } from '#server/env.ts';
import { diskSpace } from './disk-space.ts';

type Given = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'FILES_URL'>;

/** A disk of the network that hangs holds up nobody: it is not known. */
const patienceMs = 1_000;

const askedOf = (dir: string) =>
	Promise.race([diskSpace(dir).catch(() => undefined), setTimeout(patienceMs, undefined, { ref: false })]);

/** The fullest disk this server keeps things on, as it is now. */
export async function measureStorage({ DATA_DIR, DATABASE_URL, FILES_URL }: Given): Promise<Storage> {
	const isBucket = FILES_URL !== undefined && 'bucket' in FILES_URL;
	const elsewhere = [...(DATABASE_URL ? (['database'] as const) : []), ...(isBucket ? (['files'] as const) : [])];
	const folder = FILES_URL && 'folder' in FILES_URL && FILES_URL.folder !== 'own' ? [FILES_URL.folder.path] : [];
	const disks = await Promise.all([DATA_DIR, ...folder].map(askedOf));
	const [fullest] = disks.filter((disk) => disk !== undefined).sort((one, other) => one.freeBytes - other.freeBytes);
	return { freeBytes: null, totalBytes: null, ...fullest, elsewhere };
}
