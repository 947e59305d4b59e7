import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileQuotas } from '#domain/file/file-quota.ts';
import { file } from '#server/db/schema/file.ts';
import { openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { sumBytesOf } from './file.repo.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

const photo = async () => ({ file: await plain(100, 100).png().toBuffer(), type: 'image/png' });

test('what a member’s files take together is bounded, in all their sizes; nobody else’s are', async () => {
	const ownerId = house.idOf('general');
	const variant = { mediaType: 'image/webp', width: null, bytes: fileQuotas.photo / 4 };
	const variants = ['a', 'b'].map((name) => ({ ...variant, name }));
	const row = { ownerId, use: 'payment-proof' as const, name: 'slip', mediaType: 'image/webp', bytes: 1, variants };
	await house.queries.insert(file).values(row);
	expect((await house.call('general', 'PUT /api/members/me/photo', await photo())).status).toBe(200);
	await house.queries.insert(file).values(row);
	expect(await sumBytesOf(house.queries, ownerId)).toBeGreaterThan(fileQuotas.photo);
	const { status, body } = await house.call('general', 'PUT /api/members/me/photo', await photo());
	expect([status, body.code]).toEqual([409, 'files-full']);
	expect((await house.call('other', 'PUT /api/members/me/photo', await photo())).status).toBe(200);
});
