import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { type Actor, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { plain } from '../../../../tests/support/pictures.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

const licences = 'POST /api/partners/me/licences?kind=other';
const text = (words: string) => new TextEncoder().encode(words);
const actors: Actor[] = ['visitor', 'owner', 'other', 'general', 'operator'];
const statusOf = async (actor: Actor, url: string) => (await house.call(actor, `GET ${url}`)).status;
const seenBy = async (url: string) => {
	const statuses = await Promise.all(actors.map((actor) => statusOf(actor, url)));
	return actors.filter((_, at) => statuses[at] === 200);
};

describe('a paper', () => {
	test('is seen by its owner and by operators, whose reading is written down', async () => {
		const { body } = await house.call('owner', licences, { file: pdf, type: 'application/pdf' });
		const url = `/api/files/${body.licences[0].fileId}/paper`;
		expect(await seenBy(url)).toEqual(['owner', 'operator']);
		expect(await house.auditOf('owner')).toEqual([['partner.licence-read', 'operator']]);
	});

	test('as PDF is kept as it is and handed out to be saved, never as a page', async () => {
		const { body } = await house.call('owner', `${licences}&name=..%2F..%2Fetc%2Fpass"wd.pdf`, {
			file: pdf,
			type: 'application/pdf',
		});
		const licence = body.licences.at(-1);
		expect(licence.fileName).toBe('pass"wd.pdf');
		const { bytes, headers } = await house.call('owner', `GET /api/files/${licence.fileId}/paper`);
		expect(Buffer.from(pdf).equals(bytes)).toBe(true);
		expect(headers).toMatchObject({
			'content-type': 'application/pdf',
			'x-content-type-options': 'nosniff',
			'cache-control': 'private, no-store',
			'content-security-policy': "default-src 'none'; sandbox",
		});
		expect(headers['content-disposition']).toMatch(/^attachment; filename="licence-[0-9a-f]{8}\.pdf"$/);
	});

	test('as a picture is made anew', async () => {
		const bytes = await plain(3000, 2000).png().toBuffer();
		const { body } = await house.call('owner', `${licences}&name=scan.png`, { file: bytes });
		const shown = await house.call('owner', `GET /api/files/${body.licences.at(-1).fileId}/paper`);
		const { width, height, format } = await sharp(shown.bytes).metadata();
		expect([width, height, format]).toEqual([2400, 1600, 'webp']);
		expect(shown.headers['content-disposition']).toBeUndefined();
	});

	test.each([
		['a PDF with a page in it', text('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')],
		['a PDF with an archive behind', Buffer.concat([pdf, text('PK\u0005\u0006')])],
		['a PDF without an end', text('%PDF-1.7\n1 0 obj')],
		['a page', text('<html></html>')],
	])('that is %s is refused', async (_, bytes) => {
		const { status, body } = await house.call('owner', licences, { file: bytes, type: 'application/pdf' });
		expect([status, body.faults]).toEqual([400, [{ at: 'file', code: 'file-type' }]]);
	});
});

test('what does not exist and what is not one’s own look the same', async () => {
	const own = (await house.call('owner', 'GET /api/partners/me')).body.licences[0].fileId;
	const answers = await Promise.all(
		[`/api/files/${randomUUID()}/paper`, `/api/files/${own}/paper`, `/api/files/${own}/nothing`].map((url) =>
			house.call('general', `GET ${url}`),
		),
	);
	for (const { status, body, headers } of answers) {
		expect([status, body.code, headers['cache-control']]).toEqual([404, 'not-found', 'no-store']);
		expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
	}
});

test('no name leads out of the storage', async () => {
	const own = (await house.call('owner', 'GET /api/partners/me')).body.licences[0].fileId;
	for (const name of [
		'..',
		'%2e%2e',
		'..%2F..%2Fetc%2Fpasswd',
		'%2Fetc%2Fpasswd',
		'paper%00',
		'paper/',
		'.',
		'PAPER',
	]) {
		const { status } = await house.call('owner', `GET /api/files/${own}/${name}`);
		expect([400, 404], name).toContain(status);
	}
	expect(await statusOf('owner', '/api/files/not-an-id/paper')).toBe(404);
});
