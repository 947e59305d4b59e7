import { describe, expect, test } from 'vitest';
import { type AreaSlug, areaOf, areaSlugs } from '#domain/area/areas.ts';
import type { Locale } from '#i18n/locales.ts';
import { reservationFacts as data, tourArea as tour } from '../../../tests/support/mail-facts.ts';
import { toldCompany } from './company-facts.ts';
import { mailContent } from './mail-content.ts';
import type { MailTemplate } from './mail-templates.ts';

const clinic = areaSlugs.find((slug) => areaOf(slug).isHealth) as AreaSlug;

const say = (
	template: MailTemplate,
	locale: Locale,
	change: Partial<
		Record<keyof typeof data | 'until' | 'company' | 'won' | 'dueWon' | 'dueBy' | 'freed', string | number>
	> = {},
) => mailContent(template, { ...data, ...change }, locale);
const factOf = (content: ReturnType<typeof say>, label: string) => content.facts.find((fact) => fact.label === label);

describe('the time of a service', () => {
	test.each<[Locale, string, string | undefined]>([
		['en', '2026.12.19 (Sat), 07:10 KST', undefined],
		['ko', '2026.12.19 (토) 07:10(한국 시간)', undefined],
		['vn', '2026.12.19 (T7), 07:10 giờ Hàn Quốc (KST)', '05:10 giờ Việt Nam'],
		['th', '2026.12.19 (ส.) 07:10 น. เวลาเกาหลี (KST)', '05:10 น. เวลาไทย'],
		['id', '2026.12.19 (Sab), 07:10 waktu Korea (KST)', '05:10 WIB'],
		['ru', '2026.12.19 (сб), 07:10 по\u00a0корейскому времени (KST)', '01:10 МСК'],
	])('in %s is Korean, with the clock at home beside it', (locale, value, second) => {
		const when = say('reservation-expired', locale).facts[2];
		expect(when).toMatchObject({ value, isStrong: true });
		expect(when?.second).toBe(second);
	});

	test('names the day at home where it is another', () => {
		expect(say('reservation-expired', 'ru', { time: '05:00' }).facts[2]?.second).toBe('2026.12.18, 23:00 МСК');
	});

	test('is nights for a stay, and the day alone where only that counts', () => {
		const stay = say('reservation-expired', 'en', { to: '2026-12-22', time: '', unit: 'room', units: 2 });
		expect(factOf(stay, 'Date and time')).toMatchObject({
			value: '2026.12.19 (Sat) – 2026.12.22 (Tue)',
			second: '3 nights',
		});
		expect(factOf(stay, 'People')?.value).toBe('2 adults, 1 child · 2 rooms');
		expect(factOf(say('reservation-expired', 'en', { time: '' }), 'Date and time')?.value).toBe('2026.12.19 (Sat)');
	});
});

describe('a cancellation tells the money exactly', () => {
	test.each([
		[
			'some comes back',
			{},
			'Of the ₩484,500 you paid, ₩48,500 is kept as the cancellation fee and ₩436,000 will be refunded within 3 working days.',
		],
		['nothing was paid', { paidWon: 0, refundWon: 0 }, 'You had not paid anything, and there is nothing to pay.'],
		[
			'all is kept',
			{ refundWon: 0, keptWon: 484_500 },
			'The ₩484,500 you paid is kept as the cancellation fee and is not refundable. There is nothing more to pay.',
		],
		[
			'all comes back',
			{ refundWon: 484_500, keptWon: 0 },
			'The full ₩484,500 you paid will be refunded within 3 working days.',
		],
		[
			'the transfer is still being looked for',
			{ paidWon: 0, refundWon: 0, keptWon: 0, inCheckWon: 96_900 },
			'Your transfer of ₩96,900 is still being checked. Once it is found, the reservation page shows your refund.',
		],
	])('%s', (_, change, text) => {
		expect(say('reservation-cancelled', 'en', change).text).toBe(text);
	});

	test('in its facts too', () => {
		const content = say('reservation-cancelled', 'ru');
		expect(factOf(content, 'Оплачено')?.value).toBe('₩484,500');
		expect(factOf(content, 'Плата за\u00a0отмену')?.value).toBe('₩48,500');
		expect(factOf(content, 'Возврат')?.value).toBe('₩436,000');
		expect(JSON.stringify(content.facts)).not.toContain('%');
	});

	test('and when the provider cancels, all of it', () => {
		const change = { refundWon: 484_500, keptWon: 0, reason: 'The guide is ill.' };
		const content = say('reservation-called-off', 'en', change);
		expect(content.text).toBe(
			'The reason is below. You will get a full refund of ₩484,500 within 3 working days. We are sorry.',
		);
		expect(factOf(content, 'Refund')).toMatchObject({ value: '₩484,500', second: 'within 3 working days' });
		expect(factOf(content, 'Reason')?.value).toBe('The guide is ill.');
	});
});

test('a transfer found after the cancellation says what comes back, and never that everything is paid', () => {
	const told = (change = {}) => say('reservation-paid-ended', 'en', { won: 484_500, ...change });
	expect(told().text).toBe(
		'Your transfer of ₩484,500 has arrived. Of the ₩484,500 you paid, ₩48,500 is kept as the cancellation fee and ₩436,000 will be refunded within 3 working days.',
	);
	expect(told().heading).toContain('cancelled reservation');
	expect(factOf(told(), 'Refund')).toMatchObject({ value: '₩436,000', second: 'within 3 working days' });
	expect(told({ refundWon: 0, keptWon: 484_500 }).text).toContain('is kept as the cancellation fee');
});

test('who paid a part reads what is to be transferred by when, with the way to pay', () => {
	const dueBy = '2026-12-10T03:00:00.000Z';
	const part = { won: 1_000, paidWon: 1_000, owedWon: 46_600, dueBy };
	const second = 'by bank transfer, due by 2026.12.10, 12:00 KST';
	const all = say('reservation-paid', 'en', { ...part, dueWon: 46_600 });
	expect(factOf(all, 'Still to pay')).toMatchObject({ value: '₩46,600', second });
	expect(all.button?.label).toBe('Pay now');
	const some = say('reservation-paid', 'en', { ...part, dueWon: 8_520 });
	expect(factOf(some, 'Still to pay')?.second).toBeUndefined();
	expect(factOf(some, 'Of which to transfer now')).toMatchObject({ value: '₩8,520', second });
	// The rest too has a place and a day.
	expect(factOf(some, 'On site')).toMatchObject({ value: '₩38,080', second: '2026.12.19' });
	const large = say('reservation-paid', 'en', { ...part, dueWon: 8_520, balanceBy: dueBy });
	expect(factOf(large, 'Balance, by bank transfer')).toMatchObject({ value: '₩38,080', second });
	const onSite = say('reservation-paid', 'en', { ...part, dueWon: 0, dueBy: '' });
	expect(onSite.button?.label).toBe('View reservation');
	expect(factOf(onSite, 'Still to pay')).toMatchObject({ value: '₩46,600', second: 'on site, on 2026.12.19' });
	const inCheck = say('reservation-paid', 'en', { ...part, dueWon: 0, dueBy: '', inCheckWon: 40_000 });
	expect(factOf(inCheck, 'Still to pay')?.second).toBeUndefined();
});

test('a confirmation says until when it is free, in both times', () => {
	const freeUntil = '2026-12-16T14:59:00.000Z';
	expect(say('reservation-confirmed', 'vn', { freeUntil }).note).toContain(
		'23:59 KST ngày 2026.12.16 (21:59 giờ Việt Nam)',
	);
	expect(say('reservation-confirmed', 'en').note).toBe(
		'If you cancel, the cancellation policy saved with your reservation applies.',
	);
});

test('a confirmation says what is paid when, where that is known', () => {
	const depositBy = '2026-12-10T03:00:00.000Z';
	const content = say('reservation-confirmed', 'en', { depositWon: 96_900, depositBy, onSiteWon: 387_600 });
	expect(factOf(content, 'Deposit')).toMatchObject({
		value: '₩96,900',
		second: 'by bank transfer, due by 2026.12.10, 12:00 KST',
	});
	expect(factOf(content, 'On site')?.value).toBe('₩387,600');
	const freed = say('reservation-confirmed', 'en', { depositWon: 96_900, depositBy, isFreed: 1 });
	expect(factOf(freed, 'Deposit')?.second).toContain('the reservation is cancelled automatically, at no cost to you');
	const large = say('reservation-confirmed', 'en', {
		depositWon: 96_900,
		depositBy,
		onSiteWon: 387_600,
		balanceBy: depositBy,
	});
	expect(factOf(large, 'On site')).toBeUndefined();
	expect(factOf(large, 'Balance, by bank transfer')?.second).toContain('2026.12.10');
	expect(factOf(say('reservation-confirmed', 'en'), 'Deposit')).toBeUndefined();
});

test('what is paid in full beforehand is not called a deposit', () => {
	const depositBy = '2026-12-10T03:00:00.000Z';
	const told = say('reservation-confirmed', 'en', { totalWon: 47_600, depositWon: 47_600, depositBy });
	expect(factOf(told, 'In full')).toMatchObject({ value: '₩47,600' });
	expect(factOf(told, 'Deposit')).toBeUndefined();
});

test('a clinic has appointments, everybody else reservations', () => {
	expect(say('reservation-confirmed', 'en', { area: clinic }).subject).toBe(
		'Appointment MR-261219-4K7PX confirmed: Palace, 2026.12.19',
	);
	expect(say('reservation-confirmed', 'ru', { area: tour }).subject).toBe(
		'Бронирование MR-261219-4K7PX подтверждено: Palace, 2026.12.19',
	);
	// “bạn” is too familiar for a patient, and the two are never mixed.
	for (const template of ['reservation-requested', 'reservation-confirmed', 'reservation-expired'] as const) {
		const until = '2026-12-17T03:00:00.000Z';
		expect(say(template, 'vn', { area: clinic, until }).text).not.toMatch(/\bbạn\b/i);
		expect(say(template, 'vn', { area: tour, until }).text).not.toContain('Quý khách');
	}
});

describe('a promotion', () => {
	const templates = ['reservation-confirmed', 'reservation-changed', 'provider-booked', 'provider-changed'] as const;

	test.each(templates)('is told in %s with its name and what it takes off, before the total', (template) => {
		const { facts } = say(template, 'en', { promotion: 'For two', promotionWon: 29_400, totalWon: 166_600 });
		const at = facts.findIndex(({ label }) => label === 'Promotion');
		expect(facts[at]?.value).toBe('For two: −₩29,400');
		expect(facts[at + 1]).toMatchObject({ label: 'Total', value: '₩166,600' });
	});

	test('is not spoken of where there is none', () => {
		expect(factOf(say('reservation-confirmed', 'en'), 'Promotion')).toBeUndefined();
	});
});

test('who pays all of it on site reads that no transfer is needed', () => {
	const all = { totalWon: 180_000, depositWon: 0, onSiteWon: 180_000, balanceBy: '' };
	const told = say('reservation-confirmed', 'en', all);
	expect(factOf(told, 'On site')).toMatchObject({ value: '₩180,000', second: 'No bank transfer needed beforehand.' });
	const part = say('reservation-confirmed', 'en', { ...all, depositWon: 36_000, onSiteWon: 144_000 });
	expect(factOf(part, 'On site')?.second).toBeUndefined();
});

test('a change says what is kept of what was paid, and what comes back', () => {
	const told = say('reservation-changed', 'en', { paidWon: 100_000, keptWon: 10_000, refundWon: 40_000 });
	expect(factOf(told, 'Cancellation fee')).toMatchObject({ value: '₩10,000' });
	expect(factOf(told, 'Refund')).toMatchObject({ value: '₩40,000' });
});

describe('what a company told of itself', () => {
	const company = JSON.stringify(
		toldCompany({ company: 'Evil.test/pay Co.', taxNumber: 'MST 0312', programme: 'Secret' }),
	);

	test.each(['reservation-requested', 'reservation-confirmed', 'provider-requested', 'provider-booked'] as const)(
		'stands in %s, and is no link there; its wishes stay on the page',
		(template) => {
			const content = say(template, 'en', { company, until: '2026-12-01T00:00:00Z' });
			expect(factOf(content, 'Company or group')?.value).toBe('Evil. test pay Co.');
			expect(factOf(content, 'Tax number')?.value).toBe('MST 0312');
			expect(JSON.stringify(content)).not.toContain('Secret');
		},
	);
});

test('a ticket number carries no link into a mail', () => {
	const { facts } = say('reservation-ticket', 'en', { ticket: 'SEAT 12A http://evil.example' });
	expect(JSON.stringify(facts)).toContain('SEAT 12A');
	expect(JSON.stringify(facts)).not.toContain('http://evil.example');
});

describe('what one side writes to the other', () => {
	const words = 'Your account is blocked, log in at https://evil.example/login';
	const asked = {
		askedOn: '2026-12-20',
		askedTo: '',
		askedTime: '',
		askedAdults: 1,
		askedChildren: 0,
		askedInfants: 0,
	};

	test.each([
		'provider-cancelled',
		'reservation-called-off',
		'reservation-declined',
		'reservation-change-refused',
	] as const)('as a reason in %s is no link there', (template) => {
		const given = { ...data, ...asked, askedUnit: 'person', askedUnits: 1, reason: words };
		const { facts } = mailContent(template, given, 'en');
		expect(facts.find(({ label }) => label === 'Reason')?.value).toBe(
			'Your account is blocked, log in at https: evil. example login',
		);
	});

	test('as an answer about a need, or a meeting point, is no link either', () => {
		const needs = JSON.stringify([{ need: { id: 'vegetarian' }, answer: 'how', text: words }]);
		const given = { ...data, needs, needsFreeUntil: '', meetingPoint: words };
		for (const template of ['reservation-needs-answered', 'reservation-confirmed', 'reservation-changed'] as const)
			expect(JSON.stringify(mailContent(template, given, 'en').facts)).not.toContain('evil.example');
	});

	test('as the name of a business that applies is none to the operator', () => {
		const content = mailContent('partner-change-asked', { business: 'evil.example/login', link: '' }, 'en');
		expect(JSON.stringify(content)).not.toContain('evil.example');
	});

	test('is called what it is: a cancellation is not turned down', () => {
		for (const template of ['provider-cancelled', 'reservation-called-off'] as const)
			expect(factOf(say(template, 'ko', { reason: '일정 변경' }), '취소 사유')?.value).toBe('일정 변경');
		expect(factOf(say('reservation-declined', 'ko', { reason: '만석' }), '반려 사유')?.value).toBe('만석');
	});
});

test('a house is told of free places only where some became free', () => {
	expect(say('provider-changed', 'en', { freed: 1 }).text).toContain('Released places can be reserved again.');
	expect(say('provider-changed', 'en', { freed: 0 }).text).toBe('The new details are below.');
	for (const template of ['provider-cancelled', 'provider-expired', 'provider-lapsed'] as const) {
		expect(say(template, 'en', { freed: 1 }).text).toContain('The places are available again');
		expect(say(template, 'en', { freed: 0 }).text).not.toContain('available');
		expect(say(template, 'en', { freed: 0 }).text).toMatch(/[Tt]he guest has been notified\.$|The refund follows/);
	}
});
