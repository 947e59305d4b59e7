import { expect, test } from 'vitest';
import { askedThings, searchWords } from './words.ts';

const asked = (text: string) => askedThings(text).map(({ readings }) => readings.map((words) => words.join(' ')));

test('words are folded, each once, and a joiner never cuts one', () => {
	expect(searchWords('Đà Nẵng, Đà Lạt: ёлка Елка 경복궁')).toEqual(['da', 'nang', 'lat', 'елка', '경복궁']);
	expect(searchWords('Gyeong\u2060bokgung')).toEqual(['gyeongbokgung']);
});

test('Thai is cut into its words, and names of syllables are words together', () => {
	const words = searchWords('พบแพทย์ผิวหนังเรื่องสิวและรอยแผลเป็นจากสิว');
	expect(words).toContain('สิว');
	expect(searchWords('ทัวร์เกาะนามิหนึ่งวัน')).toContain('นามิ');
});

test('what says nothing is left out, unless nothing else is asked', () => {
	expect(asked('cheap hotel in Seoul')).toEqual([['hotel'], ['seoul']]);
	expect(asked('cheap')).toEqual([['cheap']]);
	expect(asked('khách sạn giá rẻ')).toEqual([['khach'], ['san']]);
	expect(asked('โรงแรมราคาถูก')[0]?.[1]).toBe('โรงแรม');
});
