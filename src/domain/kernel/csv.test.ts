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

test.each([
	['Anna;=1+1', "Anna;'=1+1"],
	['Anna; -1', "Anna; '-1"],
	['Anna\t@SUM(A1)', "Anna\t'@SUM(A1)"],
	['Anna;＝1;+2', "Anna;'＝1;'+2"],
])('%j is none either where cells are set apart by what stands in it', (text, given) => {
	expect(csvOf([['', text]])).toBe(`\ufeff,${given}\r\n`);
});

test('nor is what begins a line or stands behind a quote: those that part by semicolons do not heed our quotes', () => {
	expect(csvOf([['x', 'one\n=1+1']])).toBe('\ufeffx,"one\n\'=1+1"\r\n');
	expect(csvOf([['x', 'one\r\n \t-1']])).toBe('\ufeffx,"one\r\n \t\'-1"\r\n');
	expect(csvOf([['x', 'one;"=1+1&"']])).toBe(`\ufeffx,"one;""'=1+1&"""\r\n`);
});

test('what no spreadsheet runs is left as it is', () => {
	for (const text of ['a = b; c', 'one-two', 'x@y.example; z', "a;'=1", 'a;b=1', 'a =1', 'Tel. +82; open'])
		expect(csvOf([[text]])).toBe(`\ufeff${text}\r\n`);
});

test('a long run of empty lines takes no time', () => {
	const began = performance.now();
	csvOf([[`${'\n'.repeat(200_000)}x${'"'.repeat(200_000)}${';'.repeat(200_000)}`]]);
	expect(performance.now() - began).toBeLessThan(2_000);
});

test('numbers stay numbers, nothing stays empty', () => {
	expect(csvOf([[-5, 0, null, '']])).toBe('\ufeff-5,0,,\r\n');
});
