import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consultation, consultationAnswer } from '#server/db/schema/consultation.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { type ConsultationHouse, canary, openConsultationHouse } from '../../../../tests/support/consultation-house.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';

let house: ConsultationHouse;
const current = 'winter-lantern-ferry';
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

test('the download holds one’s consultations with the words that are sealed, and their answers', async () => {
	const id = await house.answered();
	const { bytes } = await downloadOf(house, 'guest');
	const text = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
	expect(JSON.parse(text).consultations).toMatchObject([
		{
			id,
			words: { wishes: `Ultrasound, please: ${canary}`, patient: { firstName: 'Somchai' } },
			answers: [{ words: { text: `That can be looked at: ${canary}-answer` }, totalWon: 400_000 }],
		},
	]);
	expect(text).not.toContain('"sealed"');
});

test('a closed account takes its consultations along, and the clinic hears that they ended', async () => {
	const id = await house.answered();
	const passwordHash = await house.services.passwords.hash(current);
	await house.queries
		.update(member)
		.set({ passwordHash })
		.where(eq(member.id, house.idOf('guest')));
	const { status, body } = await house.call('guest', 'POST /api/members/me/closing', { body: { current } });
	expect(status, JSON.stringify(body)).toBe(200);
	const [row] = await house.queries.select().from(consultation).where(eq(consultation.id, id));
	expect(row).toMatchObject({ state: 'closed', endReason: 'withdrawn', sealed: null, dueAt: null });
	expect((await house.queries.select().from(consultationAnswer))[0]?.sealed).toBeNull();
	const told = await house.queries.select().from(event).where(eq(event.kind, 'consultation.withdraw'));
	expect(told).toMatchObject([{ subjectId: id, organisationIds: ['clinic'] }]);
	expect((await house.templatesTo('partner')).at(-1)).toBe('consultation-withdrawn');
});
