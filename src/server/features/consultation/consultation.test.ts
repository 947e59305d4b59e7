import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { consultation, consultationAnswer } from '#server/db/schema/consultation.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { agreedPrice, reservation } from '#server/db/schema/reservation.ts';
import {
	type ConsultationHouse,
	canary,
	clinicAnswer,
	consultationFor,
	openConsultationHouse,
} from '../../../../tests/support/consultation-house.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ConsultationHouse;
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const rowOf = async (id: string) => (await house.queries.select().from(consultation).where(eq(consultation.id, id)))[0];
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
	const { status, body } = await answer;
	return status === 200 ? 200 : body.code;
};
/** A message of the patient with a picture. */
async function written(id: string) {
	const { threadId } = (await house.read('guest', id)).body;
	const picture = await plain(40, 30).png().toBuffer();
	const sent = await house.call('guest', `POST /api/threads/${threadId}/files?name=scan.png`, { file: picture });
	const { status, body } = await house.call('guest', `POST /api/threads/${threadId}/messages`, {
		body: { key: randomUUID(), text: `It hurts ${canary}`, language: 'en', fileIds: [sent.body.id] },
	});
	if (status !== 200) throw new Error(JSON.stringify(body));
	const messagesOf = (who: Actor) => house.call(who, `GET /api/threads/${threadId}/messages`);
	return { path: sent.body.path as string, messagesOf, threadId: threadId as string };
}
const strangers: Actor[] = ['visitor', 'other', 'rival', 'operator'];

describe('sending', () => {
	test('is kept sealed, told to the clinic without its words, and agreed to by itself', async () => {
		const id = await house.sent();
		expect(JSON.stringify(await rowOf(id))).not.toContain(canary);
		expect(await house.templatesTo('partner')).toEqual(['consultation-sent']);
		expect(await house.templatesTo('guest')).toEqual(['consultation-received']);
		const consents = await house.queries.select().from(consent).where(eq(consent.consultationId, id));
		expect(consents.map(({ kind, providerId }) => [kind, providerId]).sort()).toEqual([
			['health', 'clinic'],
			['provider', 'clinic'],
		]);
		expect((await house.read('guest', id)).body).toMatchObject({
			...{ role: 'member', state: 'sent', waitsFor: 'house', looks: [], answer: null },
			told: { wishes: `Ultrasound, please: ${canary}`, answers: { medicines: { says: 'yes' } } },
			may: { answer: false, reserve: false, withdraw: true, decline: false, finish: false },
		});
	});

	test('sent twice with one key is one; another with the same key is refused', async () => {
		const form = consultationFor();
		const [one, other] = await Promise.all([house.send(form), house.send(form)]);
		expect([one.body.id, other.body.id]).toEqual([form.key, form.key]);
		expect(await codeOf(house.send({ ...form, wishes: 'Something else entirely' }))).toBe('key-reused');
		expect(await house.templatesTo('partner')).toEqual(['consultation-sent']);
	});

	test('what is missing is told at its field', async () => {
		const { body } = await house.send(
			consultationFor({
				...{ answers: { allergies: { says: 'yes', text: '' } }, days: ['2020-01-01'] },
				agreements: { health: '2020-01-01', provider: '2026-11-01' },
			}),
		);
		expect(body.faults).toEqual([
			{ at: 'answers.allergies', code: 'required' },
			{ at: 'days.0', code: 'date-past' },
			{ at: 'agreements.health', code: 'text-outdated' },
		]);
		expect(await codeOf(house.send(consultationFor({ productId: 'tour' })))).toBe('not-found');
		await house.queries
			.update(member)
			.set({ emailVerifiedAt: null })
			.where(eq(member.id, house.idOf('guest')));
		expect(await codeOf(house.send())).toBe('email-unverified');
		await house.queries
			.update(member)
			.set({ emailVerifiedAt: house.now })
			.where(eq(member.id, house.idOf('guest')));
	});

	test('is bounded: five at a time, whoever sends them at once', async () => {
		const codes = await Promise.all(Array.from({ length: 7 }, () => codeOf(house.send())));
		expect(codes.filter((code) => code === 'requests-full')).toHaveLength(2);
	});

	test('files of one’s own vault go with it, and nobody else’s', async () => {
		const [own, foreign] = [await house.kept('guest'), await house.kept('other')];
		expect(await codeOf(house.send(consultationFor({ fileIds: [own, foreign] })))).toBe('invalid-input');
		const id = await house.sent(consultationFor({ fileIds: [own] }));
		expect((await house.sharedFor('partner', { kind: 'consultation', id })).files).toHaveLength(1);
		expect((await house.opened('partner', own)).status).toBe(200);
		expect((await house.opened('rival', own)).status).toBe(404);
		await house.move('guest', id, { move: 'withdraw' });
		expect((await house.opened('partner', own)).status).toBe(404);
	});
});

describe('who reads it', () => {
	test('the patient and the clinic, nobody else, and operators neither', async () => {
		const id = await house.answered();
		for (const who of strangers) {
			const { status, body } = await house.read(who, id);
			expect([status, JSON.stringify(body ?? '').includes(canary)], who).toEqual([
				who === 'visitor' ? 401 : 404,
				false,
			]);
			if (who !== 'visitor') {
				expect(await codeOf(house.move(who, id, { move: 'withdraw' })), who).toBe('not-found');
				expect(await codeOf(house.reserve(id, {}, who)), who).toBe('not-found');
			}
		}
		expect((await house.list('rival', 'house')).items).toEqual([]);
		expect((await house.list('operator', 'house')).items).toEqual([]);
		expect(JSON.stringify(await house.list('partner', 'house'))).not.toContain(canary);
	});

	test('each look of the clinic is written down and shown to the patient, with what its reader is there', async () => {
		const id = await house.sent();
		await house.read('guest', id);
		expect((await house.read('guest', id)).body.looks).toEqual([]);
		expect((await house.read('partner', id)).body).toMatchObject({ role: 'house', told: { doctor: 'any' }, looks: [] });
		// Asked for anew by a page that lies open: the same look.
		await house.read('partner', id);
		expect((await house.read('guest', id)).body.looks).toMatchObject([{ by: 'owner' }]);
		// Another reader is another look, and so is the same one later.
		await house.employ('other', 'desk');
		await house.read('other', id);
		await house.dismiss('other');
		house.clock.pass({ minutes: 31 });
		await house.read('partner', id);
		const { looks } = (await house.read('guest', id)).body;
		expect(looks.map(({ by }: { by: string }) => by)).toEqual(['owner', 'desk', 'owner']);
		const kept = await house.queries.select().from(event).where(eq(event.kind, 'consultation.read'));
		expect(new Set(kept.map(({ aboutId }) => aboutId))).toEqual(new Set([house.idOf('guest')]));
	});

	test('of the clinic whoever answers consultations, and as one of the clinic; a guide does not', async () => {
		const id = await house.sent();
		await house.employ('other', 'guide');
		expect((await house.read('other', id)).status).toBe(404);
		await house.employ('other', 'desk');
		expect((await house.read('other', id)).status).toBe(200);
		const [look] = await house.queries.select().from(event).where(eq(event.kind, 'consultation.read'));
		expect(look?.facts).toMatchObject({ as: 'provider' });
		await house.dismiss('other');
	});

	test('what both write stays between them: operators read neither the messages nor what is sent along', async () => {
		const { messagesOf, path } = await written(await house.answered());
		expect((await messagesOf('partner')).body.items[0].text).toContain(canary);
		expect((await house.call('partner', `GET ${path}`)).status).toBe(200);
		for (const who of ['other', 'rival', 'operator'] as const) {
			expect((await messagesOf(who)).status, who).toBe(404);
			expect((await house.call(who, `GET ${path}`)).status, who).toBe(404);
		}
	});
});

describe('answering', () => {
	test('with words, lines and dates; told without them, read sealed', async () => {
		const id = await house.answered();
		const [row] = await house.queries.select().from(consultationAnswer);
		expect(JSON.stringify(row)).not.toContain(canary);
		expect(await house.templatesTo('guest')).toEqual(['consultation-received', 'consultation-answered']);
		expect((await house.read('guest', id)).body).toMatchObject({
			...{ state: 'answered', waitsFor: 'member', total: 400_000 },
			answer: { version: 1, isValid: true, total: 400_000, product: { id: 'screening' }, lines: [{ of: 'tests' }, {}] },
			may: { reserve: true, withdraw: true, finish: true },
		});
	});

	test('of two of the clinic at once one is told that it has changed; the next version marks what is new', async () => {
		const id = await house.sent();
		const codes = await Promise.all([codeOf(house.answer(id)), codeOf(house.answer(id))]);
		expect(codes.sort()).toEqual([200, 'changed-since']);
		const lines = [{ of: 'tests' as const, name: '', quantity: 1, won: 350_000 }];
		expect((await house.answer(id, clinicAnswer({ version: 1, lines }))).status).toBe(200);
		const { answer } = (await house.read('guest', id)).body;
		expect(answer.versions[1].changes.map(({ field }: { field: string }) => field)).toContain('lines');
		expect(await codeOf(house.reserve(id))).toBe('changed-since');
	});

	test('a clinic may not boast, nor price what is not its own', async () => {
		const id = await house.sent();
		const { body } = await house.answer(id, clinicAnswer({ text: 'We are the best clinic.', productId: 'tour' }));
		expect(body.faults.map(({ at }: { at: string }) => at)).toEqual(['text', 'productId']);
		expect(await codeOf(house.answer(id, clinicAnswer(), 'rival'))).toBe('not-found');
	});

	test('its desk has own products with places on the wished days', async () => {
		const id = await house.sent();
		const { body } = await house.call('partner', `GET /api/consultations/${id}/desk?language=ko`);
		const [product] = body.products;
		expect([product.id, body.readsIn]).toEqual(['screening', 'th']);
		expect(product.free.map(({ on }: { on: string }) => on)).toContain(dayIn(20));
	});

	test('both write on; who is away is told by mail once', async () => {
		const id = await house.answered();
		const { threadId } = (await house.read('guest', id)).body;
		const write = (who: Actor, text: string) =>
			house.call(who, `POST /api/threads/${threadId}/messages`, {
				body: { key: randomUUID(), text, language: 'en' },
			});
		expect((await write('guest', `One more question ${canary}`)).status).toBe(200);
		expect(await house.templatesTo('partner')).toEqual(['consultation-sent', 'consultation-message']);
		expect((await house.list('partner', 'house')).items[0].unread).toBe(1);
	});
});

describe('one click', () => {
	test('makes the reservation with the agreed price and date, and closes it', async () => {
		const id = await house.answered();
		const { status, body } = await house.reserve(id);
		expect(status, JSON.stringify(body)).toBe(200);
		const [made] = await house.queries.select().from(reservation).where(eq(reservation.id, body.reservationId));
		expect(made).toMatchObject({ status: 'confirmed', on: dayIn(20), time: '08:30', totalWon: 400_000, places: 1 });
		expect((await house.read('guest', id)).body).toMatchObject({
			...{ state: 'closed', endReason: 'reserved', reservationId: body.reservationId },
			may: { reserve: false, withdraw: true },
		});
		expect(await codeOf(house.reserve(id))).not.toBe(200);
	});

	test('is made for a child too, for whom somebody else asked', async () => {
		const patient = {
			isSelf: false,
			firstName: 'Mali',
			lastName: 'Dee',
			birthOn: '2018-05-06',
			gender: 'female',
		} as const;
		const id = await house.sent(consultationFor({ patient }));
		await house.answer(id);
		const { status, body } = await house.reserve(id);
		expect(status, JSON.stringify(body)).toBe(200);
	});

	test('clicked twice at once there is one reservation', async () => {
		const id = await house.answered();
		const codes = await Promise.all([codeOf(house.reserve(id)), codeOf(house.reserve(id))]);
		expect(codes.filter((code) => code === 200)).toHaveLength(1);
		const made = await house.queries.select().from(reservation);
		expect(made).toHaveLength(1);
	});

	test('while the clinic answers anew, either what was read is reserved or nothing is', async () => {
		const id = await house.answered();
		const [reserved, again] = await Promise.all([
			codeOf(house.reserve(id)),
			codeOf(house.answer(id, clinicAnswer({ version: 1 }))),
		]);
		expect([reserved === 200, again === 200]).not.toEqual([true, true]);
		expect([reserved === 200, again === 200]).not.toEqual([false, false]);
	});

	test('only on a day that the clinic named, and that has not passed', async () => {
		const id = await house.answered(clinicAnswer({ dates: [], places: 0 }));
		expect((await house.read('guest', id)).body.may.reserve).toBe(false);
		expect(await codeOf(house.reserve(id))).toBe('invalid-input');
		const soon = { on: dayIn(2), time: '08:30' };
		const next = clinicAnswer({ version: 1, dates: [soon], places: 0 });
		expect((await house.answer(id, next)).status).toBe(200);
		expect((await house.read('guest', id)).body.may.reserve).toBe(true);
		house.clock.pass({ days: 4 });
		expect((await house.read('guest', id)).body.may.reserve).toBe(false);
		const { body } = await house.reserve(id, { version: 2, date: soon });
		expect(body.faults).toEqual([{ at: 'date', code: 'date-past' }]);
	});

	test('not while the clinic is suspended, and its patient is told why', async () => {
		const id = await house.answered();
		const stands = (status: string) =>
			house.queries.execute(
				sql`update organisation set status = ${status} where id = ${house.organisationOf('partner')}`,
			);
		await stands('suspended');
		const { body } = await house.read('guest', id);
		expect([body.isOffering, body.may.reserve]).toEqual([false, false]);
		expect(await codeOf(house.reserve(id))).toBe('not-on-sale');
		await stands('approved');
		expect((await house.read('guest', id)).body).toMatchObject({ isOffering: true, may: { reserve: true } });
		expect(await codeOf(house.reserve(id))).toBe(200);
	});

	test('another date, a price that has lapsed and an answer without one are refused', async () => {
		const id = await house.answered();
		expect(await codeOf(house.reserve(id, { date: { on: dayIn(21), time: '08:30' } }))).toBe('invalid-input');
		house.clock.pass({ days: 8 });
		expect((await house.read('guest', id)).body.may.reserve).toBe(false);
		expect(await codeOf(house.reserve(id))).not.toBe(200);
	});
});

describe('its end', () => {
	test('taken back, every word and consent goes at once, and the clinic is told', async () => {
		const id = await house.answered();
		expect((await house.move('guest', id, { move: 'withdraw' })).status).toBe(200);
		expect(await rowOf(id)).toMatchObject({ state: 'closed', endReason: 'withdrawn', sealed: null });
		expect((await house.queries.select().from(consultationAnswer))[0]?.sealed).toBeNull();
		const prices = await house.queries.select().from(agreedPrice).where(eq(agreedPrice.subjectId, id));
		expect(prices).toEqual([]);
		const consents = await house.queries.select().from(consent).where(eq(consent.consultationId, id));
		expect(consents.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
		expect(await house.templatesTo('partner')).toContain('consultation-withdrawn');
		const { body } = await house.read('partner', id);
		expect(body).toMatchObject({ told: null, answer: { text: null } });
		expect(body.member).toMatch(/^\S\. \S\.$/);
		expect((await house.read('guest', id)).body.member.length).toBeGreaterThan(body.member.length);
	});

	test('reserved, the consent can still be withdrawn: all that was told goes, the reservation stays, and both are told', async () => {
		const id = await house.answered();
		const { body } = await house.reserve(id);
		const { messagesOf } = await written(id);
		expect((await house.read('guest', id)).body.may.withdraw).toBe(true);
		expect(await codeOf(house.move('partner', id, { move: 'withdraw' }))).toBe('not-allowed');
		expect(await codeOf(house.move('guest', id, { move: 'withdraw' }))).toBe(200);
		expect(await rowOf(id)).toMatchObject({ state: 'closed', endReason: 'reserved', sealed: null, dueAt: null });
		expect((await house.queries.select().from(consultationAnswer))[0]?.sealed).toBeNull();
		expect((await messagesOf('partner')).body.items).toMatchObject([{ text: '', files: [] }]);
		// Date, price and who comes are the reservation's; the words that were copied into it are gone.
		const reserved = (await house.call('guest', `GET /api/reservations/${body.reservationId}?language=en`)).body;
		expect(reserved).toMatchObject({ status: 'confirmed', contents: null });
		const prices = await house.queries.select().from(agreedPrice).where(eq(agreedPrice.subjectId, id));
		expect(prices).toMatchObject([{ reservationId: body.reservationId }]);
		const consents = await house.queries.select().from(consent).where(eq(consent.consultationId, id));
		expect(consents.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
		for (const who of ['guest', 'partner'] as const)
			expect((await house.templatesTo(who)).at(-1)).toBe('consultation-taken-back');
		const told = await house.queries.select().from(event).where(eq(event.kind, 'consultation.take-back'));
		expect(told).toMatchObject([{ subjectId: id, organisationIds: ['clinic'] }]);
		expect(JSON.stringify([reserved, (await house.read('partner', id)).body])).not.toContain(canary);
		expect(await codeOf(house.move('guest', id, { move: 'withdraw' }))).toBe('not-allowed');
	});

	test('what both have written since goes with it, and nothing more is written', async () => {
		const id = await house.answered();
		const { messagesOf, path, threadId } = await written(id);
		await house.move('guest', id, { move: 'withdraw' });
		for (const who of ['guest', 'partner'] as const) {
			const { items, mayWrite } = (await messagesOf(who)).body;
			expect(items).toMatchObject([{ text: '', files: [] }]);
			expect(mayWrite).toBe(false);
		}
		expect((await house.call('partner', `GET ${path}`)).status).toBe(404);
		house.clock.pass({ hours: 1 });
		const more = { key: randomUUID(), text: 'One more', language: 'en' };
		expect(await codeOf(house.call('partner', `POST /api/threads/${threadId}/messages`, { body: more }))).toBe(
			'not-allowed',
		);
	});

	test('a clinic that cannot help says why, to the patient alone', async () => {
		const id = await house.sent();
		expect(await codeOf(house.move('partner', id, { move: 'decline', reason: '' }))).toBe('invalid-input');
		await house.move('partner', id, { move: 'decline', reason: `Not here ${canary}` });
		expect((await house.read('guest', id)).body).toMatchObject({ endReason: 'declined', reason: `Not here ${canary}` });
		expect(JSON.stringify(await house.mailsTo(house.emailOf('guest')))).not.toContain(canary);
		expect(await codeOf(house.answer(id))).toBe('not-allowed');
	});

	test('either side ends what was answered, and the other is told', async () => {
		const id = await house.answered();
		await house.move('partner', id, { move: 'finish' });
		expect(await house.templatesTo('guest')).toContain('consultation-finished');
		expect(await codeOf(house.move('guest', id, { move: 'finish' }))).toBe('not-allowed');
	});

	test('what is kept after the end can be taken back too, but not by the clinic', async () => {
		const id = await house.answered();
		await house.move('partner', id, { move: 'finish' });
		expect((await house.read('guest', id)).body.may.withdraw).toBe(true);
		expect(await codeOf(house.move('partner', id, { move: 'withdraw' }))).toBe('not-allowed');
		expect(await codeOf(house.move('guest', id, { move: 'withdraw' }))).toBe(200);
		expect(await rowOf(id)).toMatchObject({ endReason: 'withdrawn', sealed: null });
		expect(await codeOf(house.move('guest', id, { move: 'withdraw' }))).toBe('not-allowed');
	});
});

test('the database keeps no word of it in any other table', async () => {
	await house.answered();
	const { rows } = await house.queries.execute(sql`select string_agg(t::text, ' ') as all from event t`);
	expect(JSON.stringify(rows)).not.toContain(canary);
});
