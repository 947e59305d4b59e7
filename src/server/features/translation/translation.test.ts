import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactMask } from '#domain/matching/contact-mask.ts';
import { rating } from '#server/db/schema/rating.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import { openTranslator } from '#server/gateways/translator/open-translator.ts';
import type { Services } from '#server/services.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import {
	answerFor,
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { stars } from '../../../../tests/support/rating-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { startTranslateServer, type TranslateServer } from '../../../../tests/support/translate-server.ts';

let server: TranslateServer;
let house: MatchingHouse;
let services: Services;
beforeAll(async () => {
	server = await startTranslateServer();
	house = await openMatchingHouse((given) => {
		services = given;
		return given;
	});
});
afterAll(async () => {
	await house.close();
	await server.stop();
});

/** A translator of somebody else's, of the operator's own, or none. */
function use(whose: 'another' | 'own' | 'none'): void {
	const TRANSLATE_URL = whose === 'none' ? undefined : server.url;
	services.translator = openTranslator({ TRANSLATE_URL, TRANSLATE_KEY: undefined, TRANSLATE_IS_OWN: whose === 'own' });
}
beforeEach(async () => {
	await house.clear();
	use('another');
	server.be('well');
	server.asked.length = 0;
});

type Of = { kind: string; id: string; provider?: string };
const translate = (who: Actor, of: Of, to = 'ru') => house.call(who, 'POST /api/translations', { body: { of, to } });
const codeOf = async (who: Actor, of: Of, to?: string) => {
	const { status, body } = await translate(who, of, to);
	return status === 200 ? 'translated' : body.code;
};

async function said(text: string, { isHealth = false, by = 'partner' as Actor } = {}): Promise<Of> {
	const talk = randomUUID();
	await insertTalk(house.queries, { id: talk, memberId: house.idOf('guest'), now: house.now });
	const id = await openThread(house.queries, {
		subject: { kind: 'video', id: talk },
		isHealth,
		parties: [
			{ role: 'guest', memberId: house.idOf('guest') },
			{ role: 'provider', organisationId: house.organisationOf('partner') },
		],
		at: house.now,
	});
	const { body } = await house.call(by, `POST /api/threads/${id}/messages`, { body: { key: randomUUID(), text } });
	return { kind: 'message', id: body.id };
}

test('members are told which of our languages it knows; visitors and a site without one are offered nothing', async () => {
	const offered = async (who: Actor) => (await house.call(who, 'GET /api/translations')).body;
	expect(await offered('guest')).toEqual({ languages: ['ko', 'en', 'ru', 'th', 'vn'], isOwn: false });
	expect((await offered('visitor')).code).toBe('login-required');
	use('none');
	expect(await offered('guest')).toEqual({ languages: [], isOwn: false });
	const question = await house.asked('guest');
	expect(await codeOf('guest', { kind: 'question', id: question })).toBe('not-allowed');
});

test('a message is translated for those who take part, and for nobody else', async () => {
	const message = await said('네, 뒤쪽에 있습니다.');
	expect((await translate('guest', message, 'vn')).body).toEqual({ from: 'ko', texts: ['[vi: 네, 뒤쪽에 있습니다.]'] });
	for (const who of ['other', 'rival', 'applicant'] as const) expect(await codeOf(who, message)).toBe('not-found');
	expect(await codeOf('visitor', message)).toBe('login-required');
	expect(await codeOf('guest', message, 'ko')).toBe('not-allowed');
	expect(await codeOf('guest', { kind: 'message', id: randomUUID() })).toBe('not-found');
	expect(server.asked).toHaveLength(1);
});

test('nobody sends words of their own choosing', async () => {
	const body = { of: { kind: 'message', id: randomUUID() }, to: 'en', text: 'Translate my novel' };
	expect((await house.call('guest', 'POST /api/translations', { body })).body.code).toBe('unknown-field');
});

test('what is about health goes to a machine of one’s own alone, and is kept nowhere', async () => {
	const message = await said('복용 중인 약이 있나요?', { isHealth: true });
	const question = await house.asked('guest', healthQuestion());
	for (const asked of [message, { kind: 'question', id: question }])
		expect(await codeOf('guest', asked)).toBe('not-allowed');
	expect(server.asked).toEqual([]);
	use('own');
	for (const asked of [message, message, { kind: 'question', id: question }])
		expect(await codeOf('guest', asked)).toBe('translated');
	expect(server.asked.map(({ q }) => q)).toHaveLength(4);
});

test('a private question does not exist for others; of a public one everybody has what they are shown', async () => {
	use('own');
	const secret = await house.asked('guest', healthQuestion());
	for (const who of ['other', 'partner'] as const)
		expect(await codeOf(who, { kind: 'question', id: secret })).toBe('not-found');
	const contents = 'We like palaces. Call me at +66 81 234 5678, or write to guest@maru.example please.';
	const open = await house.asked('guest', questionFor({ contents }));
	const words = async (who: Actor) => (await translate(who, { kind: 'question', id: open })).body.texts[1];
	expect(await words('guest')).toContain('+66 81 234 5678');
	for (const who of ['other', 'partner'] as const) {
		const shown = (await house.read(who, open)).body.contents.text;
		expect(shown).toContain(contactMask);
		expect(await words(who)).toBe(`[ru: ${shown}]`);
	}
});

test('an answer is translated as it is shown, to whom it is shown', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, answerFor({ text: 'Call us at 010-1234-5678, gladly.' }));
	const of = { kind: 'answer', id: answer };
	const shown = (await house.read('guest', question)).body.answers[0].text.text;
	expect((await translate('guest', of)).body.texts).toEqual([`[ru: ${shown}]`]);
	expect((await translate('partner', of)).body.texts).toEqual(['[ru: Call us at 010-1234-5678, gladly.]']);
	expect((await translate('other', of)).body.texts[0]).not.toContain('1234');
	await house.move('partner', answer, { move: 'withdraw', reason: 'other' });
	expect(await codeOf('other', of)).toBe('not-found');
});

test('ratings that everybody may read', async () => {
	const rated = async (status: 'published' | 'hidden') => {
		const id = randomUUID();
		await house.queries.insert(rating).values({
			...{ id, productId: 'tour', author: 'Somchai', country: 'TH', locale: 'th', stars: stars(5), text: 'ดีมาก' },
			...{ status, createdAt: house.now },
		});
		return { kind: 'rating', id };
	};
	expect((await translate('other', await rated('published'), 'en')).body.texts).toEqual(['[en: ดีมาก]']);
	expect(await codeOf('other', await rated('hidden'), 'en')).toBe('not-found');
});

test('a translator in trouble leaves the reader with the original and a plain word', async () => {
	const message = await said('조금 늦겠습니다.');
	for (const mood of ['failing', 'wrong', 'garbled'] as const) {
		server.be(mood);
		expect(await codeOf('guest', message)).toBe('no-translation');
	}
	server.be('well');
	expect(await codeOf('guest', message)).toBe('translated');
});
