import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoProfile } from '#demo/profile.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import { event } from '#server/db/schema/event.ts';
import { mail } from '#server/db/schema/mail.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { session } from '#server/db/schema/session.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { employColleague, narrow } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.delete(siteProfile);
	await house.queries.insert(siteProfile).values(demoProfile);
	await house.queries.delete(event);
});

const path = '/api/console/site/profile';
const current = async () => (await house.call('operator', `GET ${path}`)).body;
async function set(change: object, { who = 'operator' as Actor, version }: { who?: Actor; version?: string } = {}) {
	const seen = await current();
	const facts = { ...seen.facts, ...change };
	return house.call(who, `PUT ${path}`, { body: { facts, version: version ?? seen.version } });
}
const trail = () => house.queries.select().from(event).where(eq(event.kind, 'site.profile-changed'));
const shown = async (language: string) => (await house.call('visitor', `GET /api/profile?language=${language}`)).body;

test('what the operator writes stands on every page at once, in the reader’s language, and in the trail', async () => {
	expect(await shown('en')).toMatchObject({ phone: '02-0000-0000' });
	const companyName = { ko: '마루여행', en: 'Maru Travel', th: 'มารุทราเวล' };
	const { status, body } = await set({ companyName, phone: '02-123-4567', fax: '' });
	expect([status, body.facts.companyName, body.facts.fax]).toEqual([200, companyName, '']);
	expect(await shown('en')).toMatchObject({ companyName: 'Maru Travel', phone: '02-123-4567', fax: '' });
	expect(await shown('th')).toMatchObject({ companyName: 'มารุทราเวล' });
	// Nothing was written for this language: English stands in.
	expect(await shown('ru')).toMatchObject({ companyName: 'Maru Travel' });
	const [entry] = await trail();
	expect(entry?.changes).toEqual({
		companyName: { before: expect.stringContaining('Maru Korea'), after: expect.stringContaining('Maru Travel') },
		phone: { before: '02-0000-0000', after: '02-123-4567' },
		fax: { before: '02-0000-0001', after: '' },
	});
});

test('who saves what is as it was writes nothing into the trail', async () => {
	expect((await set({})).status).toBe(200);
	expect(await trail()).toEqual([]);
});

test('the way to the office follows, or is taken down', async () => {
	const { facts } = await current();
	const visit = { ...facts.visit, hours: { from: '09:00', to: '18:00' }, stations: [] };
	expect((await set({ visit })).status).toBe(200);
	const told = async () => (await house.call('visitor', 'GET /api/profile/visit?language=en')).body.visit;
	expect(await told()).toMatchObject({ hours: { from: '09:00', to: '18:00' }, stations: [] });
	expect((await trail())[0]?.changes).toEqual({ visit: 'changed' });
	expect((await set({ visit: null })).status).toBe(200);
	expect(await told()).toBeNull();
});

test('two people at the same facts: the second is told', async () => {
	const { version } = await current();
	expect((await set({ hosting: 'First' }, { version })).status).toBe(200);
	expect((await set({ hosting: 'Second' }, { version })).body.code).toBe('changed-since');
	expect((await current()).facts.hosting).toBe('First');
});

test('another account for transfers is set only by who has just signed in, and is masked in the trail', async () => {
	const { facts, version } = await current();
	const transfer = { ...facts.transfer, account: '110-123-456789' };
	const signedIn = (minutesAgo: number) =>
		house.queries
			.update(session)
			.set({ signedInAt: new Date(house.now.getTime() - minutesAgo * 60_000) })
			.where(eq(session.memberId, house.idOf('operator')));
	await signedIn(60);
	expect((await set({ transfer }, { version })).body.code).toBe('sign-in-again');
	expect((await set({ hosting: 'Elsewhere' }, { version })).status).toBe(200);
	await signedIn(0);
	await house.queries.delete(event);
	expect((await set({ transfer })).status).toBe(200);
	expect((await trail())[0]?.changes).toEqual({ account: { before: '…00', after: '…89' } });
});

describe('where guests send their money and as whom the site writes', () => {
	const other = { ko: '하나은행', en: 'Hana Bank' };
	const colleague = (...duties: Duty[]) => narrow(house.queries, house.idOf('other'), { duties });
	const told = async () =>
		(await house.mailsTo('operator@maru.example')).filter(({ template }) => template === 'company-changed');
	const bell = async () => {
		await tellEvents(house.services);
		const { items } = (await house.call('operator', 'GET /api/notifications?language=ko')).body;
		return items.filter(({ kind }: { kind: string }) => kind === 'site.profile-changed');
	};
	beforeAll(() => employColleague(house.queries, house.idOf('other')));
	beforeEach(() => house.queries.delete(mail));

	test('the account is another only by who looks after money besides; what is missing stands beside its fields', async () => {
		const before = await current();
		const { transfer } = before.facts;
		await colleague('content');
		const faultsOf = async (change: object) => {
			const { body } = await set(change, { who: 'other' });
			return (body.faults ?? []).map(({ at, code }: { at: string; code: string }) => `${at} ${code}`);
		};
		expect(
			await faultsOf({ transfer: { ...transfer, bank: { ...transfer.bank, ...other }, account: '110-1-234567' } }),
		).toEqual([
			...[
				'facts.transfer.bank.ko money-duty',
				'facts.transfer.bank.en money-duty',
				'facts.transfer.account money-duty',
			],
		]);
		expect(await faultsOf({ transfer: null })).toEqual(['facts.transfer money-duty']);
		expect([await current(), await told(), await bell()]).toEqual([before, [], []]);
		// Everything else is of the content.
		expect((await set({ hosting: 'Elsewhere' }, { who: 'other' })).status).toBe(200);
		await colleague('content', 'money');
		expect((await set({ transfer: { ...transfer, account: '110-123-456789' } }, { who: 'other' })).status).toBe(200);
	});

	test('the owners of the agency are told of either, by mail and bell, without the whole number', async () => {
		const { transfer } = (await current()).facts;
		await colleague('content', 'money');
		expect((await set({ hosting: 'Elsewhere' }, { who: 'other' })).status).toBe(200);
		expect([await told(), await bell()]).toEqual([[], []]);
		const account = { ...transfer, bank: { ...transfer.bank, ...other }, account: '110-123-456789' };
		expect((await set({ transfer: account }, { who: 'other' })).status).toBe(200);
		expect((await set({ email: 'office@maru.example' }, { who: 'other' })).status).toBe(200);
		expect((await told()).map(({ data }) => data)).toEqual([
			{
				what: 'account',
				person: expect.stringContaining('Other'),
				account: '하나은행 •••• 6789',
				link: expect.any(String),
			},
			{
				...{
					what: 'address',
					person: expect.stringContaining('Other'),
					link: expect.stringMatching(/\/console\/company$/),
				},
				...{ before: 'hello@maru.example', after: 'office@maru.example' },
			},
		]);
		expect(await bell()).toMatchObject([{ path: '/console/company', isRead: false }, {}]);
		expect(JSON.stringify(await trail())).not.toContain('110-123');
		expect(await house.mailsTo('other@maru.example')).toEqual([]);
	});

	test('an owner who does it themselves is mailed too: who broke into their account tells nobody else', async () => {
		expect((await set({ transfer: null, email: 'office@maru.example' })).status).toBe(200);
		expect((await told()).map(({ data }) => data)).toMatchObject([{ what: 'both', account: '' }]);
	});
});

test('another address is set only by who has just signed in', async () => {
	const signedIn = (minutesAgo: number) =>
		house.queries
			.update(session)
			.set({ signedInAt: new Date(house.now.getTime() - minutesAgo * 60_000) })
			.where(eq(session.memberId, house.idOf('operator')));
	await signedIn(60);
	expect((await set({ email: 'office@maru.example' })).body.code).toBe('sign-in-again');
	await signedIn(0);
	expect((await set({ email: 'office@maru.example' })).status).toBe(200);
});

test('what is wrong is told beside its field, and nothing is saved', async () => {
	const before = await current();
	const { visit, transfer } = before.facts;
	const faultsOf = async (change: object) =>
		Object.fromEntries(
			((await set(change)).body.faults ?? []).map(({ at, code }: { at: string; code: string }) => [at, code]),
		);
	expect(await faultsOf({ companyName: { ko: '마루', en: ' ' } })).toEqual({ 'facts.companyName.en': 'required' });
	expect(await faultsOf({ businessNumber: '123-45-67890' })).toEqual({
		'facts.businessNumber': 'registration-number-wrong',
	});
	// A company that exists has no number of zeros.
	expect(await faultsOf({ isDemonstration: false })).toEqual({ 'facts.businessNumber': 'registration-number-wrong' });
	expect(await faultsOf({ phone: 'call us', email: 'no', suretyWon: -1, eraseAfterDays: 31 })).toEqual({
		...{ 'facts.phone': 'office-phone-wrong', 'facts.email': 'email-wrong' },
		...{ 'facts.suretyWon': 'invalid-input', 'facts.eraseAfterDays': 'invalid-input' },
	});
	expect(await faultsOf({ transfer: { ...transfer, account: 'x', swift: 'short' } })).toEqual({
		...{ 'facts.transfer.account': 'invalid-input', 'facts.transfer.swift': 'invalid-input' },
	});
	expect(await faultsOf({ visit: { ...visit, hours: { from: '18:00', to: '09:00' } } })).toEqual({
		'facts.visit.hours.to': 'invalid-input',
	});
	expect(await faultsOf({ visit: { ...visit, latitude: 13.7 } })).toEqual({ 'facts.visit.latitude': 'invalid-input' });
	expect(await current()).toEqual(before);
});

test('a site without any facts gets its first ones', async () => {
	const { facts } = await current();
	await house.queries.delete(siteProfile);
	const empty = await current();
	expect(empty.facts).toBeNull();
	const made = await house.call('operator', `PUT ${path}`, { body: { facts, version: empty.version } });
	expect([made.status, made.body.facts.email]).toEqual([200, 'hello@maru.example']);
	expect((await current()).facts).toEqual(facts);
});

test('nobody but the agency reads or sets them', async () => {
	for (const who of ['guest', 'partner'] as const) {
		expect((await house.call(who, `GET ${path}`)).status).toBe(404);
		expect((await set({}, { who })).status).toBe(404);
	}
	expect((await house.call('visitor', `GET ${path}`)).status).toBe(401);
});
