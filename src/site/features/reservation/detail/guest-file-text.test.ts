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
