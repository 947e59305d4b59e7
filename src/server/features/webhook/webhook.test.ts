import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKey } from '#server/db/schema/api-key.ts';
import { event } from '#server/db/schema/event.ts';
import { webhook, webhookDelivery } from '#server/db/schema/webhook.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import type { PostAnswer } from '#server/gateways/outside/post-outside.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { sendWebhooks, sweepDeliveries } from './send-webhooks.ts';

let house: ReservationHouse;
let own: string;
beforeAll(async () => {
	house = await openReservationHouse();
	own = house.organisationOf('partner');
});
afterAll(() => house.close());

type Received = { url: URL; body: string; headers: Record<string, string> };
let received: Received[] = [];
let answers: PostAnswer = { status: 200 };
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(webhook);
	await house.queries.delete(apiKey);
	received = [];
	answers = { status: 200 };
});

const address = 'https://hooks.example.com/maru?token=a';
const wish = { address, kinds: ['reservation.made', 'reservation.confirmed', 'message.received'] };
const path = `/api/organisations/`;
const add = (changes: object = {}, who: Actor = 'partner', at = own) =>
	house.call(who, `POST ${path}${at}/webhooks`, { body: { key: randomUUID(), ...wish, ...changes } });
const added = async (changes: object = {}): Promise<{ id: string; secret: string }> => (await add(changes)).body;
const call = (method: string, rest: string, body?: object, who: Actor = 'partner') =>
	house.call(who, `${method} ${path}${own}/webhooks/${rest}`, { body });
const listed = async () => (await house.call('partner', `GET ${path}${own}/webhooks`)).body.items;
const logOf = async (id: string) => (await call('GET', `${id}/deliveries`)).body.items;

const post = async (url: URL, { body, headers }: Omit<Received, 'url'>): Promise<PostAnswer> => {
	received.push({ url, body, headers });
	return answers;
};
/** What commits leave behind, and then what is due. */
async function send() {
	await tellEvents(house.services);
	await sendWebhooks(house, { post });
}

/** As the guide of Standard Webhooks tells it, apart from our own way to sign. */
function isSigned({ body, headers }: Received, secret: string): boolean {
	const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
	const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
	const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
	return headers['webhook-signature']?.split(' ').includes(expected) ?? false;
}

test('what happens to a house is sent to its webhook: signed, thin, once, and to no other', async () => {
	const { id, secret } = await added();
	expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
	await add({}, 'rival', house.organisationOf('rival'));
	const reservation = await house.reserved('guest', 'private-walk', { contents: 'No stairs, please.' });
	await send();
	await send();
	expect(received).toHaveLength(1);
	const [sent] = received as [Received];
	expect(sent.url.href).toBe(address);
	expect(isSigned(sent, secret)).toBe(true);
	expect(isSigned({ ...sent, body: `${sent.body} ` }, secret)).toBe(false);
	const body = JSON.parse(sent.body);
	expect(body).toEqual({
		type: 'reservation.made',
		timestamp: expect.any(String),
		data: { kind: 'reservation', id: reservation.id, event: 'reservation.request' },
	});
	for (const secretThing of ['stairs', 'Guest', 'maru.example', 'private-walk'])
		expect(sent.body).not.toContain(secretThing);
	expect(await logOf(id)).toMatchObject([
		{ id: sent.headers['webhook-id'], kind: 'reservation.made', state: 'sent', tries: 1, log: [{ status: 200 }] },
	]);
});

test('what is not among the chosen kinds is not sent; of a message only that there is one', async () => {
	await added({ kinds: ['message.received'] });
	const { id } = await house.reserved('guest', 'private-walk');
	await house.say('guest', id, 'Where do we meet?');
	await send();
	expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['message.received']);
	expect(received[0]?.body).not.toContain('meet');
});

test('a committed event is never lost: who dies before telling, or while sending, leaves it to the next', async () => {
	await added();
	await house.reserved('guest', 'private-walk');
	const dying = { ...house.services, transact: () => Promise.reject(new Error('gone')) };
	await expect(tellEvents(dying)).rejects.toThrow('gone');
	expect(await house.queries.select().from(webhookDelivery)).toEqual([]);
	await tellEvents(house.services);
	await expect(sendWebhooks(house, { post: () => Promise.reject(new Error('the server died')) })).rejects.toThrow(
		'died',
	);
	await sendWebhooks(house, { post });
	expect(received).toEqual([]);
	house.clock.pass({ minutes: 6 });
	await sendWebhooks(house, { post });
	expect(received).toHaveLength(1);
});

test('what fails is tried again with longer and longer waits, and given up after three days', async () => {
	const { id } = await added();
	await house.reserved('guest', 'private-walk');
	answers = { status: 500 };
	await send();
	await sendWebhooks(house, { post });
	expect(received).toHaveLength(1);
	house.clock.pass({ minutes: 1 });
	await sendWebhooks(house, { post });
	expect(received).toHaveLength(2);
	expect(await listed()).toMatchObject([{ state: 'failing' }]);
	for (let round = 0; round < 9; round += 1) {
		house.clock.pass({ hours: 27 });
		await sendWebhooks(house, { post });
		if (round === 2) expect(await listed()).toMatchObject([{ state: 'failing' }]);
	}
	expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
	expect((await logOf(id))[0]).toMatchObject({ state: 'given-up', nextAt: null });
	// Five days without anything through.
	expect(await listed()).toMatchObject([{ state: 'failed' }]);
	const mails = await house.mailsTo('partner@maru.example');
	expect(mails.filter(({ template }) => template === 'webhook-stopped')).toMatchObject([
		{ data: { host: 'hooks.example.com' } },
	]);
	expect(await house.queries.select().from(event).where(eq(event.kind, 'webhook.stopped'))).toHaveLength(1);
	// While it is off nothing is made for it; turned on again it begins anew.
	const before = received.length;
	await house.reserved('guest', 'private-walk');
	await send();
	expect((await call('PUT', id, { kinds: wish.kinds, isOn: true })).status).toBe(200);
	await send();
	expect(received).toHaveLength(before);
	answers = { status: 200 };
	await house.reserved('other', 'private-walk');
	await send();
	expect(received).toHaveLength(before + 1);
	expect(await listed()).toMatchObject([{ state: 'on' }]);
});

test('one that nobody answers holds up neither others nor its own line', async () => {
	await added();
	await added({ address: 'https://other.example.com/' });
	await house.reserved('guest', 'private-walk');
	await house.reserved('other', 'private-walk');
	await tellEvents(house.services);
	await sendWebhooks(house, {
		post: (url, sent) =>
			url.host === 'other.example.com' ? Promise.resolve({ failure: 'too-slow' }) : post(url, sent),
	});
	expect(received).toHaveLength(2);
	const waiting = await house.queries.select().from(webhookDelivery).where(eq(webhookDelivery.isSent, false));
	expect(waiting.map(({ tries }) => tries).sort()).toEqual([0, 1]);
});

test('410 is a program that wants nothing more', async () => {
	await added();
	await house.reserved('guest', 'private-walk');
	await house.reserved('other', 'private-walk');
	answers = { status: 410 };
	await send();
	expect(await listed()).toMatchObject([{ state: 'failed' }]);
	const { id, kinds } = (await listed())[0];
	expect((await logOf(id)).map(({ state }: { state: string }) => state)).toEqual(['given-up', 'given-up']);
	// Turned on again it begins anew.
	await call('PUT', id, { kinds, isOn: true });
	answers = { status: 200 };
	received = [];
	house.clock.pass({ days: 1 });
	await send();
	expect(received).toEqual([]);
});

test('one that is turned off while something is on its way is not tried again', async () => {
	const { id } = await added();
	await house.reserved('guest', 'private-walk');
	await tellEvents(house.services);
	await sendWebhooks(house, {
		post: async () => {
			await call('PUT', id, { kinds: wish.kinds, isOn: false });
			return { status: 500 };
		},
	});
	expect(await logOf(id)).toMatchObject([{ state: 'given-up', nextAt: null, tries: 1 }]);
});

test('a test and a resending are sent at once, the latter under its old id', async () => {
	const { id } = await added();
	expect((await call('POST', `${id}/tests`)).status).toBe(200);
	await sendWebhooks(house, { post });
	expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'test' });
	const [delivery] = await logOf(id);
	expect((await call('POST', `${id}/deliveries/${delivery.id}/resending`)).status).toBe(200);
	await sendWebhooks(house, { post });
	expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id]);
	expect((await logOf(id))[0].log).toHaveLength(2);
	expect((await call('POST', `${id}/deliveries/${randomUUID()}/resending`)).status).toBe(404);
});

test('a new secret signs beside the old one for a day', async () => {
	const { id, secret } = await added();
	const renewed = (await call('POST', `${id}/secret`)).body.secret;
	expect(renewed).not.toBe(secret);
	expect(await listed()).toMatchObject([{ oldSecretUntil: expect.any(String) }]);
	await call('POST', `${id}/tests`);
	await sendWebhooks(house, { post });
	const [both] = received as [Received];
	expect([isSigned(both, secret), isSigned(both, renewed)]).toEqual([true, true]);
	house.clock.pass({ days: 1 });
	await call('POST', `${id}/tests`);
	await sendWebhooks(house, { post });
	const alone = received[1] as Received;
	expect([isSigned(alone, secret), isSigned(alone, renewed)]).toEqual([false, true]);
});

test('they are kept by owners of a business, at addresses of the web, a few a house, sealed', async () => {
	for (const who of ['rival', 'guest', 'applicant', 'operator'] as const)
		expect((await add({}, who)).status, who).toBe(404);
	for (const wrong of ['http://hooks.example.com/', 'https://localhost/', 'https://a.example:22/', 'nonsense'])
		expect((await add({ address: wrong })).body.faults, wrong).toEqual([{ at: 'address', code: 'webhook-address' }]);
	for (const own of [
		'https://127.0.0.1/',
		'https://10.0.0.1/',
		'https://169.254.169.254/latest',
		'https://[::1]/',
		'https://127.1/',
	])
		expect((await add({ address: own })).body.faults, own).toEqual([{ at: 'address', code: 'webhook-address' }]);
	expect((await add({ kinds: [] })).status).toBe(400);
	const key = randomUUID();
	const first = await added({ key });
	expect(await added({ key })).toEqual(first);
	expect((await add({ key, address: 'https://b.example/' })).body.code).toBe('key-reused');
	for (const [method, rest] of [
		...[
			['PUT', key],
			['DELETE', key],
			['POST', `${key}/secret`],
			['POST', `${key}/tests`],
			['GET', `${key}/deliveries`],
		],
	] as const) {
		const body = method === 'PUT' ? { kinds: wish.kinds, isOn: true } : undefined;
		// An operator takes one away that leaks, and does nothing else with what is a house's (0164).
		const strangers = method === 'DELETE' ? (['rival', 'guest'] as const) : (['rival', 'operator', 'guest'] as const);
		for (const who of strangers)
			expect((await call(method, rest, body, who)).status, `${who} ${method} ${rest}`).toBe(404);
	}
	const [row] = await house.queries.select().from(webhook);
	expect(JSON.stringify(row)).not.toContain('hooks.example.com');
	for (let count = 0; count < 4; count += 1) expect((await add()).status).toBe(200);
	expect((await add()).body.code).toBe('not-allowed');
	expect((await call('DELETE', key)).status).toBe(200);
	expect(await listed()).toHaveLength(4);
});

test('what was sent a month ago is forgotten', async () => {
	const { id } = await added();
	await call('POST', `${id}/tests`);
	await sendWebhooks(house, { post });
	house.clock.pass({ days: 29 });
	await sweepDeliveries(house);
	expect(await logOf(id)).toHaveLength(1);
	house.clock.pass({ days: 2 });
	await sweepDeliveries(house);
	expect(await logOf(id)).toEqual([]);
});
