import { expect, test } from 'vitest';
import { wonIn } from '../kernel/typed-won.ts';
import { lineKeys, readStatement } from './read-statement.ts';
import {
	type ColumnUse,
	guessUses,
	headerName,
	headerRow,
	namedOtherwise,
	usesFault,
	usesOf,
} from './statement-columns.ts';

const shinhan = ['거래일자', '거래시간', '적요', '출금(원)', '입금(원)', '내용', '잔액(원)', '거래점'];
const kookmin = ['거래일시', '적요', '보낸분/받는분', '송금메모', '출금액', '입금액', '잔액', '거래점'];
const single = ['거래일시', '구분', '거래금액', '기재내용'];

test('the columns of several banks are guessed by their names', () => {
	expect(guessUses(shinhan)).toEqual(['when', 'time', 'text', 'out', 'in', 'text', 'balance', 'ignored']);
	expect(guessUses(kookmin)).toEqual(['when', 'text', 'text', 'text', 'out', 'in', 'balance', 'ignored']);
	expect(guessUses(single)).toEqual(['when', 'direction', 'amount', 'text']);
	expect(guessUses(['Date', 'Description', 'Debit', 'Credit', 'Balance'])).toEqual([
		'when',
		'text',
		'out',
		'in',
		'balance',
	]);
	for (const header of [shinhan, kookmin, single]) expect(usesFault(guessUses(header))).toBeUndefined();
	expect(headerName(['거래 일시', '입금액(원)'])).toBe(headerName(['거래일시', '입금액']));
});

test('names of columns are found below what banks print above them, and what is missing is said', () => {
	expect(headerRow([['계좌번호', '110-***-123'], ['조회기간', '2026.11'], [], kookmin])).toBe(3);
	expect(headerRow([['이름', '전화']])).toBeUndefined();
	expect(usesFault(['when', 'text'])).toBe('no-amount');
	expect(usesFault(['when', 'amount', 'text'])).toBe('no-direction');
	expect(usesFault(['in', 'text'])).toBe('no-when');
	expect(usesFault(['when', 'in'])).toBe('no-text');
	expect(usesFault(['when', 'when', 'in', 'text'])).toBe('use-twice');
});

test('what a name says is believed before what was chosen the last time, which only fills what no name tells', () => {
	const swapped: ColumnUse[] = ['when', 'text', 'text', 'text', 'in', 'out', 'balance', 'ignored'];
	expect(usesOf(kookmin, swapped)).toEqual(guessUses(kookmin));
	// 거래점 says nothing: it was chosen to be read, and the note was chosen not to be.
	const chosen: ColumnUse[] = ['when', 'text', 'text', 'ignored', 'in', 'out', 'balance', 'text'];
	expect(usesOf(kookmin, chosen)).toEqual(['when', 'text', 'text', 'ignored', 'out', 'in', 'balance', 'text']);
	expect(usesOf(['거래일시', '나감', '들어옴', '내용'], ['when', 'out', 'in', 'text'])).toEqual([
		'when',
		'out',
		'in',
		'text',
	]);
	// What a name tells is not there twice, and nothing remembered keeps a file from being read.
	expect(usesOf(['거래일시', '입금액', '들어옴', '내용'], ['when', 'out', 'in', 'text'])).toEqual([
		'when',
		'in',
		'ignored',
		'text',
	]);
	expect(usesOf(single, ['when', 'direction', 'text', 'ignored'])).toEqual(guessUses(single));
	expect(usesOf(single, ['when'])).toEqual(guessUses(single));
});

test('a column whose name says the opposite is told', () => {
	const swapped: ColumnUse[] = ['when', 'text', 'text', 'text', 'in', 'out', 'balance', 'ignored'];
	expect(namedOtherwise(kookmin, swapped)).toEqual(['출금액', '입금액']);
	expect(namedOtherwise(kookmin, guessUses(kookmin))).toEqual([]);
	expect(namedOtherwise(['Date', 'Withdrawal amount', 'Memo'], ['when', 'in', 'text'])).toEqual(['Withdrawal amount']);
	expect(namedOtherwise(['Date', 'Credit (KRW)', 'Memo'], ['when', 'out', 'text'])).toEqual(['Credit (KRW)']);
	// It names both, and says neither.
	expect(namedOtherwise(['거래일시', '입출금액', '내용'], ['when', 'in', 'text'])).toEqual([]);
});

const read = (header: string[], rows: string[][]) =>
	readStatement({ header, uses: guessUses(header), rows, firstRow: 2, today: '2026-11-19' });

test('who is called a sum is a payer; a row is a sum that has no day of its own, or leaves no balance', () => {
	const names = ['TOTAL TRAVEL LLC', 'Totalina Rossi', '소계영', '합계', 'Total'];
	const rows = names.map((name) => ['2026.11.18', '10:04:33', '타행', '', '50,000', name, '1,050,000', '강남']);
	expect(read(shinhan, rows).lines.map(({ text }) => text.split(' · ')[1])).toEqual(names);
	// What cannot be read of them is told, not left out.
	for (const [when, won] of [
		['2026.13.45', '50,000'],
		['2026.11.18', 'fifty'],
		['', '50,000'],
	] as const) {
		const { lines, faults } = read(shinhan, [[when, '', '타행', '', won, 'TOTAL TRAVEL LLC', '', '']]);
		expect([lines, faults.length]).toEqual([[], 1]);
	}
	for (const sum of [
		['합계 (12건)', '', '', '30,000', '50,000', '', '', ''],
		['총합계: 입금 12건', '', '', '30,000', '50,000', '', '', ''],
		['', '', 'Grand total:', '30,000', '50,000', '', '', ''],
		['2026.11.01 ~ 2026.11.30', '', '소계', '', '50,000', '', '', ''],
		// The sum of a day stands beside it, and leaves no balance.
		['2026.11.16', '', '소계', '', '130,000', '', '', ''],
		['2026.11.17 합계', '', '', '', '130,000', '', '', ''],
	])
		expect(read(shinhan, [sum])).toEqual({ lines: [], faults: [] });
});

test('lines are read with day, hour, direction, amount and words; sums and empty lines are none', () => {
	const { lines, faults } = read(shinhan, [
		['2026.11.18', '10:04:33', '타행', '0', '50,000', 'LINH MR-261130-4K7PX', '1,050,000', '강남'],
		['20261118', '1105', '이체', '30,000', '', 'PETROVA', '1,020,000', ''],
		['', '', '', '', '', '', '', ''],
		['합계', '', '', '30,000', '50,000', '', '', ''],
	]);
	expect(faults).toEqual([]);
	expect(lines).toEqual([
		{
			row: 2,
			on: '2026-11-18',
			time: '10:04:33',
			direction: 'in',
			won: 50_000,
			balance: 1_050_000,
			text: '타행 · LINH MR-261130-4K7PX',
		},
		{
			row: 3,
			on: '2026-11-18',
			time: '11:05:00',
			direction: 'out',
			won: 30_000,
			balance: 1_020_000,
			text: '이체 · PETROVA',
		},
	]);
	expect(
		read(single, [
			['2026-11-18 09:00:01', '입금', '1,000', 'a'],
			['2026-11-18(수) 09:01', '출금', '2,000', 'b'],
		]).lines,
	).toMatchObject([
		{ direction: 'in', won: 1_000, time: '09:00:01' },
		{ direction: 'out', won: 2_000, time: '09:01:00' },
	]);
});

test('what cannot be read is told with row, column, value and why', () => {
	const { faults } = read(kookmin, [
		['gestern', '', 'A', '', '', '1,000', '', ''],
		['2026-11-18', '', 'A', '', '', '천원', '', ''],
		['2026-11-18', '', 'A', '', '', '', '', ''],
		['2026-11-18', '', 'A', '', '1', '1', '', ''],
		['2026-11-18', '', 'A', '', '', '99,999,999,999', '', ''],
	]);
	expect(faults.map(({ row, column, why }) => [row, column, why])).toEqual([
		[2, '거래일시', 'not-a-day'],
		[3, '입금액', 'not-an-amount'],
		[4, '입금액', 'no-amount'],
		[5, '입금액', 'both-amounts'],
		[6, '입금액', 'too-much'],
	]);
	expect(faults[0]?.value).toBe('gestern');
	expect(read(single, [['2026-11-18', '?', '1,000', 'a']]).faults).toMatchObject([
		{ column: '구분', why: 'no-direction' },
	]);
});

test('a line of a day that has not come yet is no line; today’s is one', () => {
	const { lines, faults } = read(single, [
		['2099-01-01', '입금', '1,000', 'a'],
		['2026-11-20 00:00', '입금', '1,000', 'b'],
		['2026-11-19 23:59', '입금', '1,000', 'c'],
	]);
	expect(faults.map(({ row, column, value, why }) => [row, column, value, why])).toEqual([
		[2, '거래일시', '2099-01-01', 'not-yet'],
		[3, '거래일시', '2026-11-20 00:00', 'not-yet'],
	]);
	expect(lines.map(({ text }) => text)).toEqual(['c']);
});

test('amounts are whole won', () => {
	expect(['1,000', '₩1 000', '1000원', '1,000.00', '-5', '(300)', '１，０００'].map(wonIn)).toEqual([
		1_000, 1_000, 1_000, 1_000, -5, -300, 1_000,
	]);
	for (const text of ['1.5', 'x', '', '1.000', '45.600', '1.234.000', '85,20', '1,00', '1,0000', ',100'])
		expect(wonIn(text), text).toBeUndefined();
	expect(['1,234,567', '(1,300)', '5.0'].map(wonIn)).toEqual([1_234_567, -1_300, 5]);
});

test('a line is known again, also when its words were read from other columns; two alike lines are two', () => {
	const line = { row: 2, on: '2026-11-18', time: '10:04:33', direction: 'in' as const, won: 1, balance: 5, text: 'a' };
	expect(lineKeys([line])).toEqual(lineKeys([{ ...line, row: 9, text: 'b' }]));
	const bare = { ...line, balance: null };
	expect(lineKeys([bare])).not.toEqual(lineKeys([{ ...bare, text: 'b' }]));
	expect(new Set(lineKeys([bare, bare])).size).toBe(2);
});
