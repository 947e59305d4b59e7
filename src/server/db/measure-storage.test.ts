import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureStorage } from './measure-storage.ts';

const bucket = { bucket: {} } as never;

test('the disk of the data folder is measured; a database and a bucket elsewhere are named as such', async () => {
	const dir = await mkdtemp(join(tmpdir(), 'maru-storage-'));
	const own = await measureStorage({ DATA_DIR: dir, DATABASE_URL: undefined, FILES_URL: undefined });
	expect(own.elsewhere).toEqual([]);
	expect(own.freeBytes).toBeGreaterThan(0);
	expect(own.totalBytes).toBeGreaterThan(own.freeBytes ?? 0);
	const away = { DATA_DIR: dir, DATABASE_URL: 'postgres://db/maru', FILES_URL: bucket };
	expect((await measureStorage(away)).elsewhere).toEqual(['database', 'files']);
	await rm(dir, { recursive: true });
	expect(await measureStorage({ ...away, FILES_URL: undefined })).toEqual({
		...{ freeBytes: null, totalBytes: null, elsewhere: ['database'] },
	});
});
