import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { event, notification } from '#server/db/schema/event.ts';
import { mail } from '#server/db/schema/mail.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { announceTexts } from './announce-texts.ts';
import { tellWithdrawnText } from './tell-withdrawn-text.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const write = (slug: string, effectiveOn: string | null, isAdverse = false) =>
	house.edit('operator', 'page-text', slug, (value) => ({
		...{ ...value, effectiveOn, ...(isAdverse && { isAdverse }) },
		texts: { ko: { title: '약관', body: '새 약관' }, en: { title: 'Terms', body: 'New terms' } },
	}));
const publish = async (slug: string, effectiveOn: string | null, isAdverse = false) => {
	const { latest } = await write(slug, effectiveOn, isAdverse);
	return (await house.publish('operator', 'page-text', slug, latest)).status;
};
const announce = () => announceTexts({ services: house.services, now: house.now });
const agree = (slug: 'terms' | 'health', version: string, who: 'guest' | 'rival' = 'guest') =>
	house.queries.insert(consent).values({
		...{ memberId: house.idOf(who), kind: slug, version, locale: 'en', givenAt: house.now },
	});

test('what every member agreed to begins no sooner than they can be told', async () => {
	expect(await publish('terms', null)).toBe(409);
	expect(await publish('terms', dayIn(6))).toBe(409);
	expect(await publish('terms', dayIn(29), true)).toBe(409);
	expect(await publish('terms', dayIn(30), true)).toBe(200);
	expect(await publish('privacy', dayIn(7))).toBe(200);
	expect(await publish('news', null)).toBe(200);
});

test('everybody with an account is told once, by mail and in the bell, however often it is tried', async () => {
	await publish('terms', dayIn(8));
	await Promise.all([announce(), announce()]);
	await announce();
	await tellEvents(house.services);
	const mails = await house.queries.select().from(mail).where(eq(mail.template, 'text-changed'));
	expect(new Set(mails.map(({ address }) => address)).size).toBe(mails.length);
	expect(mails.map(({ address }) => address)).toContain('guest@maru.example');
	expect((await house.mailsTo('guest@maru.example'))[0]?.data).toMatchObject({ text: 'terms', effectiveOn: dayIn(8) });
	const told = await house.queries.$count(notification, eq(notification.memberId, house.idOf('guest')));
	expect(told).toBe(1);
	const { body } = await house.call('guest', 'GET /api/notifications?language=en');
	expect(body.items).toMatchObject([{ kind: 'text.terms', path: '/terms', on: dayIn(8) }]);
	const versions = (await house.call('operator', 'GET /api/console/texts/terms/versions')).body.versions;
	expect(versions[0]).toMatchObject({
		...{ version: dayIn(8), standing: 'coming', agreed: 0 },
		announced: { told: mails.length, isDone: true },
	});
});

test('what is asked for again with each reservation is announced to nobody', async () => {
	await publish('health', null);
	await announce();
	expect(await house.queries.$count(mail)).toBe(0);
});

test('what a page says of the company is written like any text, shown from its day, agreed to by nobody and told to nobody', async () => {
	const shown = async (language: string) =>
		(await house.call('visitor', `GET /api/page-texts/introduction?language=${language}`)).body;
	const written = {
		ko: { title: '솔바람 여행', body: '부산에서 온 사람들입니다.\n\n## 우리가 하는 일\n\n배를 탑니다.' },
		en: { title: 'Solbaram Travel', body: 'We are people from Busan.\n\n## What we do\n\nWe take the boat.' },
	};
	const edit = (effectiveOn: string | null) =>
		house.edit('operator', 'page-text', 'introduction', (value) => ({ ...value, effectiveOn, texts: written }));
	const before = await shown('en');
	const later = await edit(dayIn(3));
	expect((await house.publish('operator', 'page-text', 'introduction', later.latest)).status).toBe(200);
	expect(await shown('en')).toMatchObject({ title: before.title, version: before.version });
	const { latest } = await edit(null);
	expect((await house.publish('operator', 'page-text', 'introduction', latest)).status).toBe(200);
	expect(await shown('en')).toMatchObject({ shownLocale: 'en', title: 'Solbaram Travel', version: dayIn(0) });
	expect(await shown('th')).toMatchObject({ shownLocale: 'en', body: written.en.body });
	await announce();
	expect(await house.queries.$count(mail)).toBe(0);
	const { texts } = (await house.call('operator', 'GET /api/console/texts?language=en')).body;
	expect(texts.find(({ slug }: { slug: string }) => slug === 'introduction')).toMatchObject({
		...{ title: 'Solbaram Travel', agreed: null, isAnnounced: false },
		...{ inForce: { version: dayIn(0) }, coming: { version: dayIn(3) } },
	});
	// Written for a day that has passed it is shown today, not behind what is there.
	const late = await edit(dayIn(-9));
	expect((await house.publish('operator', 'page-text', 'introduction', late.latest)).status).toBe(200);
	expect((await shown('en')).version).toBe(`${dayIn(0)}-02`);
	const own = { effectiveOn: null, texts: { ko: written.ko } };
	const korean = await house.edit('operator', 'page-text', 'introduction', (value) => ({ ...value, ...own }));
	expect((await house.publish('operator', 'page-text', 'introduction', korean.latest)).status).toBe(409);
});

test('who agreed to which version is counted by people, listed with masked addresses and taken along', async () => {
	await agree('terms', '2026-11-01');
	await agree('terms', '2026-11-01', 'rival');
	await agree('health', '2026-11-01');
	await agree('health', '2026-11-01');
	const { body } = await house.call('operator', 'GET /api/console/texts?language=en');
	const of = (slug: string) => body.texts.find((one: { slug: string }) => one.slug === slug);
	expect([of('terms').agreed, of('health').agreed, of('refusal').agreed]).toEqual([2, 1, null]);
	const at = '/api/console/texts/terms/agreements';
	const { body: list } = await house.call('operator', `GET ${at}?version=2026-11-01`);
	expect(list.total).toBe(2);
	expect(list.items[0]).toMatchObject({ version: '2026-11-01', language: 'en', with: 'account', withdrawnAt: null });
	expect(JSON.stringify(list)).not.toContain('guest@maru.example');
	const file = await house.call('operator', `GET ${at}/export?version=2026-11-01&language=en`);
	expect(Buffer.from(file.bytes).toString('utf8').split('\r\n').length).toBe(4);
	expect(Buffer.from(file.bytes).toString('utf8')).not.toContain('guest@maru.example');
	expect(await house.queries.$count(event, eq(event.kind, 'text.agreements-exported'))).toBe(1);
	const headers = { cookie: house.cookieOf('operator'), 'sec-fetch-site': 'same-origin' };
	house.clock.pass({ minutes: 20 });
	const late = await house.app.inject({ url: `${at}/export?version=2026-11-01&language=en`, headers });
	expect([late.statusCode, late.json().code]).toEqual([403, 'sign-in-again']);
	expect(await house.queries.$count(event, eq(event.kind, 'text.agreements-exported'))).toBe(1);
	expect((await house.call('operator', `GET ${at}?version=1999-01-01`)).status).toBe(404);
	for (const who of ['visitor', 'guest', 'partner'] as const)
		for (const path of [
			`${at}?version=2026-11-01`,
			'/api/console/texts?language=en',
			`${at}/export?version=x&language=en`,
		])
			expect([401, 404]).toContain((await house.call(who, `GET ${path}`)).status);
});

test('the file of who agreed has all of them, however many there are', async () => {
	const many = 1_204;
	await house.queries.insert(consent).values(
		Array.from({ length: many }, (_, at) => ({
			...{ memberId: house.idOf('guest'), kind: 'health' as const, version: '2026-11-01', locale: 'en' as const },
			// Two by two at one moment.
			givenAt: new Date(house.now.getTime() - Math.floor(at / 2) * 1_000),
		})),
	);
	const at = '/api/console/texts/health/agreements/export?version=2026-11-01&language=en';
	const { bytes } = await house.call('operator', `GET ${at}`);
	expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(many + 1);
});

const preview = async (slug: string) =>
	(await house.call('operator', `GET /api/console/texts/${slug}/publication`)).body;

test('before it goes out it is told how many get a mail, from when, and in which languages it is another', async () => {
	await write('terms', dayIn(8));
	await announce();
	const first = await preview('terms');
	expect(first).toMatchObject({ effectiveOn: dayIn(8), coming: [] });
	expect(first.changed).toContain('ko');
	const { latest } = await house.edit('operator', 'page-text', 'terms', (value) => value);
	await house.publish('operator', 'page-text', 'terms', latest);
	await announce();
	// As many as then get one.
	expect(await house.queries.$count(mail, eq(mail.template, 'text-changed'))).toBe(first.members);
	await house.edit('operator', 'page-text', 'terms', (value) => ({
		...{ ...value, effectiveOn: dayIn(20) },
		texts: { ko: { title: '약관', body: '새 약관' }, en: { title: 'Terms', body: 'Newer terms' } },
	}));
	expect(await preview('terms')).toMatchObject({
		...{ effectiveOn: dayIn(20), changed: ['en'] },
		coming: [{ version: dayIn(8), effectiveOn: dayIn(8) }],
	});
	await write('health', null);
	expect(await preview('health')).toMatchObject({ members: 0, coming: [] });
	for (const who of ['visitor', 'guest', 'partner'] as const)
		expect([401, 404]).toContain((await house.call(who, 'GET /api/console/texts/terms/publication')).status);
});

const standings = async () =>
	(await house.call('operator', 'GET /api/console/texts/terms/versions')).body.versions
		.slice(0, 3)
		.map(({ standing }: { standing: string }) => standing);
const withdraw = (version: string, who: 'operator' | 'guest' | 'partner' | 'visitor' = 'operator') =>
	house.call(who, `DELETE /api/console/texts/terms/versions/${version}`);
const withdrawal = async () => {
	const happened = await house.trail('text.version-withdrawn');
	return { eventId: happened?.id ?? 0, since: new Date(0).toISOString() };
};

test('of two versions for one day the later replaces the other, and both go when it is taken back', async () => {
	await publish('terms', dayIn(31));
	const { latest } = await house.edit('operator', 'page-text', 'terms', (value) => ({
		...value,
		texts: { ko: { title: '약관', body: '더 새 약관' }, en: { title: 'Terms', body: 'Newer terms' } },
	}));
	await house.publish('operator', 'page-text', 'terms', latest);
	expect(await standings()).toEqual(['coming', 'replaced', 'in-force']);
	const { body } = await house.call('operator', 'GET /api/console/texts?language=en');
	expect(body.texts[0].coming).toEqual({ version: `${dayIn(31)}-02`, effectiveOn: dayIn(31) });
	expect((await withdraw(dayIn(31))).status).toBe(409);
	expect((await withdraw(`${dayIn(31)}-02`)).status).toBe(200);
	expect((await standings())[0]).toBe('in-force');
	expect((await house.call('visitor', `GET /api/page-texts/terms?language=en&version=${dayIn(31)}`)).status).toBe(404);
});

test('whoever was told of a version is told once that it does not come, by mail and in the bell', async () => {
	await publish('terms', dayIn(8));
	await announce();
	await tellEvents(house.services);
	expect((await withdraw(dayIn(8))).status).toBe(200);
	expect(await house.trail('text.version-withdrawn')).toMatchObject({
		...{ actorKind: 'operator', actorId: house.idOf('operator'), subjectId: 'terms' },
		facts: { version: dayIn(8), effectiveOn: dayIn(8) },
	});
	const tell = async () => tellWithdrawnText({ services: house.services, now: house.now }, await withdrawal());
	await Promise.all([tell(), tell()]);
	await tellEvents(house.services);
	const addresses = async (template: 'text-changed' | 'text-withdrawn') =>
		(await house.queries.select().from(mail).where(eq(mail.template, template))).map(({ address }) => address).sort();
	expect(await addresses('text-withdrawn')).toEqual(await addresses('text-changed'));
	expect((await addresses('text-withdrawn')).length).toBeGreaterThan(1);
	const { body } = await house.call('guest', 'GET /api/notifications?language=en');
	expect(body.items[0]).toMatchObject({ kind: 'text.terms-withdrawn', path: '/terms' });
});

test('who was not told yet when it was taken back hears nothing of it', async () => {
	await publish('terms', dayIn(8));
	await withdraw(dayIn(8));
	await announce();
	await tellWithdrawnText({ services: house.services, now: house.now }, await withdrawal());
	expect(await house.queries.$count(mail)).toBe(0);
});

test('only what has not begun is taken back, and only by an operator', async () => {
	await publish('terms', dayIn(8));
	for (const who of ['visitor', 'guest', 'partner'] as const)
		expect([401, 404]).toContain((await withdraw(dayIn(8), who)).status);
	expect((await withdraw('2026-11-01')).status).toBe(409);
	expect((await withdraw('1999-01-01')).status).toBe(404);
	expect((await withdraw(dayIn(8))).status).toBe(200);
	expect((await withdraw(dayIn(8))).status).toBe(404);
});

const standing = async () => {
	const { latest, published, completeness } = (await house.read('operator', 'page-text', 'terms')).body;
	return { latest, published, korean: completeness.percent.ko, english: completeness.percent.en };
};
const isDrafted = async () =>
	(await house.call('operator', 'GET /api/console/texts?language=en')).body.texts[0].hasDraft;

test('what was taken back is a draft, what is in force is what is out, and no start makes an edition of it', async () => {
	await house.adopt();
	const before = await standing();
	const { latest } = await write('terms', dayIn(31));
	await house.publish('operator', 'page-text', 'terms', latest);
	expect(await isDrafted()).toBe(false);
	expect((await withdraw(dayIn(31))).body).toEqual({ isDraft: true });
	expect(await standing()).toMatchObject({ latest, published: before.latest });
	expect(await isDrafted()).toBe(true);
	await house.adopt();
	expect(await standing()).toMatchObject({ latest, published: before.latest });
	const { body } = await house.revisions('operator', 'page-text', 'terms');
	expect(body.items.find(({ number }: { number: number }) => number === latest)).toMatchObject({ isPublished: false });
	// What was in force is as complete as it was.
	await house.restore('operator', 'page-text', 'terms', { number: before.latest, base: latest });
	expect(await standing()).toEqual({ ...before, latest: latest + 1, published: before.latest });
	// The draft goes out like any other.
	await house.restore('operator', 'page-text', 'terms', { number: latest, base: latest + 1 });
	expect((await house.publish('operator', 'page-text', 'terms', latest + 2)).status).toBe(200);
	expect(await standing()).toMatchObject({ latest: latest + 2, published: latest + 2 });
});

test('of two coming versions the one that stays is out, in whichever order they went out', async () => {
	await publish('terms', dayIn(40));
	const { latest, published } = await standing();
	expect(published).toBe(latest);
	const sooner = await house.edit('operator', 'page-text', 'terms', (value) => ({
		...{ ...value, effectiveOn: dayIn(31) },
		texts: { ko: { title: '약관', body: '먼저 시작하는 약관' }, en: { title: 'Terms', body: 'Sooner terms' } },
	}));
	await house.publish('operator', 'page-text', 'terms', sooner.latest);
	await house.adopt();
	expect(await standing()).toMatchObject({ latest: sooner.latest, published: sooner.latest });
	expect((await withdraw(dayIn(40))).body).toEqual({ isDraft: false });
	expect(await standing()).toMatchObject({ latest: sooner.latest, published: sooner.latest });
});
