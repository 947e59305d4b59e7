import { expect, test } from 'vitest';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { keptAddress, keptTogether } from './kept-address.ts';

const id = '0b54c1b2-98f5-4d8e-9a57-3f0f3f5d7a11';
const one = pagePath('myReservation', { id });
const list = pagePath('myReservations');
const keyOf = (address: string) => keptAddress(address)?.key;

test.each([
	[`/th${one}?voucher=1`, `/th${one}?voucher=1`],
	[`/th${one}?voucher`, `/th${one}?voucher=1`],
	[`/th${one}?voucher=1&wishes`, `/th${one}?voucher=1`],
	[`${one}?sent=1`, one],
	[one, one],
	[`/ru${list}`, `/ru${list}`],
	[`${list}?wishes`, list],
	[`${list}?c=AAAA.BBBB`, `${list}?c=`],
	[consolePages.check.path, consolePages.check.path],
	[`${consolePages.check.path}?c=AAAA.BBBB`, consolePages.check.path],
])('%s is kept as %s', (address, key) => {
	expect(keyOf(address)).toBe(key);
});

test.each([
	`${list}?scope=provided`,
	`${list}?time=past`,
	`${list}?c=AAAA&scope=all`,
	`${list}/not-an-id`,
	'/my/info',
	'/th',
	'/travel',
	`/console${one}`,
	'/console',
	'/console/check?page=2',
])('%s is never kept', (address) => {
	expect(keptAddress(address)).toBeUndefined();
});

const together = (address: string, canCheck = false) => {
	const opened = keptAddress(address);
	return opened && keptTogether(opened, canCheck);
};

test('with a voucher go its reservation and the list, in the same language', () => {
	expect(together(`/th${one}?voucher=1`)).toEqual([`/th${one}?voucher=1`, `/th${one}`, `/th${list}`]);
	expect(together(`/th${one}`)).toEqual([`/th${one}`, `/th${list}`]);
});

test('the check at a desk goes alone', () => {
	expect(together(`${consolePages.check.path}?c=AAAA`, true)).toEqual([consolePages.check.path]);
});

test('whoever is shown vouchers has the page that checks them, also where a code leads', () => {
	expect(together(`/th${list}`)).toEqual([`/th${list}`]);
	expect(together(`/th${list}`, true)).toEqual([`/th${list}`, `/th${list}?c=`, `${list}?c=`]);
	expect(together(`${list}?c=AAAA`, true)).toEqual([`${list}?c=`, list]);
});
