import { expect, test } from 'vitest';
import { fold, gramsAsked, gramsLikely, gramsOf, shareFound, shareNeeded, wordsOf } from './grams.ts';

const finds = (text: string, asked: string) => {
	const grams = new Set(gramsOf(text));
	return wordsOf(asked).every((word) => shareFound(gramsAsked(word), grams) >= shareNeeded(word));
};

test('case and accents are forgiven, in every language', () => {
	expect(fold('Việt Nam — Đảo JEJU')).toBe('viet nam dao jeju');
	expect(fold('Чёрный чай')).toBe(fold('черныи чаи'));
	expect(fold('ทัวร์')).toBe(fold('ทัวร'));
	expect(fold('อิน\u2060ชอน')).toBe(fold('อินชอน'));
});

test('typing errors are forgiven', () => {
	const palace = 'Gyeongbokgung before the gates open, with a court-cuisine breakfast';
	for (const asked of ['gyeongbokgung', 'gyeongbokung', 'gyongbokgung', 'GYEONGBOK', 'brekfast gyeongbok', 'breakfst'])
		expect(finds(palace, asked), asked).toBe(true);
	expect(finds('Дворец Кёнбоккун до открытия', 'кенбокун')).toBe(true);
	expect(finds('Тур по Сеулу на машине', 'сиул')).toBe(false);
	expect(finds('Тур по Сеулу на машине', 'сеулу машыне')).toBe(true);
	expect(finds('พระราชวังเคียงบกกุงก่อนเปิดประตู', 'เคียงบกกุง')).toBe(true);
	expect(finds('พระราชวังเคียงบกกุงก่อนเปิดประตู', 'พระราชวังเคียงบก')).toBe(true);
	expect(finds('Cung Gyeongbokgung trước giờ mở cửa', 'cung truoc gio mo cua')).toBe(true);
	expect(finds('경복궁 개장 전 산책', '경복궁')).toBe(true);
});

test('what was not meant is not found', () => {
	const palace = 'Gyeongbokgung before the gates open, with a court-cuisine breakfast';
	for (const asked of ['dental', 'jeju', 'spa', 'sauna massage']) expect(finds(palace, asked), asked).toBe(false);
});

test('a word still being typed is found by its beginning', () => {
	expect(finds('Temple stay at Odaesan', 'tem')).toBe(true);
	expect(finds('Temple stay at Odaesan', 'oda')).toBe(true);
});

test('a short word whose first letters were swapped still has the pieces of the right one', () => {
	const share = (asked: readonly string[], word: string) => shareFound(asked, new Set(gramsOf(word)));
	expect(share(gramsAsked('nmai'), 'nami')).toBeLessThan(0.3);
	for (const slip of ['nmai', 'anmi']) expect(gramsLikely(slip)).toEqual(expect.arrayContaining(gramsAsked('nami')));
	expect(gramsLikely('spa')).toEqual(gramsAsked('spa'));
	expect(gramsLikely('gyeongbokgung')).toEqual(gramsAsked('gyeongbokgung'));
});
