import { expect, test } from 'vitest';
import {
	accountFaults,
	bankCodeOf,
	fieldsOf,
	isBic,
	isWayKnown,
	maskedNumber,
	mayAsk,
	type RefundAccount,
	readableNumber,
	tidyAccount,
	traceOf,
	waysBack,
} from './refund-account.ts';

const korean: RefundAccount = {
	...{ country: 'KR', bank: '신한은행', holder: '김민지', number: '110-123-456789' },
	...{ bic: '', code: '', address: '' },
};
const thai: RefundAccount = {
	...{ country: 'TH', bank: 'Kasikornbank', holder: 'Siriporn Wongsakul', number: '123-4-56789-0' },
	...{ bic: 'KASITHBK', code: '', address: '12 Sukhumvit Road, Bangkok 10110' },
};
const german: RefundAccount = { ...thai, country: 'DE', number: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' };

test('an account here has a bank, a number and a holder, in whichever script; one abroad what a transfer there needs', () => {
	expect(fieldsOf('KR')).toEqual(['country', 'bank', 'holder', 'number']);
	expect(fieldsOf('TH')).toEqual(['country', 'bank', 'holder', 'number', 'bic', 'address']);
	expect(fieldsOf('AU')).toEqual(['country', 'bank', 'holder', 'number', 'bic', 'code', 'address']);
	expect([bankCodeOf('AU'), bankCodeOf('US'), bankCodeOf('VN')]).toEqual(['BSB', 'ABA', undefined]);
	for (const right of [korean, thai, german]) expect(accountFaults(right)).toEqual({});
});

test('nothing is missing that its country asks for, and what it does not ask for is not kept', () => {
	const empty = { bank: ' ', holder: '', number: '', bic: '', code: '', address: '' };
	expect(accountFaults({ country: 'KR', ...empty })).toEqual({
		...{ bank: 'required', holder: 'required', number: 'required' },
	});
	expect(Object.keys(accountFaults({ country: 'TH', ...empty }))).toEqual([
		'bank',
		'holder',
		'number',
		'bic',
		'address',
	]);
	expect(tidyAccount({ ...thai, ...korean, bic: 'KASITHBK', code: '1', address: 'x' })).toEqual({
		...korean,
		number: '110123456789',
	});
});

test('numbers are kept without what is only print', () => {
	expect(tidyAccount(german).number).toBe('DE89370400440532013000');
	expect(tidyAccount({ ...korean, number: ' 110‑１２３ 456.789' }).number).toBe('110123456789');
	expect(readableNumber(tidyAccount(german))).toBe('DE89 3704 0044 0532 0130 00');
	expect(readableNumber(tidyAccount(thai))).toBe('1234567890');
});

test.each([
	[{ ...korean, number: '1234567' }, { number: 'account-number-wrong' }],
	[{ ...korean, number: '12345678901234567' }, { number: 'account-number-wrong' }],
	[{ ...korean, number: '110-ABC-456789' }, { number: 'account-number-wrong' }],
	[{ ...thai, number: '12' }, { number: 'account-number-wrong' }],
	[{ ...thai, number: 'siriporn@mail' }, { number: 'account-number-wrong' }],
	[{ ...german, number: 'DE89370400440532013001' }, { number: 'iban-wrong' }],
	[{ ...german, number: '0532013000' }, { number: 'iban-needed' }],
	[{ ...german, number: 'FR1420041010050500013M02606' }, { number: 'iban-elsewhere' }],
	[{ ...thai, bic: 'KASITH' }, { bic: 'bic-wrong' }],
	[{ ...thai, bic: 'KASITHBKX' }, { bic: 'bic-wrong' }],
	[{ ...thai, bank: 'ธนาคารกสิกรไทย' }, { bank: 'text-not-latin' }],
	[{ ...thai, holder: 'ศิริพร' }, { holder: 'text-not-latin' }],
	[{ ...thai, holder: '=HYPERLINK("x")' }, { holder: 'text-not-latin' }],
	[{ ...korean, bank: '신한\u202e은행' }, { bank: 'invalid-input' }],
	[{ ...korean, holder: '김\0민지' }, { holder: 'invalid-input' }],
	[{ ...thai, address: 'x'.repeat(141) }, { address: 'too-long' }],
	[{ ...thai, country: 'AU', code: '12345' }, { code: 'bank-code-wrong' }],
	[{ ...thai, country: 'US', code: '021000022' }, { code: 'bank-code-wrong' }],
] as [RefundAccount, object][])('what no bank could send to is said beside its field: %j', (account, faults) => {
	expect(accountFaults(account)).toEqual(faults);
});

test('codes of banks that ask for them, numbers of countries where an IBAN is not yet everybody’s', () => {
	expect(accountFaults({ ...thai, country: 'US', code: '021000021' })).toEqual({});
	expect(accountFaults({ ...thai, country: 'AU', code: '062-000' })).toEqual({});
	expect(accountFaults({ ...thai, country: 'CA', code: '00012-003' })).toEqual({});
	expect(accountFaults({ ...thai, country: 'IN', code: 'SBIN0005943' })).toEqual({});
	expect(accountFaults({ ...thai, country: 'RU', number: '40817810099910004312' })).toEqual({});
	expect(accountFaults({ ...thai, country: 'RU', number: 'RU0204452560040702810412345678902' })).toEqual({
		number: 'iban-wrong',
	});
	expect([isBic('DEUTDEFF'), isBic('DEUTDEFF500'), isBic('deutdeff'), isBic('DEUT3EFF')]).toEqual([
		true,
		true,
		false,
		false,
	]);
});

test('masked, never more than four signs and two fifths of a number are seen; a trace says the same', () => {
	expect(maskedNumber(tidyAccount(german))).toBe('•••• 3000');
	expect(maskedNumber({ ...korean, number: '12345678' })).toBe('•••• 678');
	expect(maskedNumber(traceOf(tidyAccount(german)))).toBe('•••• 3000');
	expect(traceOf(tidyAccount(thai))).toEqual({ country: 'TH', bank: 'Kasikornbank', lastSigns: '7890' });
	expect(JSON.stringify(traceOf(tidyAccount(thai)))).not.toContain('Siriporn');
});

test('money goes back the way it came only where all of it came so and is still here', () => {
	const paid = (method: 'transfer' | 'card' | 'on-site', won: number, more = {}) =>
		({ kind: 'payment', method, won, isReversed: false, ...more }) as const;
	expect(waysBack([paid('transfer', 100)], 100)).toEqual(['account']);
	expect(waysBack([paid('card', 100)], 80)).toEqual(['account', 'card']);
	expect(waysBack([paid('card', 40), paid('on-site', 100)], 80)).toEqual(['account', 'on-site']);
	expect(waysBack([paid('card', 100, { isReversed: true })], 80)).toEqual(['account']);
	expect(waysBack([paid('card', 100), paid('card', 60, { kind: 'refund' })], 80)).toEqual(['account']);
	expect(waysBack([paid('card', 100)], 0)).toEqual(['account']);
});

test('it is known where money goes while that still counts', () => {
	const said = { way: 'account', isReturned: false, isReduced: false } as const;
	expect(isWayKnown(said)).toBe(true);
	for (const not of [undefined, { ...said, way: null }, { ...said, isReturned: true }, { ...said, isReduced: true }])
		expect(isWayKnown(not)).toBe(false);
});

test('a desk asks once a day', () => {
	const now = new Date('2026-11-19T09:00:00Z');
	expect(mayAsk(null, now)).toBe(true);
	expect(mayAsk(new Date('2026-11-18T09:00:00Z'), now)).toBe(true);
	expect(mayAsk(new Date('2026-11-18T09:00:01Z'), now)).toBe(false);
});
