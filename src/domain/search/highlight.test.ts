import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, asked: string) => highlight(text, asked).map(({ from, to }) => text.slice(from, to));

test('the beginning of a word is marked as far as it was typed', () => {
	expect(marked('Gyeongbokgung Palace, before the palace opens', 'palac')).toEqual(['Palac', 'palac']);
	expect(marked('Temple stay at Odaesan', 'te od')).toEqual(['Te', 'Od']);
});

test('accents, case and ё are marked as they are written', () => {
	expect(marked('Cung điện mùa thu', 'cung dien')).toEqual(['Cung', 'điện']);
	expect(marked('Дворец Кёнбоккун', 'кенбок')).toEqual(['Кёнбок']);
	expect(marked('ĐẢO JEJU', 'dao')).toEqual(['ĐẢO']);
});

test('a word typed wrong marks the word that was meant', () => {
	expect(marked('Gyeongbokgung before the gates open', 'gyongbokgung')).toEqual(['Gyeongbokgung']);
	expect(marked('A palace by night', 'palce')).toEqual(['palace']);
});

test('Thai has no blanks: the piece is marked inside the line, never through a letter', () => {
	expect(marked('ชมพระราชวังเคียงบกกุงก่อนเปิดประตู', 'เคียงบกกุง')).toEqual(['เคียงบกกุง']);
	expect(marked('ชมพระราชวังก่อนเปิด', 'พระราชวง')).toEqual(['พระราชวัง'.slice(0, 8)]);
	expect(marked('ที่พัก', 'ท')).toEqual(['ที่']);
});

test('Korean is marked by its syllables', () => {
	expect(marked('경복궁 개장 전 산책', '경복')).toEqual(['경복']);
});

test('marks that meet are one, and what is not there is not marked', () => {
	expect(highlight('palace', 'pal palace')).toEqual([{ from: 0, to: 6 }]);
	expect(highlight('Tea with a master', 'dentist')).toEqual([]);
	expect(highlight('', 'palace')).toEqual([]);
	expect(highlight('palace', '  ')).toEqual([]);
});
