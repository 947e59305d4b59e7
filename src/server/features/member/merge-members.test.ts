import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { file } from '#server/db/schema/file.ts';
import { unwantedMail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { mergedMember } from '#server/db/schema/merged-member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { session } from '#server/db/schema/session.ts';
import { threadParty } from '#server/db/schema/thread.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { wish } from '#server/db/schema/wish.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';
import { memberColumns } from './member-columns.ts';

let house: RatingHouse;
const { joined } = waitingCalls(() => house);
const password = 'winter-lantern-ferry';
let [stays, goes] = ['', ''];
beforeEach(async () => {
	house = await openRatingHouse();
	[stays, goes] = [house.idOf('guest'), house.idOf('other')];
	const passwordHash = await house.services.passwords.hash(password);
	await house.queries.update(member).set({ passwordHash });
});
afterEach(() => house.close());

const read = (id = stays, other = goes) => house.call('operator', `GET /api/members/${id}/merger?other=${other}`);
const merge = (id = stays, other = goes, by: Actor = 'operator') =>
	house.call(by, `POST /api/members/${id}/merger`, { body: { other, reason: 'signed-up-twice', check: 'passport' } });

/** Whatever names the one that went, but for what says who did something then. */
async function left(): Promise<string[]> {
	const names = Object.entries(memberColumns).flatMap(([name, { rule }]) =>
		rule === 'stays' || rule === 'work' || /^(event\.(actor_id|member_ids)|reservation_event)/.test(name) ? [] : [name],
	);
	const counts = names.map((name) => {
		const [table, column] = name.split('.');
		return `select '${name}' as name from ${table} where ${column} = '${goes}'`;
	});
	const { rows } = await house.database.pool.query<{ name: string }>(counts.join(' union all '));
	return rows.map(({ name }) => name);
}

/** Something of everything that two people can have, much of it twice. */
async function twoLives() {
	const mine = await house.reserved('guest', 'tour');
	const theirs = await house.reserved('other', 'train');
	await house.say('other', theirs.id, 'Which platform?');
	const [rated, ratedToo] = [await house.written('guest'), await house.written('other')];
	for (const who of ['guest', 'other'] as const) {
		for (const product of who === 'guest' ? ['tour'] : ['tour', 'hotel'])
			await house.call(who, `PUT /api/wishes/${product}`);
		await house.queries.insert(unwantedMail).values({ memberId: house.idOf(who), topic: 'message' });
	}
	await house.queries.insert(file).values({
		...{ id: randomUUID(), ownerId: goes, use: 'photo', name: 'p.webp', mediaType: 'image/webp', bytes: 1 },
		...{ variants: [], createdAt: new Date() },
	});
	await house.queries.insert(tripShare).values({
		...{ id: randomUUID(), memberId: goes, from: '2026-12-01', to: '2026-12-05', sealed: 'x', secretHash: 'h' },
		createdAt: house.now,
	});
	return { mine, theirs, rated, ratedToo };
}

test('side by side: what each holds, and which of them could stay', async () => {
	await twoLives();
	const { status, body } = await read();
	expect(status).toBe(200);
	expect(body.sides).toMatchObject([
		{ id: stays, email: 'g***@maru.example', refusal: null, held: { wishes: 1, ratings: 1, threads: 0 } },
		{ id: goes, email: 'o***@maru.example', refusal: null, held: { wishes: 2, ratings: 1, files: 1, threads: 1 } },
	]);
	expect(JSON.stringify(body)).not.toContain(house.emailOf('other'));
	expect((await house.call('other', 'GET /api/members/me/accesses')).body.items[0].event).toBe('member.page-read');
	expect((await read(stays, randomUUID())).status).toBe(404);
});

test('everything becomes the one account’s, once where it was twice, and nothing names the other any more', async () => {
	const { mine, theirs, rated, ratedToo } = await twoLives();
	expect((await merge()).status).toBe(200);
	expect(await left()).toEqual([]);
	for (const id of [mine.id, theirs.id]) expect((await house.rowOf(id)).memberId).toBe(stays);
	for (const id of [rated, ratedToo]) expect((await house.ratingOf(id))?.memberId).toBe(stays);
	const wishes = await house.queries.select({ id: wish.productId }).from(wish).where(eq(wish.memberId, stays));
	expect(wishes.map(({ id }) => id).sort()).toEqual(['hotel', 'tour']);
	expect(await house.queries.select().from(unwantedMail)).toEqual([{ memberId: stays, topic: 'message' }]);
	// Their guest is one of the thread, and reads it.
	const messages = await house.readThread('guest', theirs.id);
	expect(messages.body.items.map(({ text }: { text?: string }) => text)).toContain('Which platform?');
	// What let others look at the other's journeys ends.
	const [share] = await house.queries.select().from(tripShare);
	expect(share).toMatchObject({ memberId: stays, revokedAt: expect.any(Date) });
});

test('the download of the account that stays is whole', async () => {
	const { mine, theirs, rated, ratedToo } = await twoLives();
	await merge();
	const { bytes } = await downloadOf(house, 'guest');
	const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
	const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
	expect(ids(data.reservations)).toEqual(expect.arrayContaining([mine.id, theirs.id]));
	expect(ids(data.ratings)).toEqual(expect.arrayContaining([rated, ratedToo]));
	expect(JSON.stringify(data)).toContain('Which platform?');
	expect(data.mergedAccounts).toMatchObject([{ email: house.emailOf('other') }]);
	expect(data.accessLog.map(({ event }: { event: string }) => event)).toContain('member.accounts-merged');
});

test('nobody logs in to the other any more; its address is found, told, and forgotten with the account', async () => {
	await merge();
	expect(await house.queries.select().from(session).where(eq(session.memberId, goes))).toEqual([]);
	expect((await house.call('other', 'GET /api/members/me')).status).toBe(401);
	const logIn = (email: string) =>
		house.call('visitor', 'POST /api/sessions', { body: { email, password, isKept: false } });
	expect((await logIn(house.emailOf('other'))).status).toBe(401);
	const search = await house.call('operator', 'POST /api/member-searches', { body: { text: house.emailOf('other') } });
	expect(search.body.found).toMatchObject([{ id: stays }]);
	expect((await house.call('operator', `GET /api/members/${goes}?language=ko`)).body).toMatchObject({
		...{ mergedInto: stays, status: 'closed' },
	});
	expect((await house.call('operator', `GET /api/members/${stays}?language=ko`)).body.formerEmails).toEqual([
		'o***@maru.example',
	]);
	const told = async (who: 'guest' | 'other') => (await house.mailsTo(house.emailOf(who))).at(-1);
	expect(await told('guest')).toMatchObject({ template: 'account-merged', locale: 'th' });
	expect(await told('other')).toMatchObject({
		...{ template: 'account-merged-away', locale: 'ru', data: { address: 'g***@maru.example' } },
	});
	const trail = await trailOf(house.queries, stays);
	expect(trail.find(({ event }) => event === 'member.accounts-merged')).toMatchObject({
		...{ actorKind: 'operator', details: { reason: 'signed-up-twice', check: 'passport' } },
	});
	await house.call('guest', 'POST /api/members/me/closing', { body: { current: password } });
	expect(await house.queries.select({ email: mergedMember.email }).from(mergedMember)).toEqual([{ email: '' }]);
	// Wanted, or handed on to the workers already.
	const { rows } = await house.queries.execute<{ payload: { ids: string[] } }>(
		sql`select payload from wanted_job where name = 'note-erasure'
			union all select job.payload from graphile_worker._private_jobs job
				join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'note-erasure'`,
	);
	expect(rows[0]?.payload.ids.toSorted()).toEqual([stays, goes].toSorted());
});

test('news follow the last word, and a passport number is not carried over', async () => {
	const given = (memberId: string, kind: 'news' | 'passport', withdrawnAt: Date | null = null) => ({
		...{ memberId, kind, version: '1', locale: 'en' as const, givenAt: house.now, withdrawnAt },
	});
	await house.queries.insert(consent).values([given(goes, 'news'), given(goes, 'passport')]);
	await house.queries.update(member).set({ passport: null }).where(eq(member.id, stays));
	await merge();
	const rows = await house.queries
		.select({ kind: consent.kind, withdrawnAt: consent.withdrawnAt })
		.from(consent)
		.where(and(eq(consent.memberId, stays), inArray(consent.kind, ['news', 'passport'])));
	expect(rows.map(({ kind, withdrawnAt }) => [kind, withdrawnAt !== null]).sort()).toEqual([
		['news', true],
		['passport', true],
	]);
});

test('what the account that stays says counts, and what it leaves out is filled in', async () => {
	await house.queries.update(member).set({ phone: '+66811110000', birthOn: null }).where(eq(member.id, stays));
	await house.queries.update(member).set({ phone: '+79991112233', birthOn: '1990-02-03' }).where(eq(member.id, goes));
	await merge();
	const [row] = await house.queries.select().from(member).where(eq(member.id, stays));
	expect(row).toMatchObject({ phone: '+66811110000', birthOn: '1990-02-03', firstName: 'Guest' });
	const [gone] = await house.queries.select().from(member).where(eq(member.id, goes));
	expect(gone).toMatchObject({ status: 'closed', phone: null, firstName: '—', passwordHash: 'closed' });
});

test('of two who wait for one slot the longer wait stays', async () => {
	await house.reserved('partner', 'tour', { order: { persons: { adult: 9, child: 0, infant: 0 } } });
	const order = { persons: { adult: 2, child: 0, infant: 0 } };
	await joined('guest', 'tour', order);
	await joined('other', 'tour', order);
	await merge();
	const rows = await house.queries
		.select({ status: waiting.status, at: waiting.createdAt })
		.from(waiting)
		.where(eq(waiting.memberId, stays))
		.orderBy(waiting.createdAt, waiting.status);
	expect(rows.map(({ status }) => status).sort()).toEqual(['waiting', 'withdrawn']);
});

test('a wait that another makes needless takes no third along', async () => {
	const at = (hours: number) => new Date(house.now.getTime() - hours * 3_600_000);
	const order = {
		on: dayIn(40),
		to: null,
		time: null,
		persons: { adult: 2, child: 0, infant: 0 },
		units: 1,
		choices: {},
	};
	const wait = (memberId: string, days: [number, number], hours: number) => ({
		...{
			id: randomUUID(),
			memberId,
			productId: 'hotel',
			places: 1,
			order,
			locale: 'en' as const,
			createdAt: at(hours),
		},
		...{ on: dayIn(days[0]), lastOn: dayIn(days[1]) },
	});
	await house.queries
		.insert(waiting)
		.values([...[wait(stays, [40, 42], 3), wait(goes, [42, 44], 2), wait(goes, [44, 46], 1)]]);
	await merge();
	const rows = await house.queries.select().from(waiting).where(eq(waiting.memberId, stays)).orderBy(waiting.createdAt);
	expect(rows.map(({ status }) => status)).toEqual(['waiting', 'withdrawn', 'waiting']);
});

test('where both are in one thread, its guest is', async () => {
	const { id } = await house.reserved('other', 'tour');
	const threadId = await house.threadOf('other', id);
	await house.queries
		.insert(threadParty)
		.values({ threadId, memberId: stays, role: 'interpreter', joinedAt: house.now });
	await merge();
	const parties = await house.queries.select().from(threadParty).where(eq(threadParty.memberId, stays));
	expect(parties).toMatchObject([{ threadId, role: 'guest' }]);
});

test('refused for operators, the closed, the suspended, and where rights of houses would be mixed', async () => {
	const refused = async (id: string, other: string, code: string) => {
		expect((await read(id, other)).body.sides[0].refusal).toBe(code);
		expect((await merge(id, other)).body.code).toBe('not-allowed');
	};
	await refused(stays, stays, 'same');
	await refused(stays, house.idOf('operator'), 'operator');
	await refused(house.idOf('partner'), house.idOf('rival'), 'houses');
	await refused(stays, house.idOf('applicant'), 'houses');
	await house.call('operator', `PUT /api/members/${goes}/suspension`, { body: { reason: 'x' } });
	await refused(stays, goes, 'suspended');
	await house.call('operator', `DELETE /api/members/${goes}/suspension`);
	await house.queries.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, stays));
	await refused(stays, goes, 'unproved');
	await house.call('other', 'POST /api/members/me/closing', { body: { current: password } });
	await house.call('operator', `POST /api/members/${goes}/closing`, { body: { check: 'video' } });
	await refused(stays, goes, 'closed');
	// Nothing of anybody moved meanwhile.
	expect(await house.queries.select().from(mergedMember)).toEqual([]);
});

test('who works for a house stays what they are there', async () => {
	const partner = house.idOf('partner');
	await house.queries.update(member).set({ emailVerifiedAt: house.now }).where(eq(member.id, partner));
	expect((await merge(partner, goes)).status).toBe(200);
	const works = await house.queries.select().from(staff).where(eq(staff.memberId, partner));
	expect(works).toMatchObject([{ role: 'owner', leftAt: null }]);
});

test('only operators, who signed in a moment ago', async () => {
	for (const who of ['visitor', 'guest', 'partner'] as const)
		expect((await merge(stays, goes, who)).status).toBeGreaterThan(400);
	await house.queries
		.update(session)
		.set({ signedInAt: new Date(house.now.getTime() - 3_600_000) })
		.where(eq(session.memberId, house.idOf('operator')));
	expect((await merge()).body.code).toBe('sign-in-again');
	expect((await house.queries.select().from(member).where(eq(member.id, goes)))[0]?.status).toBe('active');
});
