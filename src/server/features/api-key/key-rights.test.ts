import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type KeyRight, keyRights } from '#domain/api-key/api-key.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

/** Written out by hand: whoever opens an endpoint to keys has to say so here, and by which right. */
const open: Record<string, KeyRight[]> = {
	'GET /api/desk/reservations': ['reservation.see'],
	'GET /api/desk/products': ['reservation.see'],
	'GET /api/desk/day': ['reservation.see'],
	'GET /api/reservations/:id': ['reservation.see'],
	'POST /api/reservations/:id/moves': ['reservation.answer', 'arrival.note'],
	'POST /api/reservations/:id/prices': ['reservation.answer'],
	'POST /api/reservations/:id/payments': ['payment.record'],
	'POST /api/reservations/:id/payments/:payment/reversal': ['payment.record'],
	'POST /api/reservations/:id/thread': ['thread.write'],
	'GET /api/threads/:id/messages': ['thread.write'],
	'POST /api/threads/:id/messages': ['thread.write'],
	'POST /api/voucher-checks': ['arrival.note'],
	'GET /api/console/products/:id/days': ['reservation.see'],
	'PUT /api/console/products/:id/days': ['product.edit'],
	'GET /api/ratings/provided': ['rating.reply'],
	'POST /api/ratings/:id/reply': ['rating.reply'],
	'GET /api/matching/inbox': ['matching.answer'],
	'GET /api/console/figures': ['figures.see'],
};

/** Stands for “the handler was reached”. */
const reached = Object.fromEntries(
	Object.keys(api).map((key) => [key, async () => refuse('payload-too-large')]),
) as unknown as HandlersFor<Api>;

let house: ReservationHouse;
let app: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
	house = await openReservationHouse();
	app = await buildTestApp({ queries: house.queries, services: house.services, handlers: reached });
});
afterAll(async () => {
	await app.close();
	await house.close();
});

async function codeFor(secret: string, key: string): Promise<string> {
	const [method = '', path = ''] = key.split(' ');
	const response = await app.inject({
		method: method as NonNullable<InjectOptions['method']>,
		url: path.replace(/:\w+/g, randomUUID()),
		headers: { authorization: `Bearer ${secret}` },
	});
	return (response.json() as { code: string }).code;
}

test.each(keyRights)('a key with %s alone opens what the table says, and nothing else', async (right) => {
	const { body } = await house.call('partner', `POST /api/organisations/${house.organisationOf('partner')}/keys`, {
		body: { key: randomUUID(), name: right, rights: [right], days: 30 },
	});
	for (const key of Object.keys(api)) {
		const code = await codeFor(body.secret, key);
		const opens = open[key];
		if (!opens) expect(code, key).toBe('not-for-keys');
		else if (!opens.includes(right)) expect(code, key).toBe('key-lacks-right');
		else expect(['not-for-keys', 'key-lacks-right', 'key-refused', 'too-many-attempts'], key).not.toContain(code);
		house.clock.pass({ minutes: 1 });
	}
});

test('nothing that is open to keys is open to visitors', () => {
	const shut = Object.entries<Endpoint>(api).filter(([, { forKeys, access }]) => forKeys && access === 'anyone');
	expect(shut.map(([key]) => key)).toEqual([]);
});
