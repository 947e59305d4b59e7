import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { findOperators, findRecipients } from '#server/features/organisation/staff.repo.ts';
import { origin, samples, templates } from '../../../../tests/support/mail-samples.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { isToStaff, strayIn } from '../../../../tests/support/staff-mail-links.ts';

// That none leads out is asked after every test that has a house (`keepStaffInside`), of all mails it has had written.

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

test('each kind of mail to who works is known as such, and one that leads to the pages of guests is found', () => {
	const toStaff = templates.filter((template) => isToStaff(template, { ...samples[template], reader: 'house' }));
	expect(toStaff).toEqual(
		expect.arrayContaining([
			'provider-requested',
			'video-scheduled',
			'matching-asked',
			'slips-waiting',
			'rating-received',
		]),
	);
	for (const template of toStaff) {
		const data = { reader: 'house', name: '' };
		expect(strayIn(template, { ...data, link: `${origin}/my/reserve` }, origin)).toEqual([
			`${template}: ${origin}/my/reserve`,
		]);
		expect(strayIn(template, { ...data, link: `${origin}/console?scope=own`, code: 'MR-1' }, origin)).toEqual([]);
	}
	expect(strayIn('reservation-confirmed', { link: `${origin}/my/reserve` }, origin)).toEqual([]);
	expect(strayIn('video-scheduled', { reader: 'member', link: `${origin}/video-consultation` }, origin)).toEqual([]);
});

test('who works is written to in the language they work in; where they never chose one, in that of their information', async () => {
	const speaks = async () =>
		[
			...(await findRecipients(house.queries, house.viewerOf('partner').works[0]?.organisationId ?? '', ['owner'])),
			...(await findOperators(house.queries, 'money')),
		].map(({ locale }) => locale);
	const before = await speaks();
	await house.queries
		.update(member)
		.set({ consoleLocale: 'ko' })
		.where(eq(member.id, house.idOf('partner')));
	const [partner, ...operators] = await speaks();
	expect([partner, operators]).toEqual(['ko', before.slice(1)]);
	const { id } = await house.reserved('guest', 'private-walk');
	const mails = await house.mailsTo('partner@maru.example');
	expect(mails.filter(({ data }) => String(data.link).endsWith(id)).map(({ locale }) => locale)).toEqual(['ko']);
	await house.queries
		.update(member)
		.set({ consoleLocale: null })
		.where(eq(member.id, house.idOf('partner')));
});
