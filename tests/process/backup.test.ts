import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readKeys } from '#server/backup/backed-up-keys.ts';
import { noteErasures } from '#server/backup/erasure-notes.ts';
import { listBackups, makeBackup } from '#server/backup/make-backup.ts';
import { checkBackup, openBackup } from '#server/backup/open-backup.ts';
import { restoreDatabase } from '#server/backup/restore-backup.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchemaTo } from '#server/db/migrate.ts';
import { recoveryCode } from '#server/db/schema/factor.ts';
import { file } from '#server/db/schema/file.ts';
import { installation } from '#server/db/schema/installation.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { session } from '#server/db/schema/session.ts';
import { parseSettings } from '#server/env.ts';
import { parseFileLocation } from '#server/gateways/file-store/file-location.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { openLocation } from '#server/gateways/file-store/open-file-store.ts';
import { type ApiProcess, postPatiently, startApiProcess } from '../support/api-process.ts';
import { type Buyer, insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { quickNode } from '../support/quick-node.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { openS3Server } from '../support/s3-server.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const secrets = sharedSecrets();
const passphrase = 'seven quiet rivers';
let folder: string;
let database: TestDatabase;
let server: ApiProcess;
let buyers: Buyer[];
/** Whose answers had come before the backup was begun: these must be in it. */
let before: Set<string>;
const fileId = 'a1b2c3d4-0000-4000-8000-000000000001';
const paper = randomBytes(200_000);
/** Two recovery codes at the time of the backup, of which one is used afterwards. */
const codes = ['a1b2c3d4-0000-4000-8000-000000000002', 'a1b2c3d4-0000-4000-8000-000000000003'];

type Ended = { code: number; output: string };
const run = (script: string, args: string[], settings: Record<string, string>): Promise<Ended> =>
	new Promise((resolve) => {
		const env = { ...process.env, BACKUP_PASSPHRASE: passphrase, DEMO_DATA: 'false', ...settings };
		execFile(process.execPath, [...quickNode, `scripts/${script}.ts`, ...args], { env }, (error, stdout, stderr) =>
			resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
		);
	});

const origin = () => ({ ...secrets.settings, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') });
const place = () => join(folder, 'backups');

/** Reserves until it is told to stop; answers with what was acknowledged. */
function keepReserving() {
	const told = new Set<string>();
	let isOver = false;
	const writers = buyers.slice(1).map(async (buyer, at) => {
		for (let turn = 0; !isOver; turn += 1) {
			const order = { on: dayIn(20 + ((at * 7 + turn) % 60)), persons: { adult: 1, child: 0, infant: 0 } };
			const body = formFor('tour', { productId: 'fifty', order });
			const answer = await postPatiently(server, '/api/reservations', { cookie: buyer.cookie, body });
			if (answer.status === 200 && answer.body.id) told.add(answer.body.id);
		}
	});
	return {
		told,
		async stop() {
			isOver = true;
			await Promise.all(writers);
		},
	};
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'maru-backup-'));
	database = await createTestDatabase();
	buyers = await insertBuyers({ queries: database.drizzle, services: secrets.services }, 9);
	const [gone] = buyers;
	const variants = [{ name: 'paper', mediaType: 'application/pdf', width: null, bytes: paper.length }];
	await database.drizzle.insert(file).values({
		...{ id: fileId, ownerId: buyers[1]?.id ?? '', use: 'photo' as const, name: '', mediaType: 'application/pdf' },
		...{ bytes: paper.length, variants },
	});
	await openFolderStore(join(folder, 'data', 'files')).write(`${fileId}/paper`, [paper]);
	await database.drizzle
		.update(member)
		.set({ firstName: 'Gone' })
		.where(eq(member.id, gone?.id ?? ''));
	const ofBuyer = { memberId: buyers[1]?.id ?? '', createdAt: new Date() };
	await database.drizzle.insert(recoveryCode).values(codes.map((id) => ({ id, codeHash: id, ...ofBuyer })));
	server = await startApiProcess({ ...origin(), DATABASE_POOL: '8' });
	const reserving = keepReserving();
	await vi.waitUntil(() => reserving.told.size > 20, { timeout: 120_000 });
	before = new Set(reserving.told);
	const backup = await run('backup', [place()], origin());
	expect(backup.output).toContain('and the keys, sealed');
	expect(backup.output).toMatch(/\d+ tables with \d+ rows/);
	const [noted] = await database.drizzle.select().from(installation);
	expect(backup.output).toContain(`${noted?.backupName}: `);
	expect(noted?.backupBytes).toBeGreaterThan(paper.length);
	// They went on reserving all the while.
	expect(reserving.told.size).toBeGreaterThan(before.size);
	await reserving.stop();
	await server.kill('SIGTERM');
	// Since the backup somebody has closed the account, which is noted beside the files.
	const notes = [openFolderStore(join(folder, 'data', 'files'))];
	await noteErasures(notes, { kind: 'member', ids: [gone?.id ?? ''] }, new Date());
	await noteErasures(notes, { kind: 'factor', ids: codes.slice(0, 1) }, new Date());
});
afterAll(async () => {
	await server?.kill('SIGKILL');
	await database?.drop();
	await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** What has come back, counted from the rows themselves. */
async function expectWhole({ drizzle }: Pick<Database, 'drizzle'>, dataDir: string): Promise<void> {
	expect(await truthFaults(drizzle)).toEqual([]);
	const ids = new Set((await drizzle.select({ id: reservation.id }).from(reservation)).map(({ id }) => id));
	expect([...before].filter((id) => !ids.has(id))).toEqual([]);
	// A reservation and its mails are one transaction: half of one would show here.
	expect(await drizzle.$count(mail, eq(mail.address, 'partner@maru.example'))).toBe(ids.size);
	expect(await drizzle.$count(session)).toBe(0);
	expect((await readFile(join(dataDir, 'files', fileId, 'paper'))).equals(paper)).toBe(true);
}

const nameOf = async ({ drizzle }: Pick<Database, 'drizzle'>) =>
	(
		await drizzle
			.select({ name: member.firstName })
			.from(member)
			.where(eq(member.id, buyers[0]?.id ?? ''))
	)[0]?.name;

test('made under writes and restored beside: places, money, mails and files are those of one moment', async () => {
	const empty = await createEmptyDatabase();
	const dataDir = join(folder, 'beside');
	const settings = { ...secrets.settings, DATABASE_URL: empty.url, DATA_DIR: dataDir };
	const restored = await run('restore', [place()], settings);
	expect(restored.output).toContain('everybody logs in anew');
	const beside = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
	try {
		await expectWhole(beside, dataDir);
		// Nobody has told this place of the erasure.
		expect(await nameOf(beside)).toBe('Gone');
		const again = await run('restore', [place(), '--keep-files'], settings);
		expect(again).toMatchObject({ code: 1 });
		expect(again.output).toMatch(/^There are tables in this database already: restore into one that is empty\.$/m);
		// Numbers go on after those that were given out.
		const next = await beside.pool.query(
			"select nextval(pg_get_serial_sequence('event', 'id')) > (select max(id) from event) as is",
		);
		expect(next.rows).toEqual([{ is: true }]);
	} finally {
		await beside.close();
		await empty.drop();
	}
});

test('into a folder of its own, with its keys; who was erased since is erased again', async () => {
	const dataDir = join(folder, 'own');
	const { SECRET_KEYS: _, ...settings } = { ...secrets.settings, DATA_DIR: dataDir };
	const notes = ['--erasures', join(folder, 'data', 'files')];
	const restored = await run('restore', [place(), ...notes], settings);
	expect(restored.output).toContain('again now: 1 people');
	const postgres = await startEmbedded({ dataDir, onProgress: () => undefined });
	const own = connect({ url: postgres.url, poolSize: 2, onError: () => undefined });
	try {
		await expectWhole(own, dataDir);
		expect(await nameOf(own)).toBe('—');
		const left = await own.drizzle.select({ id: recoveryCode.id }).from(recoveryCode);
		expect(left).toEqual([{ id: codes[1] }]);
		expect(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')).keys).toHaveLength(1);
	} finally {
		await own.close();
		await postgres.stop();
	}
	const again = await run('restore', [place()], settings);
	expect(again.output).toMatch(/^There is a database in .* already: restore into a place that is empty\.$/m);
});

const openNewest = async (store: FileStore, given = passphrase) =>
	openBackup(store, (await listBackups(store))[0] ?? '', given);

test('a wrong passphrase, a byte that changed, another manifest and what is missing are found', async () => {
	const store = openFolderStore(place());
	const [name = ''] = await listBackups(store);
	await checkBackup(await openNewest(store));
	await expect(openNewest(store, 'seven quiet lakes')).rejects.toThrow('The passphrase does not open the keys');
	const plant = async (change: (backup: string) => Promise<void>) => {
		const copy = join(folder, 'planted');
		await cp(place(), copy, { recursive: true });
		await change(join(copy, name));
		const fault = await openNewest(openFolderStore(copy))
			.then(checkBackup)
			.catch((error: Error) => error.message);
		await rm(copy, { recursive: true });
		return fault;
	};
	const table = 'database/public.reservation.gz';
	const flip = async (path: string) => {
		const bytes = await readFile(path);
		bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
		await writeFile(path, bytes);
	};
	expect(await plant((at) => flip(join(at, table)))).toContain('public.reservation.gz is not what was backed up');
	expect(await plant((at) => flip(join(at, 'files', fileId, 'paper')))).toContain('paper is not what was backed up');
	expect(await plant((at) => rm(join(at, table)))).toContain('public.reservation.gz is missing');
	expect(await plant((at) => flip(join(at, 'manifest.json')))).toContain('it is not whole, or was changed');
});

test('to a bucket, and restored from there into an empty place; one that broke off is none', async () => {
	const empty = await createEmptyDatabase();
	const dataDir = join(folder, 'from-bucket');
	const s3 = await openS3Server({ accessKeyId: 'AK', secretAccessKey: 's/+', region: 'kr', bucket: 'backups' });
	try {
		const parsed = parseFileLocation(s3.url());
		if (!parsed) throw new Error('no place');
		const store = openLocation(parsed, folder);
		const files = openFolderStore(join(folder, 'data', 'files'));
		const keys = readKeys(parseSettings(secrets.settings), new Date());
		const given = { url: database.url, files, keys, passphrase, store, onProgress: () => undefined };
		await makeBackup({ ...given, now: new Date('2026-01-01T00:00:00Z') });
		const settings = { ...secrets.settings, DATABASE_URL: empty.url, DATA_DIR: dataDir };
		const restored = await run('restore', [s3.url()], settings);
		expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('everybody logs in anew') });
		const back = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
		await expectWhole(back, dataDir).finally(() => back.close());
		const broken = { ...files, open: () => Promise.reject(new Error('the disk is away')) };
		const later = makeBackup({ ...given, files: broken, now: new Date('2026-01-02T00:00:00Z') });
		await expect(later).rejects.toThrow('the disk is away');
		expect(await listBackups(store)).toEqual(['maru-20260101T000000Z']);
		expect([...s3.kept.keys()].filter((key) => key.startsWith('maru-20260102'))).toEqual([]);
	} finally {
		await s3.close();
		await empty.drop();
	}
});

test('one of an older version is brought to this one', async () => {
	const { entries } = JSON.parse(await readFile('src/server/db/migrations/meta/_journal.json', 'utf8'));
	const [old, empty] = [await createEmptyDatabase(), await createEmptyDatabase()];
	const [before, after] = [old, empty].map(({ url }) =>
		connect({ url, poolSize: 3, onError: () => undefined, isPatient: true }),
	) as [Database, Database];
	try {
		await migrateSchemaTo(before, entries.at(-4).when);
		await before.pool.query(`insert into member (email, password_hash, first_name, last_name, group_code, locale)
			values ('old@maru.example', 'x', 'Ann', 'Old', 'GR0300', 'en')`);
		const store = openFolderStore(join(folder, 'older'));
		const given = { files: openFolderStore(join(folder, 'no-files')), keys: '{}', passphrase, store };
		await makeBackup({ ...given, url: old.url, now: new Date('2026-01-01T00:00:00Z'), onProgress: () => undefined });
		await restoreDatabase(await openNewest(store), after);
		expect(await after.drizzle.select({ email: member.email }).from(member)).toEqual([{ email: 'old@maru.example' }]);
		const ran = await after.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations');
		expect(ran.rows).toEqual([{ count: entries.length }]);
	} finally {
		await Promise.all([before.close(), after.close()]);
		await Promise.all([old.drop(), empty.drop()]);
	}
});
