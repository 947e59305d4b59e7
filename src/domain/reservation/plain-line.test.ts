import { expect, test } from 'vitest';
import { plainLine } from './plain-line.ts';

test.each([
	['line breaks', ' two\r\nlines\t', 'two lines'],
	['what turns the direction of writing', '\u202EAnna\u202C \u2066Petrova\u2069\u200F', 'Anna Petrova'],
	['half of a sign', 'An\uD83Dna', 'Anna'],
	['controls', 'An\u0000na\u007F', 'Anna'],
])('%s are not kept', (_, given, plain) => {
	expect(plainLine(given)).toBe(plain);
});

test('what a language needs is kept', () => {
	for (const text of ['Nguyễn Thị Linh', 'ไม่ทาน\u200Bหมู', '김 민수 😀']) expect(plainLine(text)).toBe(text);
});
