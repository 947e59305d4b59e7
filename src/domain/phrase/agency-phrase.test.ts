import { expect, test } from 'vitest';
import { agencyPhraseFaults, agencyPhraseLength, isSameSet, withSentence } from './agency-phrase.ts';

const texts = { ko: '감사합니다', en: 'Thank you', ru: 'Спасибо', th: 'ขอบคุณ', vn: 'Cảm ơn', id: 'Terima kasih' };

test('a sentence of the agency is there in all six languages, short, and leads nowhere', () => {
	expect(agencyPhraseFaults(texts)).toEqual([]);
	expect(agencyPhraseFaults({ ...texts, th: ' ' })).toEqual([{ at: 'texts.th', code: 'required' }]);
	expect(agencyPhraseFaults({ ...texts, en: 'a'.repeat(agencyPhraseLength + 1) })).toEqual([
		{ at: 'texts.en', code: 'too-long' },
	]);
	expect(agencyPhraseFaults({ ...texts, ru: 'см. https://example.com' })).toEqual([
		{ at: 'texts.ru', code: 'text-with-link' },
	]);
});

test('an order names each once, none besides', () => {
	expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true);
	expect(isSameSet(['a', 'a'], ['a', 'b'])).toBe(false);
	expect(isSameSet(['a'], ['a', 'b'])).toBe(false);
	expect(isSameSet([], [])).toBe(true);
});

test('a sentence goes behind what is written, on its own line, as long as there is room', () => {
	expect(withSentence('', 'Hello.', 20)).toBe('Hello.');
	expect(withSentence('One.\n', 'Two.', 20)).toBe('One.\nTwo.');
	expect(withSentence('One.', 'Two.', 8)).toBeUndefined();
});
