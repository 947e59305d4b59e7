import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { threadMessage } from '#server/db/schema/thread.ts';
import { eraseWords, findMessagesOf, findSealedIds } from '#server/features/member/thread-data.repo.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { openThread } from './thread.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

async function open(isHealth = false): Promise<string> {
	const id = randomUUID();
	await insertTalk(house.queries, { id, memberId: house.idOf('guest'), now: house.now });
	return openThread(house.queries, {
		subject: { kind: 'video', id },
		isHealth,
		parties: [
			{ role: 'guest', memberId: house.idOf('guest') },
			{ role: 'provider', organisationId: house.organisationOf('partner') },
		],
		at: house.now,
	});
}
const say = (who: Actor, to: string, body: { key?: string; text?: string; phrases?: PhraseUse[] }) =>
	house.call(who, `POST /api/threads/${to}/messages`, { body: { key: randomUUID(), text: '', ...body } });
const list = async (who: Actor, id: string) => (await house.call(who, `GET /api/threads/${id}/messages`)).body;
const rows = () => house.queries.select().from(threadMessage).orderBy(threadMessage.number);

const included: PhraseUse = { phrase: 'included', slots: { text: 'Insulin fridge' } };
const time: PhraseUse = { phrase: 'offer-time', slots: { time: '08:30', date: '2026-12-01' } };

test('a message may be phrases alone or with words; everybody is given what was chosen', async () => {
	const id = await open();
	expect((await say('partner', id, { phrases: [time] })).body).toMatchObject({
		text: '',
		phrases: [time],
		language: null,
	});
	await say('guest', id, { text: 'ขอบคุณค่ะ', phrases: [{ phrase: 'thanks', slots: {} }] });
	const { items, otherReads } = await list('guest', id);
	expect(items.map((one: Record<string, unknown>) => [one.phrases, one.text, one.language])).toEqual([
		[[{ phrase: 'thanks', slots: {} }], 'ขอบคุณค่ะ', 'th'],
		[[time], '', null],
	]);
	expect(otherReads).toBe('ko');
	expect((await list('partner', id)).otherReads).toBe('th');
});

test('sent again with its key it stands there once, whatever order the gaps are kept in', async () => {
	const id = await open();
	const key = randomUUID();
	for (const phrases of [[time], [{ ...time, slots: { date: '2026-12-01', time: '08:30' } }]])
		expect((await say('partner', id, { key, phrases })).status).toBe(200);
	expect(await rows()).toHaveLength(1);
	expect((await say('partner', id, { key, phrases: [included] })).body.code).toBe('key-reused');
	expect((await say('partner', id, { key, text: 'and more', phrases: [time] })).body.code).toBe('key-reused');
});

test('what is not in the book, not theirs to say, or does not fit a gap is refused where it is', async () => {
	const id = await open();
	const faults = async (who: Actor, ...phrases: object[]) =>
		(await say(who, id, { phrases: phrases as PhraseUse[] })).body.faults;
	expect(await faults('partner', { phrase: 'no-such', slots: {} })).toEqual([
		{ at: 'phrases.0.phrase', code: 'not-offered' },
	]);
	expect(await faults('guest', time)).toEqual([{ at: 'phrases.0.phrase', code: 'not-offered' }]);
	expect(await faults('partner', included, { phrase: 'fasting', slots: { hours: 'eight' } })).toEqual([
		{ at: 'phrases.1.slots.hours', code: 'invalid-input' },
	]);
	expect(await faults('partner', { phrase: 'included', slots: { text: '4242 4242 4242 4242' } })).toEqual([
		{ at: 'phrases.0.slots.text', code: 'card-number' },
	]);
	expect(await faults('partner', ...Array.from({ length: 31 }, () => included))).toEqual([
		{ at: 'phrases', code: 'too-much' },
	]);
	expect(await rows()).toHaveLength(0);
});

test('where health is spoken of the gaps are sealed with the words, and go with them', async () => {
	const id = await open(true);
	const allergy: PhraseUse = { phrase: 'food-allergy', slots: { text: 'Penicillin' } };
	await say('guest', id, { phrases: [allergy] });
	expect(JSON.stringify(await rows())).not.toContain('Penicillin');
	expect((await list('partner', id)).items[0].phrases).toEqual([allergy]);
	const memberId = house.idOf('guest');
	expect((await findMessagesOf(house.queries, memberId))[0]?.sealedPhrases).not.toBeNull();
	const emptied = (await findSealedIds(house.queries, memberId)).map((message) => ({
		id: message,
		sealed: house.services.keys.seal('', messageBinding(message)),
	}));
	await eraseWords(house.queries, memberId, emptied);
	expect(await rows()).toMatchObject([{ phrases: [], sealedPhrases: null }]);
	expect((await list('partner', id)).items[0]).toMatchObject({ text: '', phrases: [] });
});

test('in the open they go as well; an operator reads what was reported, and hides it', async () => {
	const id = await open();
	await say('guest', id, { phrases: [{ phrase: 'food-allergy', slots: { text: 'Peanuts' } }] });
	const { body: message } = await say('partner', id, { phrases: [included] });
	await house.call('guest', `POST /api/threads/${id}/messages/${message.id}/reports`, { body: { reason: 'insult' } });
	const { body } = await house.call('operator', `GET /api/message-reports/${message.id}`);
	expect(body.message).toMatchObject({ text: '', phrases: [included] });
	const hide = { decision: 'hide', reason: 'Not true.', seen: body.seen };
	await house.call('operator', `POST /api/message-reports/${message.id}/decision`, { body: hide });
	expect((await list('guest', id)).items[0]).toMatchObject({ isHidden: true, phrases: [] });
	await eraseWords(house.queries, house.idOf('guest'), []);
	expect(await rows()).toMatchObject([{ phrases: [] }, { phrases: [included] }]);
});
