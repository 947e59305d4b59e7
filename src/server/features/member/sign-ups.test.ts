import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { event, notification } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { type House, openMemberHouse } from '../../../../tests/support/members.ts';
import { employOperator, foundBusinesses } from '../../../../tests/support/organisations.ts';
import { dayIn, formFor, insertReservationProducts } from '../../../../tests/support/reservation-products.ts';

/*
 * Somebody who owns an address and a stranger who signs up with it, before, after and several times; links of the
 * mailbox opened in any order. Whatever happens the owner reaches their own reservations, and the stranger never does.
 */

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
	const [partner, rival] = [await house.join(), await house.join()];
	const [walks = '', stays = ''] = await foundBusinesses(house.database.drizzle, [partner.id, rival.id]);
	await insertReservationProducts(house.database.drizzle, { partner: walks, rival: stays });
});
afterAll(() => house.close());

const strangersPassword = 'crooked-window-salt';
const days = Array.from({ length: 40 }, (_, at) => dayIn(10 + at));
let reservations = 0;

async function reserve(cookie: string): Promise<string> {
	const on = days[reservations % days.length] ?? dayIn(20);
	reservations += 1;
	const { status, body } = await house.call('POST /api/reservations', {
		cookie,
		body: formFor('park', { order: { on } }),
	});
	if (status !== 200) throw new Error(`not reserved: ${JSON.stringify(body)}`);
	return body.id;
}

async function reservationsOf(cookie: string): Promise<string[] | undefined> {
	const { status, body } = await house.call('GET /api/reservations?language=en', { cookie });
	return status === 200 ? body.items.map(({ id }: { id: string }) => id) : undefined;
}

const isProved = async (cookie: string) =>
	(await house.call('GET /api/members/me', { cookie })).body.isEmailVerified === true;

/** Every verification link that lies in a mailbox, the newest first. */
const linksIn = async (email: string) =>
	(await house.mailsTo(email)).flatMap(({ data }) => /verify=([\w-]+)/.exec(String(data.link))?.[1] ?? []);

const open = (secret: string, cookie?: string) =>
	house.call(`PUT /api/email-verifications/${secret}`, cookie === undefined ? {} : { cookie });

async function reset(email: string, password: string, cookie?: string): Promise<number> {
	await house.call('POST /api/password-resets', { body: { email, language: 'en' } });
	await house.runResetJobs();
	const secret = await house.secretFor(email, 'reset-password');
	return (await house.call(`PUT /api/password-resets/${secret}`, { body: { password }, cookie })).status;
}

type SignUp = { password: string; cookie: string; feed: string; isOver: boolean };

/** The two people of a story and what each of them has. */
function story(email: string) {
	const owner = { password: 'winter-lantern-ferry', cookie: '', reserved: [] as string[] };
	const strangers: SignUp[] = [];
	let [resets, strangersReservations] = [0, 0];
	/** The owner proved the address, knowing it: what the stranger has by now is worth nothing from here on. */
	const isProvedNow = () => {
		for (const one of strangers) one.isOver = true;
	};
	return {
		owner,
		async ownerJoins() {
			if (owner.cookie === '') owner.cookie = (await house.join({ email, password: owner.password })).cookie;
		},
		async ownerReserves() {
			if (owner.cookie === '' || owner.reserved.length > 1) return;
			owner.reserved.push(await reserve(owner.cookie));
		},
		async strangerJoins() {
			const password = `${strangersPassword}-${strangers.length}`;
			const { cookie } = await house.join({ email, password });
			const { body } = await house.call('POST /api/calendar', { cookie });
			strangers.push({ password, cookie, feed: new URL(body.address).pathname, isOver: false });
		},
		async strangerReserves() {
			const live = strangers.find(({ isOver }) => !isOver);
			if (!live || strangersReservations === 2) return;
			strangersReservations += 1;
			await reserve((await house.logIn(email, live.password)).cookie);
		},
		async opens(which: 'newest' | 'oldest', how: 'logged in' | 'not logged in') {
			const secret = (await linksIn(email)).at(which === 'newest' ? 0 : -1);
			const cookie = how === 'logged in' && owner.cookie !== '' ? owner.cookie : undefined;
			if (!secret) return;
			await open(secret, cookie);
			if (cookie !== undefined && (await isProved(cookie))) isProvedNow();
		},
		async ownerForgets() {
			if (owner.cookie === '' || resets === 2) return;
			resets += 1;
			const password = `autumn-harbour-kite-${resets}`;
			expect(await reset(email, password)).toBe(200);
			owner.password = password;
			isProvedNow();
		},
		/** What must hold at every moment. */
		async check(after: string) {
			for (const { password, cookie, feed, isOver } of strangers) {
				const login = await house.logIn(email, password);
				const seen = [await reservationsOf(cookie), await reservationsOf(login.cookie)];
				const calendar = await house.call(`GET ${feed}`);
				for (const id of owner.reserved) {
					expect(seen.flat(), after).not.toContain(id);
					expect(calendar.bytes.toString('utf8'), after).not.toContain(id);
				}
				if (isOver) expect([login.status, ...seen, calendar.status], after).toEqual([401, undefined, undefined, 404]);
			}
			if (owner.cookie === '') return;
			const mine = await house.logIn(email, owner.password);
			expect(mine.status, `${after}: the owner logs in`).toBe(200);
			owner.cookie = mine.cookie;
			expect(await reservationsOf(mine.cookie), after).toEqual(expect.arrayContaining(owner.reserved));
		},
	};
}
type Story = ReturnType<typeof story>;

type Step = [string, (one: Story) => Promise<void>];
const steps: [Step, ...Step[]] = [
	['the owner joins', (one) => one.ownerJoins()],
	['the owner reserves', (one) => one.ownerReserves()],
	['the stranger joins', (one) => one.strangerJoins()],
	['the stranger reserves', (one) => one.strangerReserves()],
	['the newest link, not logged in', (one) => one.opens('newest', 'not logged in')],
	['the oldest link, not logged in', (one) => one.opens('oldest', 'not logged in')],
	['the newest link, logged in', (one) => one.opens('newest', 'logged in')],
	['the oldest link, logged in', (one) => one.opens('oldest', 'logged in')],
	['the owner forgets the password', (one) => one.ownerForgets()],
];

/** mulberry32: the same story for the same number. */
function dice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
	};
}

describe('any order of sign-ups and links', () => {
	test.each([1, 2, 4, 5, 7, 10, 11, 12])('story %i', async (seed) => {
		const roll = dice(seed);
		const one = story(`story-${seed}@maru.example`);
		const told: string[] = [];
		for (let at = 0; at < 7; at += 1) {
			const [name, step] = steps[roll(steps.length)] ?? steps[0];
			told.push(name);
			await step(one);
			await one.check(told.join(', '));
		}
		// However it began, these end it: the owner has everything, the stranger nothing.
		await one.ownerJoins();
		await one.ownerReserves();
		await one.strangerJoins();
		await one.ownerForgets();
		await one.check([...told, 'the owner sets a new password'].join(', '));
		expect(await isProved(one.owner.cookie)).toBe(true);
	});
});

test('a stranger’s sign-up shuts nobody out: the right password opens its own account, however many name the address', async () => {
	const email = 'crowded@maru.example';
	const first = await house.join({ email, password: 'winter-lantern-ferry' });
	const id = await reserve(first.cookie);
	for (let at = 0; at < 6; at += 1) await house.join({ email, password: `${strangersPassword}-${at}` });
	const back = await house.logIn(email, 'winter-lantern-ferry');
	expect(await reservationsOf(back.cookie)).toEqual([id]);
	expect((await house.logIn(email, `${strangersPassword}-3`)).body.id).not.toBe(first.id);
});

test('who joined twice has one account once the address is proved, with what was reserved in both', async () => {
	const email = 'twice@maru.example';
	const first = await house.join({ email, password: 'winter-lantern-ferry' });
	const second = await house.join({ email, password: 'summer-lantern-ferry' });
	const reserved = [await reserve(first.cookie), await reserve(second.cookie)];
	const [newest = ''] = await linksIn(email);
	expect((await open(newest)).body).toEqual({ email, isLoginNeeded: true });
	expect((await house.memberOf(first.id)).emailVerifiedAt).toBeNull();
	expect((await open(newest, first.cookie)).body).toEqual({ email, isLoginNeeded: false });
	expect((await reservationsOf(first.cookie))?.sort()).toEqual(reserved.sort());
	expect(await house.memberOf(second.id)).toMatchObject({ status: 'closed', firstName: '—', phone: null });
	expect((await house.call('GET /api/members/me', { cookie: second.cookie })).status).toBe(401);
	expect(await house.auditOf(first.id)).toContain('member.sign-ups-joined');
});

test('one password for two sign-ups opens both at once', async () => {
	const email = 'same-password@maru.example';
	const [first, second] = [await house.join({ email }), await house.join({ email })];
	const reserved = [await reserve(first.cookie), await reserve(second.cookie)];
	const back = await house.logIn(email, first.password);
	expect((await reservationsOf(back.cookie))?.sort()).toEqual(reserved.sort());
});

test('the own verification link is alive after the detour over a new password', async () => {
	const email = 'detour@maru.example';
	const owner = await house.join({ email });
	const id = await reserve(owner.cookie);
	const own = await house.secretFor(email, 'verify-email');
	await house.join({ email, password: strangersPassword });
	expect(await reset(email, 'autumn-harbour-kite')).toBe(200);
	const answer = await open(own);
	expect([answer.status, answer.body]).toEqual([200, { email, isLoginNeeded: false }]);
	const back = await house.logIn(email, 'autumn-harbour-kite');
	expect([await reservationsOf(back.cookie), await isProved(back.cookie)]).toEqual([[id], true]);
});

test('a change of address that its mailbox opens unawares brings nobody’s reservations to a stranger', async () => {
	const email = 'sought@maru.example';
	const owner = await house.join({ email });
	const id = await reserve(owner.cookie);
	const mover = await house.join();
	await house.call('POST /api/members/me/email', { cookie: mover.cookie, body: { email, current: mover.password } });
	const secret = await house.secretFor(email, 'change-email');
	expect((await open(secret)).body.isLoginNeeded).toBe(true);
	expect(await reservationsOf(mover.cookie)).toEqual([]);
	expect((await house.memberOf(mover.id)).email).toBe(mover.email);
	// With the owner logged in it is the owner's account that the address is proved for.
	expect((await open(secret, owner.cookie)).body.isLoginNeeded).toBe(false);
	expect([await isProved(owner.cookie), await reservationsOf(owner.cookie)]).toEqual([true, [id]]);
	expect((await open(secret, mover.cookie)).body.code).toBe('link-dead');
});

test('an approved partner’s account is not taken over, and still opens with its password', async () => {
	const email = 'clinic@maru.example';
	const partner = await house.join({ email, password: 'summer-lantern-ferry' });
	await house.database.drizzle
		.update(member)
		.set({ group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' })
		.where(eq(member.id, partner.id));
	const guest = await house.join({ email });
	const [newest = ''] = await linksIn(email);
	expect((await open(newest, guest.cookie)).status).toBe(200);
	expect((await house.memberOf(partner.id)).status).toBe('active');
	expect((await house.logIn(email, 'summer-lantern-ferry')).body.id).toBe(partner.id);
});

describe('whose name, telephone and passport an account has once its mailbox has proved it', () => {
	const ownersFacts = {
		firstName: 'Siriporn',
		phone: '+66812345678',
		country: 'TH',
		passport: 'AA1234567',
		agreements: { terms: '2026-11-01', privacy: '2026-11-01', passport: '2026-11-01' },
	};
	const strangersFacts = { firstName: 'Mallory', phone: '+821012345678', country: 'KR', password: strangersPassword };
	const factsOf = async (email: string, password: string) => {
		const { id } = (await house.logIn(email, password)).body;
		const { firstName, phone, country, passport } = await house.memberOf(id);
		return { firstName, phone, country, hasPassport: passport !== null };
	};
	const owners = { firstName: 'Siriporn', phone: '+66812345678', country: 'TH', hasPassport: true };

	test('the older sign-up’s at a new password, whatever a later stranger reserved', async () => {
		const email = 'older@maru.example';
		const owner = await house.join({ email, ...ownersFacts });
		const mine = await reserve(owner.cookie);
		const stranger = await house.join({ email, ...strangersFacts });
		const theirs = await reserve(stranger.cookie);
		expect(await reset(email, 'autumn-harbour-kite')).toBe(200);
		expect(await factsOf(email, 'autumn-harbour-kite')).toEqual(owners);
		const back = await house.logIn(email, 'autumn-harbour-kite');
		expect((await reservationsOf(back.cookie))?.sort()).toEqual([mine, theirs].sort());
		const [told] = (await house.mailsTo(email)).filter(({ template }) => template === 'password-changed');
		expect(told?.data).toMatchObject({ isJoined: 1 });
		expect(String(told?.data.name)).not.toContain('Mallory');
	});

	test('also where the older one has reserved nothing', async () => {
		const email = 'quiet-owner@maru.example';
		await house.join({ email, ...ownersFacts });
		await reserve((await house.join({ email, ...strangersFacts })).cookie);
		expect(await reset(email, 'autumn-harbour-kite')).toBe(200);
		expect(await factsOf(email, 'autumn-harbour-kite')).toEqual(owners);
	});

	test('those of the sign-up that the browser knows in which the link is opened, though it came later', async () => {
		const email = 'later-owner@maru.example';
		const stranger = await house.join({ email, ...strangersFacts });
		await reserve(stranger.cookie);
		const owner = await house.join({ email, ...ownersFacts });
		const mine = await reserve(owner.cookie);
		const device = owner.cookie.split('; ').filter((cookie) => !/^TID_/.test(cookie));
		expect(device).toHaveLength(1);
		expect(await reset(email, 'autumn-harbour-kite', device[0])).toBe(200);
		expect(await factsOf(email, 'autumn-harbour-kite')).toEqual(owners);
		const back = await house.logIn(email, 'autumn-harbour-kite');
		expect(await reservationsOf(back.cookie)).toContain(mine);
		expect((await house.logIn(email, strangersPassword)).status).toBe(401);
		expect(await reservationsOf(stranger.cookie)).toBeUndefined();
	});

	test('those of who is logged in where the mailbox’s link is opened', async () => {
		const email = 'logged-in-owner@maru.example';
		await reserve((await house.join({ email, ...strangersFacts })).cookie);
		const owner = await house.join({ email, ...ownersFacts });
		const [newest = ''] = await linksIn(email);
		expect((await open(newest, owner.cookie)).body.isLoginNeeded).toBe(false);
		expect(await factsOf(email, owner.password)).toEqual(owners);
	});
});

test('what was told, and what waits to be told, goes with what was reserved', async () => {
	const email = 'told@maru.example';
	const owner = await house.join({ email });
	const [told, waiting] = [await reserve(owner.cookie), await reserve(owner.cookie)];
	const cancel = (id: string) =>
		house.call(`POST /api/reservations/${id}/moves?language=en`, {
			cookie: operator.cookie,
			body: { move: 'call-off', reason: 'The park is closed on that day.' },
		});
	const operator = await house.join();
	await house.database.drizzle.update(member).set({ group: 'GR0100' }).where(eq(member.id, operator.id));
	await employOperator(house.database.drizzle, operator.id);
	expect((await cancel(told)).body).toMatchObject({ status: 'cancelled' });
	await tellEvents(house.services);
	const proved = await house.join({ email, password: 'summer-lantern-ferry' });
	expect((await cancel(waiting)).body).toMatchObject({ status: 'cancelled' });
	const [newest = ''] = await linksIn(email);
	expect((await open(newest, proved.cookie)).body.isLoginNeeded).toBe(false);
	await tellEvents(house.services);
	const rows = await house.database.drizzle
		.select({ subject: notification.subjectId, kind: event.kind, isSilent: notification.isSilent })
		.from(notification)
		.innerJoin(event, eq(event.id, notification.eventId))
		.where(eq(notification.memberId, proved.id));
	for (const id of [told, waiting])
		expect(rows).toContainEqual({ subject: id, kind: 'reservation.call-off', isSilent: false });
	const left = await house.database.drizzle
		.select({ id: notification.id })
		.from(notification)
		.where(eq(notification.memberId, owner.id));
	expect(left).toEqual([]);
});
