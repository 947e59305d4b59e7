import { readdirSync, readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { chunkBytes } from '#server/files/sealed-pieces.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { isStored, storedBytes } from '../../../../tests/support/stored-bytes.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { readFile } from './read-file.ts';
import { sweepFiles } from './sweep-files.ts';

let house: RatingHouse;
let png: Buffer;
beforeAll(async () => {
	house = await openRatingHouse();
	png = await plain(600, 400).png().toBuffer();
});
afterAll(() => house.close());
beforeEach(async () => {
	house.clock.reset();
	await emptyTables(house.database, 'rating', 'reservation', 'slot', 'mail', 'attempt', 'file', 'event');
});

const actors: Actor[] = ['visitor', 'guest', 'other', 'partner', 'rival', 'operator'];
const statusOf = async (who: Actor, path: string) => (await house.call(who, `GET /api/files/${path}`)).status;
const seenBy = async (path: string) => {
	const statuses = await Promise.all(actors.map((who) => statusOf(who, path)));
	return actors.filter((_, at) => statuses[at] === 200);
};
/** A paper several chunks long. */
const longPdf = Buffer.concat([pdf.slice(0, -6), Buffer.alloc(5 * chunkBytes, ' '), pdf.slice(-6)]);

async function sendSlip(products: ('tour' | 'hotel')[] = ['tour'], bytes: Uint8Array = pdf): Promise<string> {
	const reserved = await Promise.all(products.map((product) => house.reserved('guest', product)));
	const [first, ...others] = reserved.map(({ id }) => id);
	const { body } = await house.call(
		'guest',
		`POST /api/reservations/${first}/proofs?name=slip.pdf&language=en&also=${others.join()}`,
		{ file: bytes, type: 'application/pdf' },
	);
	return body.proofs[0].id;
}
const endGrant = (fileId: string, granteeKind: 'organisation' | 'agency', endsAt: Date) =>
	house.queries
		.update(fileGrant)
		.set({ endsAt })
		.where(and(eq(fileGrant.fileId, fileId), eq(fileGrant.granteeKind, granteeKind)));

describe('a grant', () => {
	test('lets the provider of what a slip pays for look at it, and no provider where it pays for two', async () => {
		expect(await seenBy(`${await sendSlip()}/paper`)).toEqual(['guest', 'partner', 'operator']);
		expect(await seenBy(`${await sendSlip(['tour', 'hotel'])}/paper`)).toEqual(['guest', 'operator']);
	});

	test('ends at its moment, for whom it was and for nobody else', async () => {
		const id = await sendSlip();
		await endGrant(id, 'organisation', new Date(house.now.getTime() + 3_600_000));
		expect(await seenBy(`${id}/paper`)).toEqual(['guest', 'partner', 'operator']);
		house.clock.pass({ hours: 1 });
		expect(await seenBy(`${id}/paper`)).toEqual(['guest', 'operator']);
		await endGrant(id, 'agency', house.now);
		expect(await seenBy(`${id}/paper`)).toEqual(['guest']);
	});

	test('that ends while the file is read lets who has begun come to the end; who asks again is refused', async () => {
		const id = await sendSlip(['tour'], longPdf);
		const viewer = house.viewerOf('partner');
		const ask = () => readFile({ ...house, viewer, now: house.now }, { id, name: 'paper' });
		const answer = await ask();
		const reading = answer.ok && (await answer.value.open(undefined))?.iterator();
		if (!reading) throw new Error('not opened');
		const pieces = [(await reading.next()).value as Buffer];
		await endGrant(id, 'organisation', house.now);
		expect(await ask()).toMatchObject({ ok: false, refusal: 'not-found' });
		// Its bytes go as well, as when its owner closes the account.
		await house.services.files.remove(id);
		for await (const piece of reading) pieces.push(piece);
		expect(Buffer.concat(pieces).equals(longPdf)).toBe(true);
		expect(await seenBy(`${id}/paper`)).toEqual([]);
	});

	test('is written for all that came before there were any: the same people see the same files', async () => {
		await house.call('guest', 'PUT /api/members/me/photo', { file: png });
		const rated = await house.written();
		await house.addPicture('guest', rated, png);
		await house.call('partner', 'POST /api/partners/me/profile/pictures', { file: png });
		await house.call('partner', 'POST /api/partners/me/licences?kind=other&name=a.pdf', {
			file: pdf,
			type: 'application/pdf',
		});
		await sendSlip();
		await sendSlip(['tour', 'hotel']);
		const all = async () => {
			const { fileId, granteeKind, granteeId, subjectKind, subjectId, endsAt } = fileGrant;
			const rows = await house.queries
				.select({ fileId, granteeKind, granteeId, subjectKind, subjectId, endsAt })
				.from(fileGrant);
			return rows.map((row) => Object.values(row).join(' ')).sort();
		};
		const written = await all();
		expect(new Set((await house.queries.select().from(file)).map(({ use }) => use)).size).toBe(5);
		expect(written.length).toBeGreaterThan(8);
		await house.queries.delete(fileGrant);
		const folder = 'src/server/db/migrations';
		const statementsOf = (end: string) => {
			const name = readdirSync(folder).find((one) => one.endsWith(end)) ?? '';
			return readFileSync(`${folder}/${name}`, 'utf8').split('--> statement-breakpoint');
		};
		for (const one of statementsOf('_file_grants.sql'))
			if (one.includes('INSERT INTO')) await house.database.pool.query(one);
		// Then, a business had the id of its member.
		await house.queries
			.update(fileGrant)
			.set({ subjectId: house.organisationOf('partner') })
			.where(eq(fileGrant.subjectKind, 'partner'));
		for (const one of statementsOf('_organisations.sql'))
			if (one.includes('"file_grant"')) await house.database.pool.query(one);
		expect(await all()).toEqual(written);
	});
});

describe('a private file', () => {
	test('lies encrypted, with a key of its own that its row keeps wrapped', async () => {
		const ids = [await sendSlip(), await sendSlip()];
		const rows = await house.queries.select().from(file);
		expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
		for (const id of ids) {
			const kept = await storedBytes(house.services.files, `${id}/sealed/paper`);
			expect(kept?.includes('%PDF')).toBe(false);
			expect(await storedBytes(house.services.files, `${id}/paper`)).toBeUndefined();
		}
		const photo = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
		const small = await storedBytes(house.services.files, `${photo.body.photo.id}/sealed/96.webp`);
		expect(small?.includes('WEBP')).toBe(false);
	});

	test('is read in parts where somebody asks for a part', async () => {
		const id = await sendSlip(['tour'], longPdf);
		const ask = (range: string) =>
			house.app.inject({ url: `/api/files/${id}/paper`, headers: { cookie: house.cookieOf('guest'), range } });
		const part = await ask(`bytes=${chunkBytes - 3}-${2 * chunkBytes + 3}`);
		expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
			206,
			`bytes ${chunkBytes - 3}-${2 * chunkBytes + 3}/${longPdf.length}`,
			String(chunkBytes + 7),
		]);
		expect(part.rawPayload.equals(longPdf.subarray(chunkBytes - 3, 2 * chunkBytes + 4))).toBe(true);
		const end = await ask('bytes=-6');
		expect([end.statusCode, end.rawPayload.toString()]).toEqual([206, '%%EOF\n']);
		const whole = await ask('bytes=999999999-');
		expect([whole.statusCode, whole.rawPayload.equals(longPdf)]).toEqual([200, true]);
	});

	test('that was changed where it lies is not handed out', async () => {
		const id = await sendSlip();
		const key = `${id}/sealed/paper`;
		const kept = (await storedBytes(house.services.files, key)) as Buffer;
		await house.services.files.write(key, [kept.subarray(0, -1)]);
		const { status, body } = await house.call('guest', `GET /api/files/${id}/paper`);
		expect([status, body.code]).toEqual([500, 'internal']);
	});

	test('that was cut short where it lies breaks off: nobody takes a part of it for the whole', async () => {
		const id = await sendSlip(['tour'], longPdf);
		const key = `${id}/sealed/paper`;
		const kept = (await storedBytes(house.services.files, key)) as Buffer;
		await house.services.files.write(key, [kept.subarray(0, 16 + 3 * (chunkBytes + 16))]);
		await expect(house.call('guest', `GET /api/files/${id}/paper`)).rejects.toThrow();
	});

	test('leaves a trace of each look by another than its owner, of a photo too', async () => {
		const photo = (await house.call('guest', 'PUT /api/members/me/photo', { file: png })).body.photo.id;
		const slip = await sendSlip();
		for (const who of ['guest', 'operator', 'operator', 'partner', 'other'] as const)
			for (const path of [`${photo}/96.webp`, `${slip}/paper`]) await house.call(who, `GET /api/files/${path}`);
		const trail = await trailOf(house.queries);
		const looks = trail.filter(({ event }) => event.endsWith('-read'));
		expect(looks.map(({ event, actorId, details }) => [event, actorId, details.fileId]).sort()).toEqual(
			[
				['member.photo-read', house.idOf('operator'), photo],
				['member.photo-read', house.idOf('operator'), photo],
				['reservation.proof-read', house.idOf('operator'), slip],
				['reservation.proof-read', house.idOf('operator'), slip],
				['reservation.proof-read', house.idOf('partner'), slip],
			].sort(),
		);
	});
});

describe('while the store is away', () => {
	const away = () => Promise.reject(Object.assign(new Error('file store: PUT'), { code: 'FILE_STORE_AWAY' }));
	/** The store as it is, but for this. */
	async function without(method: 'write' | 'open' | 'remove', work: () => Promise<void>): Promise<void> {
		const { files } = house.services;
		const before = files[method];
		Object.assign(files, { [method]: away });
		await work().finally(() => Object.assign(files, { [method]: before }));
	}

	test('an upload is not said to be done, and leaves no row; a file is said to be unavailable', async () => {
		await without('write', async () => {
			const { status, headers } = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
			expect([status, headers['retry-after'] !== undefined]).toEqual([503, true]);
		});
		expect(await house.queries.$count(file)).toBe(0);
		const { body } = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
		await without('open', async () => expect(await statusOf('guest', `${body.photo.id}/96.webp`)).toBe(503));
		expect(await statusOf('guest', `${body.photo.id}/96.webp`)).toBe(200);
	});

	test('what is taken away is gone, and its bytes follow with the sweep', async () => {
		const { body } = await house.call('guest', 'PUT /api/members/me/photo', { file: png });
		const { id } = body.photo;
		await without('remove', async () => {
			const deleted = await house.call('guest', 'DELETE /api/members/me/photo');
			expect([deleted.status, deleted.body.photo]).toEqual([200, null]);
		});
		expect([await statusOf('guest', `${id}/96.webp`), await isStored(house.services.files, id)]).toEqual([404, true]);
		await sweepFiles({ ...house, now: new Date(Date.now() + 2 * dayMs) });
		expect(await isStored(house.services.files, id)).toBe(false);
	});
});
