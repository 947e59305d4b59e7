import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

test.each([
	['Linh Nguyen', 'LN'],
	['Nguyễn Thị Ánh', 'NÁ'],
	['анна петрова', 'АП'],
	['김민수', '김'],
	['เกศินี ใจดี', 'กจ'],
	['  Madonna ', 'M'],
	['', ''],
	['42', ''],
])('%s becomes %s', (name, initials) => {
	expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its tint', () => {
	expect(tintOf('Linh Nguyen', 5)).toBe(tintOf('Linh Nguyen', 5));
	expect(tintOf('', 5)).toBeLessThan(5);
});
