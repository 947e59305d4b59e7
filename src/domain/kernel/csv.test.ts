import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows end with CRLF, and what holds a comma, a quote or a line is quoted', () => {
	expect(
		csvOf([
			['a', 'b'],
			['1,5', 'say "hi"'],
			['two\nlines', 'plain'],
		]),
	).toBe('\ufeffa,b\r\n"1,5","say ""hi"""\r\n"two\nlines",plain\r\n');
});

test.each(['=1+1', '+7 999', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋7', '－2', '＠SUM(A1)'])(
	'%j is no formula',
	(text) => {
		expect(csvOf([[text]])).toMatch(/^\ufeff"?'/);
	},
);

test('numbers stay numbers, nothing stays empty', () => {
	expect(csvOf([[-5, 0, null, '']])).toBe('\ufeff-5,0,,\r\n');
});
