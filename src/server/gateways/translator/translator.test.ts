import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/kernel/durations.ts';
import { startTranslateServer, type TranslateServer } from '../../../../tests/support/translate-server.ts';
import { openTranslator } from './open-translator.ts';
import { createTranslationCache } from './translation-cache.ts';
import type { Translator } from './translator.ts';

let server: TranslateServer;
let now = 0;
beforeAll(async () => {
	server = await startTranslateServer();
});
afterAll(() => server.stop());
beforeEach(() => {
	now = 0;
	server.be('well');
	server.asked.length = 0;
});

function open(more: { TRANSLATE_URL?: string; TRANSLATE_KEY?: string; timeoutMs?: number } = {}): Translator {
	const settings = { TRANSLATE_URL: `${server.url}/`, TRANSLATE_KEY: undefined, TRANSLATE_IS_OWN: false };
	const translator = openTranslator({ ...settings, timeoutMs: 5_000, ...more }, () => now);
	if (!translator) throw new Error('none');
	return translator;
}
const text = (words = '안녕하세요') => ({ text: words, from: 'ko', to: 'th' });
const kept = { isKept: true };

test('there is none unless it is set', () => {
	expect(openTranslator({ TRANSLATE_URL: undefined, TRANSLATE_KEY: undefined, TRANSLATE_IS_OWN: true })).toBeNull();
});

test('it asks as the interface wants it, with the key where there is one', async () => {
	expect(await open({ TRANSLATE_KEY: 'secret' }).translate(text(), kept)).toBe('[th: 안녕하세요]');
	await open().translate(text('다른 말'), kept);
	expect(server.asked).toEqual([
		{ q: '안녕하세요', source: 'ko', target: 'th', format: 'text', api_key: 'secret' },
		{ q: '다른 말', source: 'ko', target: 'th', format: 'text' },
	]);
});

test('what was translated a moment ago is not asked for again; what must not be kept is', async () => {
	const translator = open();
	for (const options of [kept, kept, { isKept: false }]) await translator.translate(text(), options);
	expect(server.asked).toHaveLength(2);
	now += 31 * minuteMs;
	await translator.translate(text(), kept);
	await translator.translate({ ...text(), to: 'vi' }, kept);
	expect(server.asked).toHaveLength(4);
});

test.each([
	['failing', 'status 500'],
	['wrong', 'another answer than the interface’s'],
	['garbled', 'no JSON'],
	['empty', 'not a translation'],
	['endless', 'an endless answer'],
	['elsewhere', 'no answer'],
] as const)('a translator that is %s gives none, and the next try may', async (mood, code) => {
	const translator = open();
	server.be(mood);
	await expect(translator.translate(text(), kept)).rejects.toMatchObject({ code });
	server.be('well');
	expect(await translator.translate(text(), kept)).toBe('[th: 안녕하세요]');
});

test('a slow one is given up, one that is not there is none', async () => {
	server.be('slow');
	await expect(open({ timeoutMs: 100 }).translate(text(), kept)).rejects.toMatchObject({ code: 'too slow' });
	const gone = open({ TRANSLATE_URL: 'http://127.0.0.1:9' });
	await expect(gone.translate(text(), kept)).rejects.toMatchObject({ code: 'no answer' });
	expect(await gone.languages()).toEqual([]);
});

test('a few at once: a slow one does not hold up everybody', async () => {
	const translator = open({ timeoutMs: 300 });
	server.be('slow');
	const tried = Array.from({ length: 10 }, (_, at) =>
		translator.translate(text(`말 ${at}`), kept).catch((error) => error.code),
	);
	expect((await Promise.all(tried)).filter((code) => code === 'too many at once')).toHaveLength(2);
	server.be('well');
	expect(await translator.translate(text(), kept)).toBe('[th: 안녕하세요]');
});

test('which languages it knows is asked now and then, and sooner where it was away', async () => {
	const translator = open();
	const before = server.languageCalls();
	expect(await translator.languages()).toEqual(['ko', 'en', 'ru', 'th', 'vi', 'de']);
	await translator.languages();
	expect(server.languageCalls() - before).toBe(1);
	now += 11 * minuteMs;
	server.be('failing');
	expect(await translator.languages()).toEqual([]);
	server.be('well');
	expect(await translator.languages()).toEqual([]);
	now += 2 * minuteMs;
	expect(await translator.languages()).toContain('ko');
});

test('what is kept is bounded: the oldest go first', () => {
	const few = createTranslationCache(() => 0, { entries: 2, letters: 10 });
	few.keep('a', 'aaa');
	few.keep('b', 'bbb');
	few.keep('c', 'ccc');
	expect(['a', 'b', 'c'].map((key) => few.find(key))).toEqual([undefined, 'bbb', 'ccc']);
	few.keep('d', 'd'.repeat(9));
	expect(['b', 'c', 'd'].map((key) => few.find(key)?.length)).toEqual([undefined, undefined, 9]);
});
