import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { event } from '#server/db/schema/event.ts';
import { file } from '#server/db/schema/file.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { erasuresWanted } from '../../../../tests/support/erasures-wanted.ts';
import { healthQuestion } from '../../../../tests/support/matching-house.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { smallPdf } from '../../../../tests/support/small-pdf.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';
import { openVaultHouse, type VaultHouse } from '../../../../tests/support/vault-house.ts';
import { sweepQuestions } from '../matching/sweep-questions.ts';
import { sweepReservations } from '../reservation/sweep-reservations.ts';

let house: VaultHouse;
let png: Buffer;
beforeAll(async () => {
	house = await openVaultHouse();
	png = await plain(600, 400).png().toBuffer();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const unknownId = '00000000-0000-4000-8000-0000000000ff';
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('the vault', () => {
	test('keeps a file for who agreed to it, named and dated by its owner', async () => {
		const refused = await house.call('guest', 'POST /api/vault/files?language=en', { file: png });
		expect([refused.status, refused.body.faults]).toEqual([400, [{ at: 'agreement', code: 'must-agree' }]]);
		const outdated = await house.call('guest', 'POST /api/vault/files?language=en&agreement=2000-01-01', { file: png });
		expect(outdated.body.faults).toEqual([{ at: 'agreement', code: 'text-outdated' }]);
		const id = await house.kept('guest', { file: smallPdf(), type: 'application/pdf' });
		// Agreed to once is enough.
		expect((await house.call('guest', 'POST /api/vault/files?language=en', { file: png })).status).toBe(200);
		const named = { name: 'MRI of the knee', takenOn: '2026-03-02', isKept: true };
		expect(await statusOf(house.call('guest', `PUT /api/vault/files/${id}`, { body: named }))).toBe(200);
		const late = await house.call('guest', `PUT /api/vault/files/${id}`, { body: { ...named, takenOn: '2999-01-01' } });
		expect(late.body.faults).toEqual([{ at: 'takenOn', code: 'date-wrong' }]);
		const { files, agreedVersion, currentVersion } = await house.vaultOf('guest');
		expect(agreedVersion).toBe(currentVersion);
		expect(files.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
			['', 'picture'],
			['MRI of the knee', 'pdf'],
		]);
		expect(files[1]).toMatchObject({ ...named, id, shares: [], looks: 0, lastLookAt: null, bytes: smallPdf().length });
	});

	test('takes pictures, PDF and DICOM by what their bytes are, and nothing else', async () => {
		const dicom = Buffer.concat([Buffer.from('MZ'.padEnd(128, 'x')), Buffer.from('DICM'), Buffer.alloc(200, 7)]);
		const id = await house.kept('guest', { file: dicom, type: 'application/dicom' });
		const opened = await house.opened('guest', id);
		expect(opened.body).toMatchObject({ kind: 'file', mark: null });
		const { bytes, headers } = await house.call('guest', `GET ${opened.body.path}`);
		// What stood before it could have been a program.
		expect([
			bytes.subarray(0, 128).every((byte) => byte === 0),
			bytes.subarray(128).equals(dicom.subarray(128)),
		]).toEqual([true, true]);
		expect(headers['content-disposition']).toMatch(/^attachment; filename="medical-file-\w{8}\.dcm"$/);
		const page = new TextEncoder().encode('<html><script>1</script></html>');
		const refused = await house.call('guest', 'POST /api/vault/files?language=en', {
			file: page,
			type: 'application/pdf',
		});
		expect(refused.body.faults).toEqual([{ at: 'file', code: 'file-type' }]);
		// Elsewhere a DICOM file is none of those that are taken.
		const licence = await house.call('partner', 'POST /api/partners/me/licences?kind=other', {
			...{ file: dicom, type: 'application/pdf' },
		});
		expect(licence.body.faults).toEqual([{ at: 'file', code: 'file-type' }]);
	});

	test('takes no PDF that nobody could open: half of one, or one that wants a password', async () => {
		await house.kept('guest');
		const locked = smallPdf().toString().replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/P -4>>');
		for (const file of [Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), Buffer.from(locked)]) {
			const refused = await house.call('guest', 'POST /api/vault/files?language=en', { file, type: 'application/pdf' });
			expect([refused.status, refused.body.faults]).toEqual([400, [{ at: 'file', code: 'file-unreadable' }]]);
		}
		expect((await house.vaultOf('guest')).files).toHaveLength(1);
	});

	test('forgets one file, or all with the consent, for everybody at once', async () => {
		const ids = [await house.kept('guest'), await house.kept('guest'), await house.kept('guest')];
		const [first = '', second = ''] = ids;
		const { id } = await house.reserved('guest', 'tour');
		await house.share('guest', [first, second], { kind: 'reservation', id });
		const { body } = await house.opened('partner', second);
		expect(await statusOf(house.call('guest', `DELETE /api/vault/files/${first}`))).toBe(200);
		expect(await isStored(house.services.files, first)).toBe(false);
		expect((await house.vaultOf('guest')).files).toHaveLength(2);
		expect(await statusOf(house.call('guest', 'DELETE /api/vault/files'))).toBe(200);
		expect(await house.vaultOf('guest')).toMatchObject({ files: [], usedBytes: 0, agreedVersion: null });
		expect(await statusOf(house.call('partner', `GET ${body.path}`))).toBe(404);
		for (const one of ids) expect(await isStored(house.services.files, one)).toBe(false);
		expect(await house.queries.$count(file, eq(file.use, 'vault-file'))).toBe(0);
		const noted = (await erasuresWanted(house.queries)).filter(({ kind }) => kind === 'file');
		expect(noted.flatMap((one) => one.ids)).toEqual(expect.arrayContaining(ids));
		const [withdrawn] = await house.queries.select().from(consent).where(eq(consent.kind, 'vault'));
		expect(withdrawn?.withdrawnAt).not.toBeNull();
	});
});

describe('who may', () => {
	const actors: Actor[] = ['visitor', 'guest', 'other', 'partner', 'rival', 'operator'];

	test('every actor is answered as the rules say, at every endpoint', async () => {
		const id = await house.kept('guest');
		const subject = { kind: 'reservation' as const, id: (await house.reserved('guest', 'tour')).id };
		await house.share('guest', [id], subject);
		const [share] = (await house.vaultOf('guest')).files[0].shares;
		const name = { name: 'x', takenOn: null, isKept: false };
		const all = async (key: string, body?: unknown) => {
			const statuses: number[] = [];
			for (const who of actors) statuses.push(await statusOf(house.call(who, key, body === undefined ? {} : { body })));
			return statuses;
		};
		// visitor, owner, stranger, the provider it is shared with, another house, operator
		expect(await all(`POST /api/vault/files/${id}/openings`)).toEqual([401, 200, 404, 200, 404, 404]);
		expect(await all(`PUT /api/vault/files/${id}`, name)).toEqual([401, 200, 404, 404, 404, 404]);
		expect(await all('POST /api/vault/shares', { fileIds: [id], subject, days: 7 })).toEqual([
			401, 200, 404, 404, 404, 404,
		]);
		expect(await all(`GET /api/files/${id}/paper`)).toEqual([404, 404, 404, 404, 404, 404]);
		expect(await all('GET /api/vault?language=en')).toEqual([401, 200, 200, 200, 200, 200]);
		expect(await all('GET /api/vault/looks?language=en')).toEqual([401, 200, 200, 200, 200, 200]);
		const listed: unknown[] = [];
		for (const who of actors.slice(1)) {
			const { files, withheld, receiver } = await house.sharedFor(who, subject);
			const looks = (await house.call(who, 'GET /api/vault/looks?language=en')).body.total;
			listed.push([who, files.length, withheld, receiver !== null, looks, (await house.vaultOf(who)).files.length]);
		}
		expect(listed).toEqual([
			['guest', 1, 0, true, 1, 1],
			['other', 0, 0, false, 0, 0],
			['partner', 1, 0, false, 0, 0],
			['rival', 0, 0, false, 0, 0],
			['operator', 0, 0, false, 0, 0],
		]);
		for (const who of ['visitor', 'other', 'partner', 'rival', 'operator'] as const) {
			const refusal = who === 'visitor' ? 401 : 404;
			expect(await statusOf(house.call(who, `DELETE /api/vault/shares/${share.id}`)), who).toBe(refusal);
			expect(await statusOf(house.call(who, `DELETE /api/vault/files/${id}`)), who).toBe(refusal);
			await house.call(who, 'DELETE /api/vault/files');
		}
		expect((await house.vaultOf('guest')).files).toHaveLength(1);
		expect(await all(`DELETE /api/vault/shares/${share.id}`)).toEqual([401, 200, 404, 404, 404, 404]);
		expect(await all(`DELETE /api/vault/files/${id}`)).toEqual([401, 200, 404, 404, 404, 404]);
		expect(await all(`POST /api/vault/files/${unknownId}/openings`)).toEqual([401, 404, 404, 404, 404, 404]);
	});

	test('of the house those open it who read health documents there; the others learn only that there is one', async () => {
		const id = await house.kept('guest');
		const subject = { kind: 'reservation' as const, id: (await house.reserved('guest', 'tour')).id };
		await house.share('guest', [id], subject);
		for (const [role, isOpened] of [
			['manager', true],
			['desk', false],
			['guide', false],
			['interpreter', false],
		] as const) {
			await house.employ('other', role);
			expect((await house.opened('other', id)).status, role).toBe(isOpened ? 200 : 404);
			const { files, withheld } = await house.sharedFor('other', subject);
			expect([files.length, withheld], role).toEqual(isOpened ? [1, 0] : [0, 1]);
		}
		await house.dismiss('other');
		expect((await house.opened('other', id)).status).toBe(404);
	});

	test('nobody shares for the sake of what is not theirs, or what is not theirs to share', async () => {
		const id = await house.kept('guest');
		const foreign = await house.kept('other');
		const { id: reserved } = await house.reserved('guest', 'tour');
		const share = (fileIds: string[], subject: { kind: string; id: string }, days = 7) =>
			statusOf(house.call('guest', 'POST /api/vault/shares', { body: { fileIds, subject, days } }));
		expect(await share([foreign], { kind: 'reservation', id: reserved })).toBe(404);
		expect(await share([id, foreign], { kind: 'reservation', id: reserved })).toBe(404);
		expect(await share([id], { kind: 'reservation', id: (await house.reserved('other', 'tour')).id })).toBe(404);
		expect(await share([id], { kind: 'reservation', id: unknownId })).toBe(404);
		expect(await share([id], { kind: 'consultation', id: unknownId })).toBe(404);
		for (const days of [0, 181, 1.5]) expect(await share([id], { kind: 'reservation', id: reserved }, days)).toBe(400);
		expect((await house.vaultOf('guest')).files[0].shares).toEqual([]);
		expect((await house.opened('partner', foreign)).status).toBe(404);
	});

	test('for the sake of a private question it is the provider both agreed with, and nobody before', async () => {
		const id = await house.kept('guest');
		const question = await house.asked('guest', healthQuestion());
		const subject = { kind: 'matching-question' as const, id: question };
		const answer = await house.answered('operator', question, house.clinicAnswer(), 'clinic');
		expect((await house.share('guest', [id], subject)).status).toBe(404);
		expect((await house.sharedFor('guest', subject)).receiver).toBeNull();
		await house.pick('guest', answer);
		await house.move('operator', answer, { move: 'accept' });
		expect((await house.sharedFor('guest', subject)).receiver).toBe('Maru');
		expect((await house.share('guest', [id], subject)).status).toBe(200);
		expect((await house.opened('operator', id)).status).toBe(200);
		expect((await house.opened('partner', id)).status).toBe(404);
		await house.moveQuestion('guest', question, { move: 'close', reason: 'plans-changed' });
		expect((await house.opened('operator', id)).status).toBe(404);
		house.clock.pass({ days: 31 });
		await sweepQuestions(house);
		expect((await house.vaultOf('guest')).files).toEqual([]);
	});
});

describe('a share', () => {
	const shared = async () => {
		const id = await house.kept('guest');
		const subject = { kind: 'reservation' as const, id: (await house.reserved('guest', 'tour')).id };
		await house.share('guest', [id], subject, 7);
		return { id, subject };
	};

	test('ends at its moment, and is had again by sharing again', async () => {
		const { id, subject } = await shared();
		house.clock.pass({ days: 6, hours: 23 });
		expect((await house.opened('partner', id)).status).toBe(200);
		house.clock.pass({ hours: 1 });
		expect((await house.opened('partner', id)).status).toBe(404);
		expect((await house.sharedFor('partner', subject)).files).toEqual([]);
		expect((await house.vaultOf('guest')).files[0].shares).toMatchObject([{ isOver: true }]);
		await house.share('guest', [id], subject, 1);
		expect((await house.opened('partner', id)).status).toBe(200);
		expect((await house.vaultOf('guest')).files[0].shares).toMatchObject([{ isOver: false }]);
	});

	test('that its owner ends is over for links that were handed out too', async () => {
		const { id } = await shared();
		const { body } = await house.opened('partner', id);
		expect(await statusOf(house.call('partner', `GET ${body.path}`))).toBe(200);
		const [share] = (await house.vaultOf('guest')).files[0].shares;
		expect(await statusOf(house.call('guest', `DELETE /api/vault/shares/${share.id}`))).toBe(200);
		expect(await statusOf(house.call('partner', `GET ${body.path}`))).toBe(404);
		expect(await statusOf(house.call('guest', `DELETE /api/vault/shares/${share.id}`))).toBe(404);
	});

	test('ends with a reservation that is cancelled', async () => {
		const { id, subject } = await shared();
		await house.call('guest', `POST /api/reservations/${subject.id}/moves?language=en`, {
			body: { move: 'cancel', percent: 100 },
		});
		expect((await house.opened('partner', id)).status).toBe(404);
		expect((await house.share('guest', [id], subject)).status).toBe(404);
	});

	test('takes its files along when the journey is forgotten, but for those kept or shared otherwise', async () => {
		const { id, subject } = await shared();
		const [kept, other, never] = [await house.kept('guest'), await house.kept('guest'), await house.kept('guest')];
		await house.call('guest', `PUT /api/vault/files/${kept}`, { body: { name: 'x', takenOn: null, isKept: true } });
		const later = { kind: 'reservation' as const, id: (await house.reserved('guest', 'hotel')).id };
		await house.share('guest', [kept, other], subject);
		await house.share('guest', [other], later, 180);
		house.clock.moveTo((await house.rowOf(subject.id)).endsAt);
		house.clock.pass({ days: 8 });
		await house.set(later.id, { dueAt: null });
		await sweepReservations(house);
		expect((await house.rowOf(subject.id)).erasedAt).not.toBeNull();
		const left = (await house.vaultOf('guest')).files.map((one: { id: string }) => one.id);
		expect(left.sort()).toEqual([kept, other, never].sort());
		expect((await house.opened('partner', id)).status).toBe(404);
	});
});

describe('a link', () => {
	test('is for one login: not with another cookie, nor with another login of the same reader', async () => {
		const id = await house.kept('guest');
		const { body } = await house.opened('guest', id);
		const status = async (cookie: string | undefined) =>
			(await house.app.inject({ url: body.path, headers: { ...(cookie && { cookie }) } })).statusCode;
		expect(await status(house.cookieOf('guest'))).toBe(200);
		expect(await status(undefined)).toBe(401);
		for (const who of ['other', 'partner', 'rival', 'operator'] as const)
			expect(await status(house.cookieOf(who)), who).toBe(404);
		expect(await status(await house.anotherLogin('guest'))).toBe(404);
		// Not the last sign: some of its bits mean nothing in this spelling, and another sign can spell the same bytes.
		const changed = body.path.replace(/.(?=.{4}$)/, (sign: string) => (sign === 'A' ? 'B' : 'A'));
		expect(await statusOf(house.call('guest', `GET ${changed}`))).toBe(404);
		expect(await statusOf(house.call('guest', 'GET /api/vault/view?token=v1.k1.a.b.c'))).toBe(404);
	});

	test('is over after some minutes', async () => {
		const id = await house.kept('guest');
		const { body } = await house.opened('guest', id);
		const ask = async () =>
			(await house.app.inject({ url: body.path, headers: { cookie: house.cookieOf('guest') } })).statusCode;
		house.clock.pass({ minutes: 4 });
		expect(await ask()).toBe(200);
		house.clock.pass({ minutes: 1 });
		expect(await ask()).toBe(410);
	});
});

describe('a look', () => {
	test('by another is written down before there is anything to see, and told to the owner by house and moment', async () => {
		const [id, second] = [await house.kept('guest'), await house.kept('guest')];
		const subject = { kind: 'reservation' as const, id: (await house.reserved('guest', 'tour')).id };
		await house.share('guest', [id, second], subject);
		await house.opened('guest', id);
		await house.opened('rival', id);
		for (const one of [id, id, second]) await house.opened('partner', one);
		const looks = await house.queries.select().from(event).where(eq(event.kind, 'vault.file-read'));
		expect(looks.map(({ actorId, aboutId, subjectId }) => [actorId, aboutId, subjectId])).toEqual(
			[id, id, second].map((one) => [house.idOf('partner'), house.idOf('guest'), one]),
		);
		const { body } = await house.call('guest', `GET /api/vault/looks?language=en&file=${id}`);
		expect([body.total, body.items.map(({ organisation }: { organisation: string }) => organisation)]).toEqual([
			2,
			['Bukchon Walks', 'Bukchon Walks'],
		]);
		const { files } = await house.vaultOf('guest');
		expect(files.map(({ looks: count }: { looks: number }) => count)).toEqual([1, 2]);
		const accesses = (await house.call('guest', 'GET /api/members/me/accesses')).body;
		expect(accesses.items.map(({ event: kind, by }: Record<string, string>) => [kind, by])).toEqual(
			Array(3).fill(['vault.file-read', 'provider']),
		);
	});

	test('by a provider shows the reader’s name and the moment across the picture; its owner sees it clean', async () => {
		const id = await house.kept('guest', { file: await plain(1200, 900).png().toBuffer() });
		const subject = { kind: 'reservation' as const, id: (await house.reserved('guest', 'tour')).id };
		await house.share('guest', [id], subject);
		const own = await house.opened('guest', id);
		const theirs = await house.opened('partner', id);
		expect(theirs.body.mark).toMatch(/^Partner Tester · \d{4}-\d\d-\d\d \d\d:\d\d KST$/);
		const coloursOf = async (who: Actor, path: string) => {
			const { bytes, headers } = await house.call(who, `GET ${path}`);
			expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
			return house.spreadOf(bytes);
		};
		expect(await coloursOf('guest', own.body.path)).toBeLessThan(2);
		expect(await coloursOf('partner', theirs.body.path)).toBeGreaterThan(4);
	});
});

test('of a PDF a provider sees its pages as pictures with the mark, never the file; its owner has both', async () => {
	const file = smallPdf(2, 'Blood count');
	const id = await house.kept('guest', { file, type: 'application/pdf' });
	await house.share('guest', [id], { kind: 'reservation', id: (await house.reserved('guest', 'tour')).id });
	const own = (await house.opened('guest', id)).body;
	const theirs = (await house.opened('partner', id)).body;
	expect([own.pages, own.kind, own.mark, theirs.pages]).toEqual([2, 'pdf', null, 2]);
	const whole = await house.call('guest', `GET ${own.path}`);
	expect(whole.bytes.equals(file)).toBe(true);
	expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="medical-file-\w{8}\.pdf"$/);
	expect(await statusOf(house.call('partner', `GET ${theirs.path}`))).toBe(404);
	const clean = await house.call('guest', `GET ${own.path}&page=2`);
	const marked = await house.call('partner', `GET ${theirs.path}&page=2`);
	expect([clean.headers['content-type'], marked.headers['content-type']]).toEqual(['image/webp', 'image/webp']);
	const [before, after] = [await house.spreadOf(clean.bytes), await house.spreadOf(marked.bytes)];
	expect(before).toBeGreaterThan(1);
	expect(after).toBeGreaterThan(before + 3);
	for (const page of ['3', '0', 'x'])
		expect(await statusOf(house.call('guest', `GET ${own.path}&page=${page}`))).not.toBe(200);
	const picture = (await house.opened('guest', await house.kept('guest'))).body;
	expect(await statusOf(house.call('guest', `GET ${picture.path}&page=1`))).toBe(404);
});

test('all one’s data has the files with their names, and with whom they were shared', async () => {
	const id = await house.kept('guest');
	await house.call('guest', `PUT /api/vault/files/${id}`, {
		body: { name: 'Blood count', takenOn: null, isKept: false },
	});
	const { id: reserved } = await house.reserved('guest', 'tour');
	await house.share('guest', [id], { kind: 'reservation', id: reserved });
	const { unzipSync, strFromU8 } = await import('fflate');
	const zip = unzipSync((await downloadOf(house, 'guest')).bytes);
	const data = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array()));
	expect(data.medicalFiles).toMatchObject([{ fileId: id, name: 'Blood count', shares: [{ subjectId: reserved }] }]);
	expect(Object.keys(zip)).toContain(`files/${id}/paper.webp`);
});
