import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const told = {
	company: 'Sao Mai Trading Co.Ltd',
	inCharge: 'Linh, +84 90 123 45 67',
	taxNumber: 'MST 0312345678',
	invoiceAddress: '12 Lê Lợi, Quận 1',
	programme: 'Ten years of the company.\nTwo buses, lunch for 40 without pork.',
};

test('an incentive tour is not taken without its company', async () => {
	const { status, body } = await house.reserve('guest', 'team-day', { details: { taxNumber: 'MST 1' } });
	expect([status, body.faults]).toEqual([400, [{ at: 'details.company', code: 'required' }]]);
});

test('what a company tells reaches the provider, both mails and the download', async () => {
	const { id } = await house.reserved('guest', 'team-day', { details: told });
	for (const who of ['guest', 'partner'] as const)
		expect((await house.call(who, `GET /api/reservations/${id}?language=en`)).body.details).toEqual(told);
	for (const who of ['guest', 'partner'] as const) {
		const [mail] = await house.mailsTo(house.emailOf(who));
		const company = JSON.parse(String(mail?.data.company));
		expect(company.map(({ text }: { text: string }) => text)).toEqual([
			'Sao Mai Trading Co. Ltd',
			told.inCharge,
			told.taxNumber,
			told.invoiceAddress,
		]);
	}
	const { bytes } = await downloadOf(house, 'guest');
	const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
	expect(data.reservations).toMatchObject([{ id, details: told }]);
});
