import { expect, test } from 'vitest';
import { writtenLanguage } from './written-language.ts';

test.each([
	['안녕하세요, 10시에 뵐게요', 'ko'],
	['พรุ่งนี้เจอกันที่ล็อบบี้', 'th'],
	['Мы будем в девять', 'ru'],
	['Chúng tôi sẽ đến lúc 9 giờ', 'vi'],
	['Xin chào, hẹn gặp bạn'.normalize('NFD'), 'vi'],
	['See you at the lobby', undefined],
	['Sampai jumpa di lobi', undefined],
	['10:00', undefined],
] as const)('%s is %s', (text, language) => {
	expect(writtenLanguage(text)).toBe(language);
});
