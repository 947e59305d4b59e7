import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import { type House, openMemberHouse } from '../../../../tests/support/members.ts';
import { foundBusinesses } from '../../../../tests/support/organisations.ts';
import { dayIn, formFor, insertReservationProducts } from '../../../../tests/support/reservation-products.ts';
import { sendMail } from './send-mail.ts';

/* Somebody signs up with addresses of others, and reserves and cancels and reserves. */

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
	const [partner, rival] = [await house.join(), await house.join()];
	const [walks = '', stays = ''] = await foundBusinesses(house.database.drizzle, [partner.id, rival.id]);
	await insertReservationProducts(house.database.drizzle, { partner: walks, rival: stays });
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.database.drizzle.delete(mail);
	await house.database.drizzle.delete(attempt);
});

let days = 0;
async function reserveAndCancel(cookie: string): Promise<string> {
	days += 1;
	const body = formFor('park', { order: { on: dayIn(10 + (days % 40)) } });
	const { id } = (await house.call('POST /api/reservations', { cookie, body })).body;
	const percent = (await house.call(`GET /api/reservations/${id}?language=en`, { cookie })).body.refund.percent;
	const moved = await house.call(`POST /api/reservations/${id}/moves?language=en`, {
		cookie,
		body: { move: 'cancel', percent },
	});
	expect(moved.body.status).toBe('cancelled');
	return id;
}

/** When their turn comes: as the worker does. How many about reservations went to an address. */
async function sent(address: string): Promise<number> {
	const context = {
		queries: house.database.drizzle,
		services: house.services,
		now: house.clock.now(),
		mailer: mailbox,
	};
	const waiting = await house.database.drizzle.select().from(mail).where(eq(mail.status, 'queued'));
	for (const row of waiting) await sendMail({ ...context, isLastTry: false }, { mailId: row.id });
	const rows = await house.database.drizzle.select().from(mail).where(eq(mail.address, address));
	return rows.filter(({ status, kind }) => status === 'kept' && kind?.startsWith('reservation.')).length;
}

test('however many accounts name an address that nobody proved, only so many mails a day go to it; the pages have all', async () => {
	const email = 'flooded@maru.example';
	const accounts = [];
	for (let at = 0; at < 5; at += 1) accounts.push(await house.join({ email, password: `crooked-window-salt-${at}` }));
	const made: string[] = [];
	for (const { cookie } of accounts) for (let at = 0; at < 4; at += 1) made.push(await reserveAndCancel(cookie));
	expect(made).toHaveLength(20);
	expect(await sent(email)).toBe(attemptRules['mail-act-account'].limit);
	await tellEvents(house.services);
	for (const { cookie } of accounts) {
		const { body } = await house.call('GET /api/reservations?language=en&time=cancelled', { cookie });
		expect(body.items).toHaveLength(4);
	}
});

test('what others bring about has room when somebody has used up their own', async () => {
	const email = 'heard@maru.example';
	const { id: memberId, cookie } = await house.join({ email });
	for (let at = 0; at < 6; at += 1) await reserveAndCancel(cookie);
	const acts = attemptRules['mail-act-account'].limit;
	expect(await sent(email)).toBe(acts);
	const cause = {
		id: null,
		kind: 'reservation.call-off',
		subject: ['reservation', 'x'],
		at: house.clock.now(),
	} as const;
	const queue = () =>
		house.services.transact((queries) =>
			queueMails({ queries, keys: house.services.keys, cause }, [
				{
					memberId,
					address: email,
					locale: 'en',
					template: 'slips-waiting',
					data: { count: 1, link: 'https://x.example' },
				},
			]),
		);
	await queue();
	expect(await sent(email)).toBe(acts + 1);
	for (let at = 0; at < 40; at += 1) await queue();
	expect(await sent(email)).toBe(attemptRules['mail-account'].limit);
});

test('of a proved address nothing is lost, whoever else signs up with it', async () => {
	const email = 'proved@maru.example';
	const stranger = await house.join({ email, password: 'crooked-window-salt' });
	for (let at = 0; at < 6; at += 1) await reserveAndCancel(stranger.cookie);
	expect(await sent(email)).toBe(attemptRules['mail-act-account'].limit);
	const owner = await house.join({ email, password: 'summer-lantern-ferry' });
	await house.database.drizzle.update(member).set({ emailVerifiedAt: new Date() }).where(eq(member.id, owner.id));
	const before = await sent(email);
	for (let at = 0; at < 8; at += 1) await reserveAndCancel(owner.cookie);
	expect(await sent(email)).toBe(before + 16);
});
