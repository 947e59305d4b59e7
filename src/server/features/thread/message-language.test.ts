import { expect, test } from 'vitest';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { messageLanguage } from './message-language.ts';

test.each<[string, ContentLocale | undefined, ContentLocale | null]>([
	['네, 있습니다.', 'en', 'ko'],
	['Есть лифт?', 'th', 'ru'],
	['มีลิฟต์ไหม', 'en', 'th'],
	['Có thang máy không ạ?', 'vn', 'vn'],
	['Is there a lift?', 'ru', 'en'],
	['Is there a lift?', undefined, 'en'],
	['Ada lift?', 'id', 'id'],
	['12:30', 'ko', null],
])('%s of somebody who reads %s is %s', (text, own, language) => {
	expect(messageLanguage(text, own)).toBe(language);
});
