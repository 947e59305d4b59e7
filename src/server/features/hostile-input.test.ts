import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Identify } from '#server/http/identity.ts';
import {
	forgedCursors,
	hostileNumbers,
	hostileTexts,
	leavesOf,
	replaced,
	sampleOf,
} from '../../../tests/support/hostile-input.ts';
import { answerFor, questionFor } from '../../../tests/support/matching-house.ts';
import { openReservationHouse, type ReservationHouse } from '../../../tests/support/reservation-house.ts';
import { formFor } from '../../../tests/support/reservation-products.ts';

/** Who asks is nothing hostile here, and the same few ask many thousand times: each is looked up the first time, and stays who they are. */
function lookedUpOnce(identify: Identify): Identify {
	const known = new Map<string, ReturnType<Identify>>();
	return (request, reply) => {
		const cookie = request.headers.cookie ?? '';
		const found = known.get(cookie) ?? identify(request, reply);
		known.set(cookie, found);
		return found;
	};
}

let house: ReservationHouse;
let known: Record<string, string> = {};
beforeAll(async () => {
	house = await openReservationHouse(undefined, lookedUpOnce);
	const { id } = await house.reserved('guest');
	const ask = await house.call('guest', 'POST /api/matching/questions', { body: questionFor() });
	const question = ask.body.id;
	const answer = await house.call('partner', `POST /api/matching/questions/${question}/answers`, { body: answerFor() });
	known = { reservations: id, questions: question, answers: answer.body.id };
});
afterAll(() => house.close());

const endpoints = Object.entries<Endpoint>(api);
const actorOf = ({ access }: Endpoint) =>
	({ anyone: 'visitor', member: 'guest', cooperative: 'partner', partner: 'partner', operator: 'operator' })[
		access as string
	] as 'visitor' | 'guest' | 'partner' | 'operator';

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** What the endpoint takes; a thing of ours where its noun has one. */
function partsOf(key: string, { params, query, body }: Endpoint): Parts {
	const given = (schema: Endpoint['params']) => (schema ? sampleOf(schema) : {}) as Record<string, unknown>;
	const [, , first = '', second = ''] = key.split('/');
	const noun = first === 'matching' ? second : first;
	const own = params && known[noun] ? { id: known[noun] } : {};
	const sample = body && (sampleOf(body) as Record<string, unknown>);
	const form = formFor('tour');
	if (sample && 'productId' in sample) Object.assign(sample, { productId: form.productId, order: form.order });
	return {
		params: { ...given(params), ...own },
		query: given(query),
		body: key === 'POST /api/reservations' ? form : sample,
	};
}

async function statusOf(key: string, endpoint: Endpoint, { params, query, body }: Parts): Promise<number> {
	const [method = '', path = ''] = key.split(' ');
	const text = (value: unknown) => String(value).toWellFormed();
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(text(params[name])));
	const asked = Object.entries(query).flatMap(([name, value]) =>
		[value].flat().map((one) => [name, text(one)] as [string, string]),
	);
	const upload = endpoint.upload?.[0];
	const { status } = await house.call(actorOf(endpoint), `${method} ${filled}?${new URLSearchParams(asked)}`, {
		...(upload ? { file: Buffer.from('no such file'), type: upload } : { body }),
	});
	return status;
}

test.each(endpoints)('%s answers nothing hostile with a fault of ours', async (key, endpoint) => {
	const parts = partsOf(key, endpoint);
	const failed: string[] = [];
	for (const { at, value } of leavesOf(parts)) {
		for (const hostile of typeof value === 'string' ? hostileTexts : hostileNumbers) {
			const status = await statusOf(key, endpoint, replaced(parts, at, hostile) as Parts);
			if (status >= 500) failed.push(`${status} for ${JSON.stringify(hostile).slice(0, 30)} at ${at.join('.')}`);
		}
	}
	expect(failed).toEqual([]);
});

test.each(
	endpoints.flatMap(([key, { query }]) =>
		query && 'cursor' in partsOf(key, { query } as Endpoint).query ? [key] : [],
	),
)('%s takes no cursor of one’s own', async (key) => {
	const endpoint: Endpoint = api[key as keyof typeof api];
	const parts = partsOf(key, endpoint);
	const failed: string[] = [];
	for (const cursor of forgedCursors()) {
		const status = await statusOf(key, endpoint, { ...parts, query: { ...parts.query, cursor } });
		if (status >= 500) failed.push(`${status} for ${Buffer.from(cursor, 'base64url')}`);
	}
	expect(failed).toEqual([]);
});

test('every part of the contract has an input that its schema takes, so that what is hostile stands alone', () => {
	const wrong = endpoints.flatMap(([key, endpoint]) =>
		(['params', 'query', 'body'] as const).flatMap((part) => {
			const schema = endpoint[part];
			return !schema || schema.safeParse(sampleOf(schema)).success ? [] : [`${key} ${part}`];
		}),
	);
	expect(wrong).toEqual([]);
});
