import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { vaultFile } from '#server/db/schema/vault.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { chunkBytes } from '#server/files/sealed-pieces.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { createIdentify } from '#server/identify.ts';
import { readKeyFile, replaceKeyFile, watchedKeyFile } from '#server/keys/key-file.ts';
import { keyringFrom } from '#server/keys/keyring.ts';
import { keyFileIn } from '#server/keys/open-keyring.ts';
import { rotateKeys } from '#server/keys/rotate-keys.ts';
import { dumpOf } from '../../../../tests/support/dump-of.ts';
import { smallPdf } from '../../../../tests/support/small-pdf.ts';
import { storedBytes } from '../../../../tests/support/stored-bytes.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { openVaultHouse, type VaultHouse } from '../../../../tests/support/vault-house.ts';
import { viewVaultFile } from './open-vault-file.ts';

let house: VaultHouse;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'maru-vault-'));
	house = await openVaultHouse((services) => ({ ...services, keys: keyringFrom(watchedKeyFile(keyFileIn(folder))) }));
});
afterAll(async () => {
	await house.close();
	await rm(folder, { recursive: true, force: true });
});
beforeEach(() => house.clear());

/** Several chunks long, with this word in it. */
const paper = (word: string) =>
	Buffer.concat([
		...[smallPdf().subarray(0, -6), Buffer.from(`% ${word}\n`)],
		...[Buffer.alloc(5 * chunkBytes, ' '), Buffer.from('\n%%EOF\n')],
	]);
/** The same as a scan, which a provider is handed as it is. */
const scan = (word: string) =>
	Buffer.concat([Buffer.alloc(128), Buffer.from(`DICM${word}`), Buffer.alloc(5 * chunkBytes, 7)]);

async function sharedPaper(bytes: Uint8Array, name: string, type = 'application/pdf') {
	const id = await house.kept('guest', { file: bytes, type });
	await house.call('guest', `PUT /api/vault/files/${id}`, { body: { name, takenOn: '1987-06-05', isKept: false } });
	const { id: reserved } = await house.reserved('guest', 'tour');
	await house.share('guest', [id], { kind: 'reservation', id: reserved });
	return { id, reserved };
}

test('neither the name, the day nor a byte of a file stands anywhere in the open: dump, store, log, mails, news', async () => {
	const word = `canary${randomBytes(6).toString('hex')}`;
	let log = '';
	const stream = new Writable({
		write: (chunk, _, done) => {
			log += chunk;
			done();
		},
	});
	const { queries, services } = house;
	const app = await buildTestApp({
		...{ queries, services, identify: createIdentify({ queries, services }) },
		logger: { ...(loggerOptions('trace') as object), stream },
	});
	const { id, reserved } = await sharedPaper(paper(word), `${word} biopsy`);
	const ask = (method: 'GET' | 'POST' | 'PUT', url: string, who: 'guest' | 'partner', payload?: object) =>
		app.inject({
			...{ method, url, headers: { cookie: house.cookieOf(who), 'sec-fetch-site': 'same-origin' } },
			...(payload && { payload }),
		});
	await ask('PUT', `/api/vault/files/${id}`, 'guest', { name: `${word} biopsy`, takenOn: '1987-06-05', isKept: false });
	const { path } = (await ask('POST', `/api/vault/files/${id}/openings`, 'partner')).json();
	expect((await ask('GET', `${path}&page=1`, 'partner')).statusCode).toBe(200);
	await ask('GET', `/api/vault/shared?language=en&kind=reservation&id=${reserved}`, 'partner');
	await app.close();
	await tellEvents(services);
	const everything = await dumpOf(house.queries);
	expect(everything).toContain(id);
	expect(log).toContain('/api/vault/files/:id/openings');
	const token = path.split('=')[1] ?? '';
	for (const secret of [word, '1987-06-05', token]) {
		expect(everything.includes(secret), 'dump').toBe(false);
		expect(log.includes(secret), 'log').toBe(false);
	}
	const [row] = await queries.select().from(file).where(eq(file.id, id));
	expect([row?.name, row?.key === null]).toEqual(['', false]);
	expect((await storedBytes(services.files, `${id}/sealed/paper`))?.includes(word)).toBe(false);
	expect(await storedBytes(services.files, `${id}/paper`)).toBeUndefined();
	for (const who of ['guest', 'partner'] as const)
		expect(JSON.stringify(await house.mailsTo(house.emailOf(who))).includes(word)).toBe(false);
	// Of others' pages and lists: only who may open it is told its name.
	for (const who of ['other', 'rival', 'operator'] as const) {
		const { body } = await house.call(who, `GET /api/vault/shared?language=en&kind=reservation&id=${reserved}`);
		expect(JSON.stringify(body).includes(word), who).toBe(false);
		const page = await house.call(who, `GET /api/reservations/${reserved}?language=en`);
		expect(JSON.stringify(page.body ?? '').includes(word), who).toBe(false);
	}
});

async function beginReading(who: 'guest' | 'partner', id: string) {
	const { body } = await house.opened(who, id);
	const token = body.path.split('token=')[1];
	const sessionId = JSON.parse(house.services.keys.open(token, 'vault.opening')).sessionId;
	const viewer = house.viewerOf(who);
	const context = { ...house, viewer, memberId: viewer.id, sessionId };
	const ask = () => viewVaultFile({ ...context, now: house.now } as never, { token });
	const answer = await ask();
	if (!answer.ok || !('open' in answer.value)) throw new Error('not a stored file');
	const reading = (await answer.value.open(undefined))?.iterator();
	if (!reading) throw new Error('not opened');
	const pieces = [(await reading.next()).value as Buffer];
	return {
		ask,
		async toTheEnd() {
			for await (const piece of reading) pieces.push(piece);
			return Buffer.concat(pieces);
		},
	};
}

test('keys are rotated while a file is read: who reads comes to the end, and links and files open as before', async () => {
	const bytes = paper('rotated');
	const { id } = await sharedPaper(bytes, 'Scan');
	const reading = await beginReading('guest', id);
	const before = readKeyFile(keyFileIn(folder))?.keys[0]?.id;
	const rotated = await rotateKeys({
		...{ database: house.queries, keys: { file: keyFileIn(folder) }, pauseMs: 0, onProgress: () => undefined },
	});
	expect(rotated.counts).toMatchObject({ 'vaultFile.sealed': 1, 'file.key': 1 });
	expect([rotated.unreadable, rotated.keyId === before]).toEqual([[], false]);
	expect((await reading.toTheEnd()).equals(bytes)).toBe(true);
	// The link was sealed with the key before, which is still known.
	expect((await reading.ask()).ok).toBe(true);
	const [row] = await house.queries
		.select({ key: file.key, sealed: vaultFile.sealed })
		.from(vaultFile)
		.innerJoin(file, eq(file.id, vaultFile.fileId));
	// With the old key forgotten, everything still opens.
	const content = readKeyFile(keyFileIn(folder));
	const alone = join(folder, 'newest.json');
	await copyFile(keyFileIn(folder), alone);
	if (content) replaceKeyFile(alone, { ...content, keys: content.keys.slice(0, 1) });
	const fresh = keyringFrom(watchedKeyFile(alone));
	expect(fresh.tokenKeys()).toHaveLength(1);
	expect([row?.key, row?.sealed].map((sealed) => fresh.isCurrent(sealed ?? ''))).toEqual([true, true]);
	expect(JSON.parse(fresh.open(row?.sealed ?? '', `vaultFile.sealed ${id}`))).toMatchObject({ name: 'Scan' });
	expect(() => fresh.open(row?.key ?? '', `file.key ${id}`)).not.toThrow();
});

test('a file that is erased while it is read comes to its end for who has begun; who asks again is refused', async () => {
	const bytes = paper('erased');
	const { id } = await sharedPaper(bytes, 'Scan');
	const reading = await beginReading('guest', id);
	await house.call('guest', 'DELETE /api/vault/files');
	expect(await reading.ask()).toMatchObject({ ok: false, refusal: 'not-found' });
	expect((await reading.toTheEnd()).equals(bytes)).toBe(true);
});

test('a share that ends while the file is read lets who has begun come to the end; who asks again is refused', async () => {
	const { id } = await sharedPaper(scan('shared'), 'Scan', 'application/dicom');
	const reading = await beginReading('partner', id);
	const [share] = (await house.vaultOf('guest')).files[0].shares;
	await house.call('guest', `DELETE /api/vault/shares/${share.id}`);
	expect(await reading.ask()).toMatchObject({ ok: false, refusal: 'not-found' });
	expect((await reading.toTheEnd()).includes('shared')).toBe(true);
});
