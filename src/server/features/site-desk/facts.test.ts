import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoProfile } from '#demo/profile.ts';
import { event } from '#server/db/schema/event.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { session } from '#server/db/schema/session.ts';
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
