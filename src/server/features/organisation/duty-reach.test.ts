import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Duty, duties } from '#domain/organisation/duties.ts';
import { agencyId, type Role } from '#domain/organisation/organisation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import { openTranslator } from '#server/gateways/translator/open-translator.ts';
import { contentCalls, withText } from '../../../../tests/support/content-calls.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import { answerFor, type MatchingHouse, openMatchingHouse } from '../../../../tests/support/matching-house.ts';
import { employColleague, narrow } from '../../../../tests/support/organisations.ts';
import { refundCalls } from '../../../../tests/support/refund-calls.ts';
import { startTranslateServer, type TranslateServer } from '../../../../tests/support/translate-server.ts';

/*
 * What stands behind no operators' door, since others come to it too, and is a matter of a duty all the same. `other` is the
 * colleague at the agency's desk.
 */
let server: TranslateServer;
let house: MatchingHouse;
beforeAll(async () => {
	server = await startTranslateServer();
	house = await openMatchingHouse((services) => {
		services.translator = openTranslator({
			...{ TRANSLATE_URL: server.url, TRANSLATE_KEY: undefined, TRANSLATE_IS_OWN: true },
		});
		return services;
	});
	await employColleague(house.queries, house.idOf('other'));
});
afterAll(async () => {
	await house.close();
	await server.stop();
});
beforeEach(async () => {
	await house.clear();
	server.be('well');
});

const be = (role: Role, ...chosen: Duty[]) => narrow(house.queries, house.idOf('other'), { role, duties: chosen });
/** The duties that none of these is. */
const without = (...of: Duty[]) => duties.filter((duty) => !of.includes(duty));

/** A clinic's talk in which its guest has reported a message. */
async function reportedTalk() {
	const talk = randomUUID();
	await insertTalk(house.queries, { id: talk, memberId: house.idOf('guest'), now: house.now });
	const id = await openThread(house.queries, {
		...{ subject: { kind: 'video', id: talk }, isHealth: true, at: house.now },
		parties: [
			{ role: 'guest', memberId: house.idOf('guest') },
			{ role: 'provider', organisationId: house.organisationOf('partner') },
		],
	});
	const write = async (who: 'guest' | 'partner', text: string): Promise<string> =>
		(await house.call(who, `POST /api/threads/${id}/messages`, { body: { key: randomUUID(), text } })).body.id;
	const before = await write('guest', 'ฉันเป็นโรคเบาหวาน');
	const reported = await write('partner', '복용 중인 약이 있나요?');
	await house.call('guest', `POST /api/threads/${id}/messages/${reported}/reports`, { body: { reason: 'insult' } });
	return { before, reported };
}

test('the words of a reported message are translated for who decides about reports alone', async () => {
	const { before, reported } = await reportedTalk();
	const translated = async (id: string) =>
		(await house.call('other', 'POST /api/translations', { body: { of: { kind: 'message', id }, to: 'en' } })).status;
	await be('desk', ...without('trust'));
	expect([await translated(reported), await translated(before)]).toEqual([404, 404]);
	await be('desk', 'trust');
	expect([await translated(reported), await translated(before)]).toEqual([200, 200]);
});

test('keys, webhooks and people of a house are shown, and taken away, to who looks after houses', async () => {
	const own = house.organisationOf('partner');
	const made = await house.call('partner', `POST /api/organisations/${own}/webhooks`, {
		body: { key: randomUUID(), address: 'https://hooks.example.com/maru', kinds: ['reservation.made'] },
	});
	const at = (method: string, rest: string, of = own) =>
		house.call('other', `${method} /api/organisations/${of}/${rest}`);
	const seen = async (of?: string) => [
		(await at('GET', 'webhooks', of)).status,
		(await at('GET', 'keys', of)).status,
		(await at('GET', 'staff', of)).status,
	];
	await be('desk', ...without('houses'));
	expect([await seen(), (await at('DELETE', `webhooks/${made.body.id}`)).status]).toEqual([[404, 404, 404], 404]);
	expect(await seen(agencyId)).toEqual([200, 200, 200]);
	await be('desk', 'houses');
	expect([await seen(), (await at('DELETE', `webhooks/${made.body.id}`)).status]).toEqual([[200, 200, 200], 200]);
});

test('where a refund goes is written down by who looks after money; others see it masked and get no button for it', async () => {
	const { owe, give, read } = refundCalls(() => house);
	const { id } = await owe();
	await be('desk', ...without('money'));
	expect((await give(id, 'other')).body.code).toBe('not-allowed');
	expect(await read(id, 'other')).toMatchObject({ said: null, ways: [], canAsk: false });
	await be('desk', 'money');
	expect(await read(id, 'other')).toMatchObject({ ways: ['account'], canAsk: true });
	expect((await give(id, 'other')).body).toMatchObject({ said: { as: 'operator' } });
});

test('who reported a question, and why it was hidden, is told to who decides about it', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, answerFor({ lines: [], productId: null, dates: [] }));
	for (const path of [`questions/${question}`, `answers/${answer}`])
		await house.call('rival', `POST /api/matching/${path}/reports`, { body: { reason: 'untrue' } });
	const read = async () => (await house.call('other', `GET /api/matching/questions/${question}?language=en`)).body;
	await be('desk', ...without('trust'));
	expect(await read()).toMatchObject({
		...{ role: 'operator', reports: [], may: { hide: false, show: false } },
		answers: [{ reports: [] }],
	});
	await be('desk', 'trust');
	expect(await read()).toMatchObject({
		...{ reports: [{ by: { id: house.idOf('rival') } }], may: { hide: true } },
		answers: [{ reports: [{ by: { id: house.idOf('rival') } }] }],
	});
	const hide = { decision: 'hide', reason: 'It names somebody.', seen: (await read()).seen };
	expect((await house.call('other', `POST /api/matching/questions/${question}/decision`, { body: hide })).status).toBe(
		200,
	);
	expect(await read()).toMatchObject({ hidden: { reason: 'It names somebody.' } });
	await be('desk', ...without('trust'));
	expect(await read()).toMatchObject({ hidden: { reason: null }, may: { show: false } });
});

test('a house’s profile is edited in its stead by who looks after the content, as its page is', async () => {
	const { edit, publish, read, list } = contentCalls(() => house);
	await be('manager', ...without('content'));
	expect((await read('other', 'provider', 'walks')).status).toBe(404);
	expect((await list('other', 'provider')).body.total).toBe(0);
	// What comes with the role stays.
	expect((await list('other', 'product')).status).toBe(200);
	await be('manager', 'content');
	const { latest } = await edit(
		'other',
		'provider',
		'walks',
		withText('en', 'intro', 'Slow walks through old streets.'),
	);
	expect((await publish('other', 'provider', 'walks', latest)).status).toBe(200);
	// Of the house itself by its people, as before.
	expect((await read('partner', 'provider', 'walks')).status).toBe(200);
});

test('the bell forgets what somebody was called to under a duty that is theirs no more', async () => {
	await be('desk', 'trust', 'money');
	await reportedTalk();
	await tellEvents(house.services);
	const bell = async () => {
		const { items, total } = (await house.call('other', 'GET /api/notifications?language=en')).body;
		return [items.map(({ kind }: { kind: string }) => kind), total];
	};
	expect(await bell()).toEqual([['thread.reported'], 1]);
	const narrowTo = (chosen: Duty[], seen: Duty[]) =>
		house.call('operator', `PUT /api/organisations/${agencyId}/staff/${house.idOf('other')}/duties`, {
			body: { duties: chosen, seen },
		});
	expect((await narrowTo(['trust'], ['money', 'trust'])).status).toBe(200);
	expect(await bell()).toEqual([['thread.reported'], 1]);
	expect((await narrowTo(['money'], ['trust'])).status).toBe(200);
	expect(await bell()).toEqual([[], 0]);
});
