/** What a column of a bank's statement can be; `ignored` is not read and not kept. */
export const columnUses = ['when', 'time', 'in', 'out', 'amount', 'direction', 'balance', 'text', 'ignored'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** As banks name them, with what they put around the name taken away. */
const names: readonly (readonly [ColumnUse, RegExp])[] = [
	['when', /^(거래|이체|입출금)?(일시|일자|날짜|년월일|일)$|^거래일시|^(transaction)?(date|datetime)$/],
	['time', /^(거래|이체)?(시간|시각)$|^(transaction)?time$/],
	['in', /^(입금|맡기신|받은)(금액|액)?$|^(deposit|credit)s?(amount)?$/],
	['out', /^(출금|찾으신|지급|보낸)(금액|액)?$|^(withdrawal|debit)s?(amount)?$/],
	['balance', /잔액|^balance$/],
	['amount', /^(거래)?금액$|^amount$/],
	['direction', /^(입출금|입\/출금|거래)?구분$|^(type|direction)$/],
	[
		'text',
		/^(적요|내용|기재내용|거래내용|보낸분|받는분|보낸분받는분|의뢰인|수취인|의뢰인수취인|입금자명?|예금주명?|메모|비고|통장메모|송금메모|description|memo|payer|name|details?)$/,
	],
];

const plainName = (cell: string): string =>
	cell
		.normalize('NFKC')
		.toLowerCase()
		.replace(/\((원|krw|₩)\)|[\s·_./()[\]-]/g, '');

/** What each column probably is; of what there may be only one, the first. */
export function guessUses(header: readonly string[]): ColumnUse[] {
	const taken = new Set<ColumnUse>();
	return header.map((cell) => {
		const [use] = names.find(([, name]) => name.test(plainName(cell))) ?? ['ignored'];
		if (use !== 'text' && taken.has(use)) return 'ignored';
		taken.add(use);
		return use;
	});
}

/**
 * What each column is taken for: what its name says, whatever was chosen the last time. Memory only fills what no name tells, and
 * knows which words one did not want kept.
 */
export function usesOf(header: readonly string[], remembered: readonly ColumnUse[] | undefined): ColumnUse[] {
	const named = guessUses(header);
	if (remembered?.length !== header.length) return named;
	const filled = named.map((use, at) => {
		const before = remembered[at] ?? 'ignored';
		if (use === 'text' && before === 'ignored') return before;
		if (use !== 'ignored') return use;
		return before === 'text' || !named.includes(before) ? before : use;
	});
	return usesFault(filled) && !usesFault(named) ? named : filled;
}

const saysIn = /입출금|입금|맡기신|받은|deposit|credit|(money|paid)in/;
const saysOut = /출금|찾으신|지급|보낸|withdraw|debit|(money|paid)out/;

/** Columns whose names say that money went the other way than they are read. */
export function namedOtherwise(header: readonly string[], uses: readonly ColumnUse[]): string[] {
	return header.filter((cell, at) => {
		const name = plainName(cell);
		const [isIn, isOut] = [saysIn.test(name), saysOut.test(name)];
		if (isIn === isOut) return false;
		return uses[at] === (isIn ? 'out' : 'in');
	});
}

/** By what a bank's way of naming its columns is known again. */
export const headerName = (header: readonly string[]): string => header.map(plainName).join('|');

export const columnFaults = ['no-when', 'no-amount', 'no-direction', 'no-text', 'use-twice'] as const;
export type ColumnFault = (typeof columnFaults)[number];

/** What keeps a statement from being read with these columns. */
export function usesFault(uses: readonly ColumnUse[]): ColumnFault | undefined {
	const has = (use: ColumnUse) => uses.includes(use);
	const single = uses.filter((use) => use !== 'text' && use !== 'ignored');
	if (new Set(single).size !== single.length) return 'use-twice';
	if (!has('when')) return 'no-when';
	if (!has('in') && !has('out') && !has('amount')) return 'no-amount';
	if (has('amount') && !has('direction') && !has('in') && !has('out')) return 'no-direction';
	return has('text') ? undefined : 'no-text';
}

/** How far down the names of columns may stand: above them banks print the account and the period. */
const mostAbove = 30;

/** Which of the first rows has the names of the columns; undefined where none looks like it. */
export function headerRow(rows: readonly (readonly string[])[]): number | undefined {
	const at = rows.slice(0, mostAbove).findIndex((row) => {
		const uses = guessUses(row);
		return uses.includes('when') && (uses.includes('in') || uses.includes('out') || uses.includes('amount'));
	});
	return at === -1 ? undefined : at;
}
