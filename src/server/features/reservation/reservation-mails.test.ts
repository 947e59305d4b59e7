import { describe, expect, test } from 'vitest';
import { type AreaSlug, areaOf, areaSlugs } from '#domain/area/areas.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import { historyEvents } from '#domain/reservation/reservation-machine.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { waitingMail } from '#server/mail/waiting-mail.ts';
import { reservationMails, type TellFacts } from './reservation-mails.ts';
import type { Telling } from './telling-row.ts';

const origin = 'https://maru.example';
const clinic = areaSlugs.find((slug) => areaOf(slug).isHealth) as AreaSlug;
const tour = areaSlugs.find((slug) => !areaOf(slug).isHealth) as AreaSlug;
const order = {
	on: '2026-12-19',
	to: null,
	time: '07:10',
	persons: { adult: 2, child: 1, infant: 0 },
	units: 1,
	choices: {},
};
const change = {
	order: { ...order, on: '2026-12-20' },
	price: { basis: 'listed' as const, lines: [], total: 500_000, reasons: [] },
	places: 3,
	percent: 100,
	askedAt: '2026-12-01T00:00:00.000Z',
	expiresAt: '2026-12-03T00:00:00.000Z',
};
const lines: AgreedLine[] = [
	{ of: 'sessions', name: 'Between you and me: hepatitis', quantity: 3, won: 120_000 },
	{ of: 'medicine', name: '', quantity: 1, won: null },
];
const proposal = {
	dates: [{ on: '2027-03-06', time: '10:00', total: 260_000 }],
	text: 'Full on Thursday.',
	proposedAt: '2027-03-01T00:00:00.000Z',
	validUntil: '2027-03-03T00:00:00.000Z',
};
const offer = {
	...{ version: 2, lines, total: 360_000, persons: order.persons, places: 1 },
	offeredAt: '2026-12-01T00:00:00.000Z',
	validUntil: '2026-12-04T00:00:00.000Z',
};
const price = { basis: 'agreed' as const, version: 2, lines, total: 360_000 };
const facts: TellFacts = {
	id: '018f2f3c-0000-7000-8000-000000000001',
	code: 'MR-261219-4K7PX',
	area: tour,
	kind: 'day-tour',
	productId: 'palace-walk',
	title: { ko: '경복궁', en: 'Palace', vn: 'Cung điện' },
	providerName: { ko: '북촌 걷기', en: 'Bukchon Walks' },
	meetingPoint: { ko: '5번 출구', en: 'Exit 5' },
	order,
	change: null,
	money: { total: 0, kept: 48_500, paid: 484_500, refunded: 0 },
	price: change.price,
	guestName: 'LINH NGUYEN',
	guests: 3,
	details: {},
	needs: { halal: null, flags: [], childSeats: 0 },
	questions: null,
	status: 'confirmed',
	ticket: 'EV-1234-5678',
	guestLanguage: 'th',
	agencyEmail: 'office@maru.example',
	expiresAt: new Date('2026-12-02T03:00:00Z'),
	reason: null,
	percent: 90,
	freeUntil: new Date('2026-12-16T14:59:59.999Z'),
	member: {
		id: 'm1',
		email: 'linh@mail.example',
		locale: 'vn',
		firstName: 'LINH',
		lastName: 'NGUYEN',
		isGuest: false,
		ownName: 'Nguyễn Linh',
	},
	providers: [{ memberId: 'p1', email: 'walks@mail.example', locale: 'ko' }],
};
const unpaid = { total: 0, kept: 0, paid: 0, refunded: 0 };
const agency = { memberId: null, email: 'office@maru.example', locale: 'ko' } as const;
const told = (telling: Telling, more: Partial<TellFacts> = {}) =>
	reservationMails(telling, { ...facts, ...more }, origin).map(
		({ address, template }) => `${address.split('@')[0]}: ${template}`,
	);

describe('who receives guests', () => {
	test('is led into the console by every mail, whatever it tells of', () => {
		const tellings = [...historyEvents, 'paid', 'message-to-provider'] as const;
		const links = tellings.flatMap((telling) =>
			reservationMails(telling, { ...facts, change, offer, proposal, actor: 'operator' }, origin)
				.filter(({ template }) => template.startsWith('provider-'))
				.map(({ template, data }) => `${template} ${(data as { link: string }).link}`),
		);
		expect(links.length).toBeGreaterThan(20);
		expect(links.filter((one) => !one.endsWith(` ${origin}/console/reservations/${facts.id}`))).toEqual([]);
	});
});

describe('who is told what', () => {
	test.each<[Telling, string[], Partial<TellFacts>?]>([
		['request', ['linh: reservation-requested', 'walks: provider-requested']],
		['book', ['linh: reservation-confirmed', 'walks: provider-booked']],
		['confirm', ['linh: reservation-confirmed']],
		['confirm', ['linh: reservation-confirmed', 'walks: provider-booked'], { actor: 'operator' }],
		['decline', ['linh: reservation-declined']],
		['decline', ['linh: reservation-declined', 'walks: provider-cancelled'], { actor: 'operator' }],
		['expire', ['linh: reservation-expired', 'walks: provider-expired']],
		['cancel', ['linh: reservation-cancelled', 'walks: provider-cancelled'], { money: unpaid }],
		['cancel', ['linh: reservation-cancelled', 'walks: provider-cancelled', 'office: provider-cancelled']],
		['cancel', ['linh: reservation-cancelled', 'office: provider-cancelled'], { providers: [agency] }],
		['call-off', ['linh: reservation-called-off'], { actor: 'provider', money: unpaid }],
		['call-off', ['linh: reservation-called-off', 'office: provider-cancelled'], { actor: 'provider' }],
		['call-off', ['linh: reservation-called-off', 'walks: provider-cancelled'], { actor: 'operator', money: unpaid }],
		['reduce', ['linh: reservation-changed', 'walks: provider-changed', 'office: provider-changed']],
		['reduce', ['linh: reservation-changed', 'walks: provider-changed'], { money: unpaid }],
		['ask-change', ['linh: reservation-change-asked', 'walks: provider-change-asked'], { change }],
		['ask-change', ['linh: reservation-changed', 'walks: provider-changed', 'office: provider-changed']],
		['ask-change', ['linh: reservation-changed', 'walks: provider-changed'], { money: unpaid }],
		[
			'ask-change',
			['linh: reservation-request-changed', 'walks: provider-request-changed'],
			{ status: 'requested' as const },
		],
		['offer-price', ['linh: reservation-price-offered'], { offer }],
		['accept-price', ['linh: reservation-price-agreed', 'walks: provider-price-accepted'], { money: unpaid, price }],
		['decline-price', ['walks: provider-price-declined'], { offer }],
		['withdraw-price', ['linh: reservation-price-withdrawn'], { offer }],
		['expire-price', ['linh: reservation-price-lapsed', 'walks: provider-price-lapsed'], { offer }],
		['propose-dates', ['linh: reservation-dates-proposed'], { proposal, actor: 'provider' }],
		[
			'propose-dates',
			['linh: reservation-dates-proposed', 'walks: provider-dates-proposed'],
			{ proposal, actor: 'operator' },
		],
		['accept-date', ['linh: reservation-confirmed', 'walks: provider-date-accepted'], { money: unpaid }],
		[
			'accept-date',
			['linh: reservation-changed', 'walks: provider-date-accepted'],
			{ money: unpaid, wasConfirmed: true },
		],
		['decline-dates', ['walks: provider-dates-declined'], { proposal }],
		['withdraw-dates', ['linh: reservation-dates-ended'], { proposal }],
		['expire-dates', ['linh: reservation-dates-ended', 'walks: provider-dates-lapsed'], { proposal }],
		['agree-change', ['linh: reservation-changed', 'office: provider-changed']],
		['agree-change', ['linh: reservation-changed'], { money: unpaid }],
		['lapse', ['linh: reservation-lapsed', 'walks: provider-lapsed', 'office: provider-lapsed']],
		['refuse-change', ['linh: reservation-change-refused'], { change }],
		['withdraw-change', ['walks: provider-change-withdrawn'], { change }],
		['expire-change', ['linh: reservation-change-expired', 'walks: provider-change-expired'], { change }],
		['give-ticket', ['linh: reservation-ticket']],
		['give-ticket', [], { ticket: null }],
		['correct-company', ['walks: provider-company']],
		['correct-lead', ['walks: provider-lead-corrected'], { actor: 'member' }],
		['correct-lead', ['linh: reservation-lead-corrected'], { actor: 'provider' }],
		[
			'correct-lead',
			['linh: reservation-lead-corrected', 'walks: provider-lead-corrected'],
			{ actor: 'operator', corrected: ['phone'] },
		],
		['no-show', []],
		['complete', ['linh: reservation-completed']],
		['complete', [], { area: clinic, kind: 'dermatology' }],
		['remind-week', ['linh: reservation-reminder']],
		['remind-day', ['linh: reservation-reminder']],
		['message-to-member', ['linh: reservation-message']],
		['message-to-provider', ['walks: provider-message']],
		['paid', ['linh: reservation-paid']],
		['paid', ['linh: reservation-paid-ended'], { status: 'cancelled', actor: 'operator' }],
		['paid', ['linh: reservation-paid', 'walks: provider-paid'], { status: 'completed', actor: 'operator' }],
		['refunded', ['linh: reservation-refunded']],
		['payment-reversed', ['linh: reservation-payment-reversed']],
	])('%s: %j', (telling, expected, more) => {
		expect(told(telling, more)).toEqual(expected);
	});

	test('an address that is not known is told nothing', () => {
		expect(told('request', { providers: [] })).toEqual(['linh: reservation-requested']);
	});
});

test('the agency reads which sum it has to send back, and by when', () => {
	const mail = reservationMails('cancel', facts, origin).find(({ address }) => address === facts.agencyEmail);
	if (!mail) throw new Error('not told');
	expect(renderMail({ ...mail, company: undefined, origin }).plain).toMatch(/환불[^\n]*₩436,000[^\n]*영업일 3일 이내/);
});

const everything: Telling[] = [
	...historyEvents,
	'remind-week',
	'remind-day',
	'message-to-member',
	'message-to-provider',
	'paid',
	'refunded',
	'payment-reversed',
];

test('every mail can be written from it, in every language, and leads to the reservation', () => {
	for (const locale of contentLocales)
		for (const area of areaSlugs)
			for (const telling of everything) {
				const given: TellFacts = {
					...facts,
					area,
					change: telling.includes('change') && telling !== 'agree-change' ? change : null,
					...(telling.endsWith('-price') && { offer, price }),
					...(telling === 'correct-lead' && { corrected: ['lastName', 'language'] as const }),
					...(telling === 'move-meeting' && { moved: { from: 'Exit 5', to: 'Exit 3' } }),
					reason: 'Because.',
					actor: 'operator',
					member: { ...facts.member, locale },
					providers: facts.providers.map((one) => ({ ...one, locale })),
				};
				for (const mail of reservationMails(telling, given, origin)) {
					const { subject, plain } = renderMail({ ...mail, company: undefined, origin });
					const said = `${subject}\n${plain}`;
					expect(said, `${telling} ${locale}`).not.toMatch(/undefined|null|NaN|Invalid|\{|: \n/);
					expect(said).toContain(facts.code);
					expect(said).toContain('2026.12.19');
					const path = mail.address === facts.member.email ? '/my/reserve' : '/console/reservations';
					if (telling !== 'complete') expect(plain).toContain(`${origin}${path}/${facts.id}`);
				}
			}
});

test('each reads it in their own language, or in English where theirs is missing', () => {
	const [mine, theirs] = reservationMails('book', facts, origin);
	expect(mine).toMatchObject({
		memberId: 'm1',
		locale: 'vn',
		data: { name: 'Nguyễn Linh', product: 'Cung điện', provider: 'Bukchon Walks', meetingPoint: 'Exit 5' },
	});
	expect(theirs).toMatchObject({ memberId: 'p1', locale: 'ko', data: { guest: 'LINH NGUYEN', product: '경복궁' } });
	expect(mine?.data).toHaveProperty('freeUntil', '2026-12-16T14:59:59.999Z');
});

test('the money of a cancellation comes from the rules', () => {
	const [mine] = reservationMails('cancel', facts, origin);
	expect(mine?.data).toMatchObject({ paidWon: 484_500, refundWon: 436_000, owedWon: 0, keptWon: 48_500, days: 3 });
});

test('a price is told by its kinds and sums, with its own deadline, and never in the words of who wrote it', () => {
	const [mine] = reservationMails('offer-price', { ...facts, offer, beforeWon: 500_000 }, origin);
	expect(mine?.data).toMatchObject({ offeredWon: 360_000, beforeWon: 500_000, until: offer.validUntil });
	expect(JSON.stringify(mine)).not.toContain('hepatitis');
	const { plain } = renderMail({ ...(mine as NewMail), locale: 'en', company: undefined, origin });
	for (const words of ['Treatment sessions', '₩360,000', '3 × ₩120,000', 'Not included'])
		expect(plain).toContain(words);
});

test('a wish for a change is told with its own deadline', () => {
	const [, theirs] = reservationMails('ask-change', { ...facts, change }, origin);
	expect(theirs?.data).toMatchObject({ on: '2026-12-19', askedOn: '2026-12-20', until: change.expiresAt });
});

test('a reminder and an offer say when they are of no more use', () => {
	expect(reservationMails('remind-day', facts, origin)[0]?.data).toMatchObject({
		daysLeft: 1,
		uselessAfter: '2026-12-18T22:10:00.000Z',
		infoLink: `${origin}/${tour}/palace-walk`,
	});
	const offerUntil = new Date('2026-12-05T00:00:00Z');
	const { area, productId, title, providerName, member } = facts;
	const offer = waitingMail(
		{ waitingId: 'w1', area, productId, title, providerName, order, offerUntil, member },
		origin,
	);
	expect(offer).toMatchObject({
		template: 'waiting-offer',
		address: 'linh@mail.example',
		data: { uselessAfter: offerUntil.toISOString(), link: `${origin}/reserve/palace-walk?waiting=w1` },
	});
	expect(renderMail({ ...offer, company: undefined, origin }).subject).toBe('Có chỗ trống: Cung điện, 2026.12.19');
});

describe('a guest without an account', () => {
	const guest = { ...facts.member, isGuest: true };
	const noteOf = (telling: Telling, more: Partial<TellFacts>) => {
		const [mail] = reservationMails(telling, { ...facts, ...more, member: guest }, origin);
		if (!mail) throw new Error(`nobody is told of ${telling}`);
		const { plain } = renderMail({ ...mail, locale: 'en', company: undefined, origin } as Parameters<
			typeof renderMail
		>[0]);
		return plain.replace(/\s+/g, ' ');
	};
	const arrival = 'When you arrive, the reservation code is enough.';

	test.each<[Telling, Partial<TellFacts>]>([
		['decline', { status: 'declined' }],
		['expire', { status: 'expired' }],
		['cancel', { status: 'cancelled' }],
		['call-off', { status: 'cancelled', reason: 'A typhoon.' }],
		['lapse', { status: 'cancelled' }],
		['paid', { status: 'cancelled', won: 1_000 }],
		['refunded', { status: 'cancelled', won: 1_000 }],
		['ask-account', { status: 'cancelled' }],
		['refunded', { status: 'completed', won: 1_000 }],
	])('is not told how to arrive by a mail of what has ended: %s', (telling, more) => {
		expect(noteOf(telling, more)).not.toContain(arrival);
	});

	test.each<[Telling, Partial<TellFacts>]>([
		['confirm', {}],
		['reduce', {}],
		['refuse-change', { change }],
		['paid', { won: 1_000 }],
		['remind-day', {}],
	])('is told so by one of what goes on: %s', (telling, more) => {
		expect(noteOf(telling, more)).toContain(arrival);
	});
});
