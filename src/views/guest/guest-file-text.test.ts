import { expect, test } from 'vitest';
import { guestFileText } from './guest-file-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('a list is read in Unicode, with or without its mark, else as the desk of that language writes', () => {
	expect(guestFileText(new TextEncoder().encode('Nguyễn, VN').buffer, 'vn')).toBe('Nguyễn, VN');
	expect(guestFileText(bytes(0xff, 0xfe, 0x41, 0x00), 'en')).toBe('A');
	// “Анна” in windows-1251, “김” in euc-kr.
	expect(guestFileText(bytes(0xc0, 0xed, 0xed, 0xe0), 'ru')).toBe('Анна');
	expect(guestFileText(bytes(0xb1, 0xe8), 'ko')).toBe('김');
});

test.each([
	// “Анна;RU”, “김민수,KR”, “สมชาย” as their own desks write them, and “José Müller”.
	['Анна;RU', [0xc0, 0xed, 0xed, 0xe0, 0x3b, 0x52, 0x55]],
	['김민수,KR', [0xb1, 0xe8, 0xb9, 0xce, 0xbc, 0xf6, 0x2c, 0x4b, 0x52]],
	['สมชาย', [0xca, 0xc1, 0xaa, 0xd2, 0xc2]],
	['José Müller', [0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]],
])('“%s” from another desk is read on a page in English', (text, values) => {
	expect(guestFileText(bytes(...values), 'en')).toBe(text);
});
