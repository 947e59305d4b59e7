import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { file } from '#server/db/schema/file.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { isStored, storedBytes } from '../../../../tests/support/stored-bytes.ts';
import { sealFiles } from './seal-files.ts';
import { sweepFiles } from './sweep-files.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

/** A licence as the last version kept it: open, and without a key. */
async function openLicence(): Promise<string> {
	const { body } = await house.call('owner', 'POST /api/partners/me/licences?kind=other', {
		file: pdf,
		type: 'application/pdf',
	});
	const id: string = body.licences.at(-1).fileId;
	await house.services.files.remove(id);
	await house.services.files.write(`${id}/paper`, [pdf]);
	await house.queries.update(file).set({ key: null }).where(eq(file.id, id));
	return id;
}
const keysOf = async (id: string) => {
	const keys: string[] = [];
	for await (const { key } of house.services.files.list()) if (key.startsWith(id)) keys.push(key);
	return keys;
};
const paperOf = async (id: string) => (await house.call('owner', `GET /api/files/${id}/paper`)).bytes;
const later = () => ({ ...house, now: new Date(Date.now() + 2 * dayMs) });

test('private files that lie open are encrypted, once, and read as before', async () => {
	const ids = [await openLicence(), await openLicence()];
	expect((await paperOf(ids[0] ?? '')).equals(Buffer.from(pdf))).toBe(true);
	await Promise.all([sealFiles(house), sealFiles(house)]);
	for (const id of ids) {
		expect(await keysOf(id)).toEqual([`${id}/sealed/paper`]);
		expect((await storedBytes(house.services.files, `${id}/sealed/paper`))?.includes('%PDF')).toBe(false);
		expect((await paperOf(id)).equals(Buffer.from(pdf))).toBe(true);
	}
	await sealFiles(house);
	expect((await paperOf(ids[1] ?? '')).equals(Buffer.from(pdf))).toBe(true);
});

test('broken off after any step, it is done at the next time, and nothing stays open', async () => {
	const id = await openLicence();
	const { files } = house.services;
	const failing = (method: 'write' | 'remove') => ({
		...house,
		services: {
			...house.services,
			files: { ...files, [method]: () => Promise.reject(new Error('the power went')) },
		},
	});
	await expect(sealFiles(failing('write'))).rejects.toThrow('the power went');
	expect((await paperOf(id)).equals(Buffer.from(pdf))).toBe(true);
	// Encrypted, and the open bytes still there.
	await expect(sealFiles(failing('remove'))).rejects.toThrow('the power went');
	expect(await keysOf(id)).toHaveLength(2);
	expect((await paperOf(id)).equals(Buffer.from(pdf))).toBe(true);
	await sweepFiles(later());
	expect(await keysOf(id)).toEqual([`${id}/sealed/paper`]);
	expect((await paperOf(id)).equals(Buffer.from(pdf))).toBe(true);
});

test('one whose bytes are lost keeps nobody from the others', async () => {
	const lost = await openLicence();
	await house.services.files.remove(lost);
	const id = await openLicence();
	await sealFiles(house);
	expect(await keysOf(id)).toEqual([`${id}/sealed/paper`]);
});

test('what no row names goes after a day; what is younger, or no file of a member, stays', async () => {
	const { files } = house.services;
	const photo = await house.call('general', 'PUT /api/members/me/photo', {
		file: await plain(200, 200).png().toBuffer(),
	});
	const orphan = randomUUID();
	await files.write(`${orphan}/sealed/paper`, [pdf]);
	await files.write(`${photo.body.photo.id}/left-over`, [pdf]);
	await files.write('notice-20/sheet.pdf', [pdf]);
	await sweepFiles({ ...house, now: new Date() });
	expect(await isStored(files, orphan)).toBe(true);
	await sweepFiles(later());
	expect(await isStored(files, orphan)).toBe(false);
	expect(await keysOf('notice-20')).toEqual(['notice-20/sheet.pdf']);
	expect((await keysOf(photo.body.photo.id)).some((key) => key.endsWith('left-over'))).toBe(false);
	const shown = await house.call('general', `GET /api/files/${photo.body.photo.id}/96.webp`);
	expect(shown.status).toBe(200);
});
