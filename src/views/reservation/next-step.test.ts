import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type AreaSlug, areaOf, areaSlugs } from '#domain/area/areas.ts';
import { nextStepOf } from './next-step.ts';

const clinic = areaSlugs.find((slug) => areaOf(slug).isHealth) as AreaSlug;
const tour = areaSlugs.find((slug) => !areaOf(slug).isHealth) as AreaSlug;
const money = {
	total: 400_000,
	kept: 0,
	paid: 0,
	refunded: 0,
	refundDue: 0,
	balanceDue: 400_000,
	inCheck: 0,
	takenOff: 0,
};
const depositBy = '2026-10-14T09:00:00.000Z';
const due = { state: 'due', won: 80_000, by: depositBy, isFreed: true } as const;
const onSite = { state: 'on-site', won: 320_000, by: null, isFreed: false } as const;
const checking = { state: 'checking', won: 80_000, by: '2026-10-13T09:00:00.000Z', isFreed: false } as const;
const order = {
	on: '2026-11-01',
	to: null,
	time: null,
	persons: { adult: 2, child: 0, infant: 0 },
	units: 1,
	choices: {},
};
const facts = {
	area: tour,
	role: 'member',
	status: 'confirmed',
	mayRate: false,
	isUnseen: false,
	answerBy: null,
	change: null,
	offerUntil: null,
	datesUntil: null,
	money,
	pay: due,
	history: [],
	questions: null,
	refund: { percent: 100, won: 0, steps: [] },
	startsAt: '2026-10-17T00:00:00.000Z',
	endsAt: '2026-10-17T03:00:00.000Z',
} as const satisfies Partial<ReservationDetail>;
const now = Date.parse('2026-10-12T00:00:00.000Z');
const by = '2026-10-13T00:00:00.000Z';
const change = { order, total: 400_000, askedAt: by, expiresAt: by };

type Change = Partial<Parameters<typeof nextStepOf>[0]>;
const stepOf = (over: Change, moment = now) => nextStepOf({ ...facts, ...over }, moment);

describe('what happens next', () => {
	it.each([
		['the guest waits for an answer', { status: 'requested', answerBy: by }, { name: 'wait', by, won: 0 }],
		['the provider gives one', { status: 'requested', answerBy: by, role: 'provider' }, { name: 'answer', by, won: 0 }],
		['a wish is waited for', { change }, { name: 'waitChange', by, won: 0 }],
		['a wish is answered', { change, role: 'operator' }, { name: 'answerChange', by, won: 0 }],
		['a price is answered', { status: 'requested', offerUntil: by }, { name: 'answerPrice', by, won: 0 }],
		['a price is waited for', { offerUntil: by, role: 'provider' }, { name: 'waitPrice', by, won: 0 }],
		['another date is picked', { status: 'requested', datesUntil: by }, { name: 'pickDate', by, won: 0 }],
		['or waited for', { datesUntil: by, role: 'provider' }, { name: 'waitDate', by, won: 0 }],
		['the deposit is transferred', {}, { name: 'transfer', by: depositBy, won: 80_000 }],
		['the provider waits for it', { role: 'provider' }, { name: 'guestTransfers', by: depositBy, won: 80_000 }],
		[
			'the rest is paid on site',
			{ money: { ...money, paid: 80_000, balanceDue: 320_000 }, pay: onSite },
			{ name: 'payOnSite', by: facts.startsAt, won: 320_000 },
		],
		[
			'all of it is paid on site',
			{ money, pay: { ...onSite, won: 400_000 } },
			{ name: 'payAllOnSite', by: facts.startsAt, won: 400_000 },
		],
		[
			'and taken there',
			{ money, pay: { ...onSite, won: 400_000 }, role: 'provider' },
			{ name: 'guestPaysAllOnSite', by: facts.startsAt, won: 400_000 },
		],
		[
			'all is paid',
			{ money: { ...money, paid: 400_000, balanceDue: 0 }, pay: { ...onSite, state: 'paid' } },
			{ name: 'ready', by: facts.startsAt, won: 0 },
		],
		[
			'money goes back though it goes on',
			{ money: { ...money, paid: 500_000, balanceDue: 0, refundDue: 100_000 } },
			{ name: 'refund', by: null, won: 100_000 },
		],
		['who was there tells others', { status: 'completed', mayRate: true }, { name: 'rate', by: null, won: 0 }],
		['nobody came', { status: 'no-show' }, { name: 'missed', by: null, won: 0 }],
		[
			'declined',
			{ status: 'declined', money: { ...money, total: 0, balanceDue: 0 } },
			{ name: 'declined', by: null, won: 0 },
		],
		[
			'a refund comes first',
			{ status: 'cancelled', money: { ...money, total: 0, paid: 80_000, balanceDue: 0, refundDue: 80_000 } },
			{ name: 'refund', by: null, won: 80_000 },
		],
		[
			'the agency pays it back, not the provider',
			{ status: 'declined', role: 'provider', money: { ...money, total: 0, balanceDue: 0, refundDue: 5 } },
			{ name: 'agencyRefunds', by: null, won: 5 },
		],
		[
			'a late cancellation costs',
			{ status: 'cancelled', money: { ...money, total: 0, kept: 40_000, balanceDue: 40_000 } },
			{ name: 'fee', by: null, won: 40_000 },
		],
	] as const)('%s', (_, over, expected) => {
		expect(stepOf(over as Change)).toEqual(expected);
	});

	describe('with a need that was asked for', () => {
		const question = { id: 'halal', answer: null, text: null, at: null } as const;
		const asking = { list: [question], by, isLate: false, freeUntil: null };
		const freeUntil = '2026-10-14T00:00:00.000Z';
		const refused = { ...asking, list: [{ ...question, answer: 'no' as const }], freeUntil };
		const late = { ...asking, isLate: true, freeUntil };
		const paid = { money: { ...money, paid: 400_000, balanceDue: 0 }, pay: { ...onSite, state: 'paid' as const } };
		const steps = [
			{ until: '2026-10-15T00:00:00.000Z', percent: 100, refund: 0 },
			{ until: '2026-10-16T00:00:00.000Z', percent: 80, refund: 0 },
		];

		it('a no is decided about before anything is paid or checked, as long as cancelling is free', () => {
			for (const pay of [due, checking, onSite, { ...due, state: 'refused' as const }])
				expect(stepOf({ questions: refused, pay })).toEqual({ name: 'needsRefused', by: freeUntil, won: 0 });
			expect(stepOf({ questions: refused, ...paid }, Date.parse(freeUntil)).name).toBe('ready');
			expect(stepOf({ questions: refused, role: 'provider' }).name).toBe('guestTransfers');
		});

		it('names the later of two dates', () => {
			const refund = { percent: 100, won: 0, steps };
			expect(stepOf({ questions: refused, refund }).by).toBe('2026-10-15T00:00:00.000Z');
		});

		it('no answer in time is decided about as well, but not what was answered since', () => {
			expect(stepOf({ questions: late })).toMatchObject({ name: 'needsLate', by: freeUntil });
			expect(stepOf({ questions: { ...late, list: [{ ...question, answer: 'yes' }] }, ...paid }).name).toBe('ready');
		});

		it('nothing is all set while an answer is waited for, though payment comes first', () => {
			expect(stepOf({ questions: asking, ...paid })).toEqual({ name: 'needsOpen', by, won: 0 });
			expect(stepOf({ questions: asking, pay: onSite }).name).toBe('needsOpen');
			expect(stepOf({ questions: asking }).name).toBe('transfer');
		});
	});

	it('is under way once it has begun, whatever is still to be paid', () => {
		expect(stepOf({}, Date.parse(facts.startsAt)).name).toBe('underWay');
		expect(stepOf({}, Date.parse(facts.endsAt)).name).toBe('ended');
	});

	it.each([
		['the guest is asked for nothing', 'member', 'confirmed', 'checking'],
		['also where it was cancelled meanwhile', 'member', 'cancelled', 'checkingEnded'],
		['the provider waits', 'provider', 'confirmed', 'guestChecking'],
		['who sees the account is asked to look', 'operator', 'confirmed', 'checkSlip'],
	] as const)('while a transfer slip is checked, %s', (_, role, status, name) => {
		expect(stepOf({ role, status, pay: checking })).toEqual({ name, by: checking.by, won: 80_000 });
	});

	it('asks again where a slip was not accepted, and says so where nothing was paid in time', () => {
		expect(stepOf({ pay: { ...due, state: 'refused' } })).toMatchObject({ name: 'slipRefused', won: 80_000 });
		const ended = { total: 0, balanceDue: 0 };
		expect(stepOf({ status: 'cancelled', money: { ...money, ...ended }, history: [{ event: 'lapse' }] }).name).toBe(
			'lapsed',
		);
	});

	it('tells a guest whom nobody has seen what to do for a rating', () => {
		expect(stepOf({ status: 'completed', isUnseen: true }).name).toBe('unseen');
		expect(stepOf({ status: 'completed' }).name).toBe('over');
	});

	it('asks nobody for praise of a treatment, though it may be rated', () => {
		expect(stepOf({ status: 'completed', mayRate: true }).name).toBe('rate');
		for (const state of [{ mayRate: true }, { isUnseen: true }, {}])
			expect(stepOf({ area: clinic, status: 'completed', ...state }).name).toBe('visited');
		expect(stepOf({ area: clinic, role: 'provider', status: 'completed' }).name).toBe('over');
	});

	it('has a sentence for each, about nothing but what the page tells it', () => {
		const source = new URL('../../i18n/messages/ko/reservation-my.json', import.meta.url);
		const words: { my: { next: Record<string, string | { title: string; text: string }> } } = JSON.parse(
			readFileSync(source, 'utf8'),
		);
		const steps = Object.values(words.my.next).filter((step) => typeof step === 'object');
		const named = steps.flatMap(({ title, text }) =>
			[...`${title} ${text}`.matchAll(/\{(\w+)/g)].map(([, name]) => name),
		);
		expect(steps.length).toBe(39);
		expect([...new Set(named)].sort()).toEqual(['provider', 'record', 'until', 'won']);
	});
});
