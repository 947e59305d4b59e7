import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Api, api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Role, roles } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { createIdentify } from '#server/identify.ts';
import { sampleOf } from '../../../../tests/support/hostile-input.ts';
import { answerFor, questionFor } from '../../../../tests/support/matching-house.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, takenFor } from '../../../../tests/support/reservation-products.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

/*
 * Every role × every endpoint of the desk, generated from the list of endpoints: one that is added has no row, and fails. Who may is
 * written out by hand and by role, not asked of the table of rights: whoever gives a role more has to say so here too.
 */

const owner: Role[] = ['owner'];
const managers: Role[] = ['owner', 'manager'];
const desk: Role[] = ['owner', 'manager', 'desk'];
const receivers: Role[] = ['owner', 'manager', 'desk', 'guide'];
const everybody: Role[] = [...roles];

type Row = {
	/** These roles of the house, and no others of it. */
	may: Role[];
	/** There is no such thing here, or nothing to be done with it now: only that others are refused can be seen. */
	isNotNow?: true;
	/** It can be done by one of them. */
	isOnce?: true;
	/** Others are answered too, and told of nothing of the house. */
	isFiltered?: true;
};
const open = (may: Role[]): Row => ({ may });
const notNow = (may: Role[]): Row => ({ may, isNotNow: true });
const once = (may: Role[]): Row => ({ may, isOnce: true });
const filtered = (may: Role[]): Row => ({ may, isFiltered: true });

/** Who may, of those who work for a house. */
const table: Partial<Record<keyof Api, Row>> = {
	'GET /api/desk/phrases': open(everybody),
	'GET /api/organisations': open(everybody),
	'GET /api/organisations/:id/staff': open(everybody),
	'PUT /api/organisations/:id/staff/:memberId': open(owner),
	// Of the agency alone: a house has no duties to narrow.
	'PUT /api/organisations/:id/staff/:memberId/duties': notNow(owner),
	'DELETE /api/organisations/:id/staff/:memberId': open(owner),
	'GET /api/organisations/:id/invitations': open(owner),
	'POST /api/organisations/:id/invitations': open(owner),
	'DELETE /api/organisations/:id/invitations/:invitationId': notNow(owner),
	'GET /api/organisations/:id/keys': open(owner),
	'POST /api/organisations/:id/keys': open(owner),
	'DELETE /api/organisations/:id/keys/:keyId': notNow(owner),
	'GET /api/organisations/:id/webhooks': open(owner),
	'POST /api/organisations/:id/webhooks': open(owner),
	'PUT /api/organisations/:id/webhooks/:webhookId': open(owner),
	'POST /api/organisations/:id/webhooks/:webhookId/secret': open(owner),
	'POST /api/organisations/:id/webhooks/:webhookId/tests': open(owner),
	'GET /api/organisations/:id/webhooks/:webhookId/deliveries': open(owner),
	'POST /api/organisations/:id/webhooks/:webhookId/deliveries/:deliveryId/resending': notNow(owner),
	'DELETE /api/organisations/:id/webhooks/:webhookId': open(owner),
	'GET /api/console/promotions': { ...filtered(managers), isNotNow: true },
	'GET /api/console/promotions/:id/products': notNow(managers),
	'POST /api/console/promotions/:id/simulation': notNow(managers),
	'GET /api/products/:id/photographs': open(managers),
	'POST /api/products/:id/photographs': open(managers),
	'PUT /api/products/:id/photographs': open(managers),
	'DELETE /api/products/:id/photographs/:photographId': notNow(managers),
	'GET /api/console/calendars': open(receivers),
	'POST /api/console/calendars': open(managers),
	'POST /api/console/calendars/:id/reading': notNow(managers),
	'DELETE /api/console/calendars/:id': notNow(managers),
	'POST /api/console/calendar-feed': open(receivers),
	'DELETE /api/console/calendar-feed': open(receivers),
	'GET /api/console/products/:id/days': open(receivers),
	'PUT /api/console/products/:id/days': open(managers),
	'GET /api/console/products/:id/call-off': open(managers),
	'GET /api/console/products/:id/call-offs': open(receivers),
	'POST /api/console/products/:id/call-offs': open(managers),
	'POST /api/console/products/:id/call-offs/:callOff/retries': notNow(managers),
	'GET /api/console/products/:id/waiting': open(receivers),
	'POST /api/console/waiting/:id/removal': notNow(desk),
	'GET /api/console/figures': open(managers),
	'GET /api/settlements': open(managers),
	'GET /api/settlements/:id': notNow(managers),
	'GET /api/settlements/:id/lines': notNow(managers),
	'GET /api/settlements/:id/file': notNow(managers),
	'GET /api/settlements/:id/payouts': notNow(managers),
	'GET /api/desk/day': open(receivers),
	'GET /api/desk/reservations': open(receivers),
	'GET /api/desk/reservations/export': open(desk),
	'POST /api/desk/reservations': open(desk),
	'GET /api/desk/products': open(receivers),
	'GET /api/desk/today': open(everybody),
	'GET /api/desk/found': open(everybody),
	'GET /api/desk/views': open(receivers),
	'POST /api/desk/views': open(receivers),
	'PUT /api/desk/views/:id': notNow(receivers),
	'DELETE /api/desk/views/:id': notNow(receivers),
	'GET /api/desk/voucher-products': filtered(receivers),
	'POST /api/voucher-checks': filtered(receivers),
	'POST /api/reservations/:id/prices': open(desk),
	'POST /api/reservations/:id/payments': open(desk),
	'POST /api/reservations/:id/payments/:payment/reversal': notNow(desk),
	'GET /api/ratings/provided': { ...filtered(desk), isNotNow: true },
	'POST /api/ratings/:id/reply': notNow(desk),
	'GET /api/matching/inbox': { ...filtered(desk), isNotNow: true },
	'GET /api/matching/questions/:id/answer-form': open(desk),
	'POST /api/matching/questions/:id/answers': notNow(desk),
	'POST /api/matching/answers/:id/versions': open(desk),
	'POST /api/matching/answers/:id/moves': notNow(desk),
	'POST /api/matching/questions/:id/hidden': notNow(desk),
	'GET /api/matching/templates': open(desk),
	'POST /api/matching/templates': open(desk),
	'PATCH /api/matching/templates/:id': notNow(desk),
	'DELETE /api/matching/templates/:id': notNow(desk),
	'GET /api/consultations/:id/desk': notNow(desk),
	'POST /api/consultations/:id/answers': notNow(desk),
	'GET /api/video-dates/:id/interpreters': notNow(desk),
	'PUT /api/video-dates/:id/interpreter': notNow(desk),
	'PUT /api/members/me/console-language': open(everybody),
	'GET /api/partners/me': open(owner),
	'PUT /api/partners/me': open(owner),
	'POST /api/partners/me/application': notNow(owner),
	'POST /api/partners/me/bank-account/reveal': open(owner),
	'POST /api/partners/me/licences': open(owner),
	'DELETE /api/partners/me/licences/:id': notNow(owner),
	'GET /api/partners/me/profile': open(managers),
	'PUT /api/partners/me/profile': open(managers),
	'POST /api/partners/me/profile/pictures': open(managers),
	'PUT /api/partners/me/profile/pictures': open(managers),
	'DELETE /api/partners/me/profile/pictures/:id': notNow(managers),
	// Of members, who may act for a house by them.
	'GET /api/reservations/:id': open(receivers),
	'POST /api/reservations/:id/moves': open(desk),
	'POST /api/reservations/:id/reveal': open(desk),
	'GET /api/reservations/:id/guests': open(desk),
	'PUT /api/reservations/:id/desk-note': open(desk),
	'POST /api/reservations/:id/mails': open(desk),
	'GET /api/reservations/:id/dispute': open(receivers),
	'POST /api/reservations/:id/thread': open(receivers),
	'GET /api/threads/:id/messages': open(receivers),
	'POST /api/threads/:id/messages': open(desk),
	'POST /api/threads/:id/read': open(receivers),
	// Last, since what is archived is not sold.
	'GET /api/console/bulk/:table': open(managers),
	'POST /api/console/bulk/:table/trials': open(managers),
	'POST /api/console/bulk/:table/applications': open(managers),
	'GET /api/console/content': { ...filtered(managers), isNotNow: true },
	'POST /api/console/content': open(managers),
	'POST /api/console/content/:noun/acts': open(managers),
	// Tells of what is another's, as of what is not there, that it is as it was.
	'POST /api/console/content/:noun/act-outcomes': open(everybody),
	'GET /api/console/product-houses': filtered(managers),
	'GET /api/console/content/:noun/:id': open(managers),
	'PUT /api/console/content/:noun/:id/draft': open(managers),
	'POST /api/console/content/:noun/:id/publication': notNow(managers),
	'PUT /api/console/content/:noun/:id/schedule': open(managers),
	'DELETE /api/console/content/:noun/:id/schedule': notNow(managers),
	'POST /api/console/content/:noun/:id/archive': once(managers),
	'POST /api/console/content/:noun/:id/restoration': notNow(managers),
	'GET /api/console/content/:noun/:id/revisions': open(managers),
	'GET /api/console/content/:noun/:id/revisions/:number': open(managers),
	'GET /api/console/content/:noun/:id/comparison': open(managers),
};

let house: ReservationHouse;
let app: Awaited<ReturnType<typeof buildTestApp>>;
const cookies = new Map<string, string>();
let own: Record<string, string> = {};

/** Somebody of each role works for the partner’s house; one more works there as a guide, for owners to send away. */
beforeAll(async () => {
	house = await openReservationHouse();
	const { queries, services } = house;
	const organisation = house.organisationOf('partner');
	const rows = [...roles, 'leaver'].map((name) => ({
		...{
			email: `${name}@staff.example`,
			passwordHash: 'none',
			firstName: name,
			lastName: 'Kim',
			locale: 'en' as const,
		},
		...{ group: 'GR0300' as const, emailVerifiedAt: new Date() },
	}));
	const made = await queries.insert(member).values(rows).returning({ id: member.id, name: member.firstName });
	for (const { id, name } of made) {
		const role = name === 'leaver' ? 'guide' : (name as Role);
		await employ(queries, { organisationId: organisation, memberId: id, role });
	}
	const signedIn = await signIn(
		{ queries, services },
		made.map(({ id }) => id),
	);
	made.forEach(({ name }, at) => {
		cookies.set(name, signedIn[at] ?? '');
	});
	cookies.set('rival', house.cookieOf('rival'));
	app = await buildTestApp({ queries, services, identify: createIdentify({ queries, services }) });
	const { id, code } = await house.reserved('guest', 'private-walk');
	const ask = await house.call('guest', 'POST /api/matching/questions', { body: questionFor() });
	const question = ask.body.id;
	const answer = await house.call('partner', `POST /api/matching/questions/${question}/answers`, { body: answerFor() });
	const webhook = randomUUID();
	await house.call('partner', `POST /api/organisations/${organisation}/webhooks`, {
		body: { key: webhook, address: 'https://hooks.example.com/maru', kinds: ['reservation.made'] },
	});
	own = {
		...{ organisations: organisation, reservations: id, products: 'tour', content: 'tour', questions: question, code },
		...{ answers: answer.body.id, threads: await house.threadOf('partner', id), webhook },
		leaver: made.find(({ name }) => name === 'leaver')?.id ?? '',
	};
});
afterAll(async () => {
	await app.close();
	await house.close();
});

type Given = Record<string, unknown>;

/** Things of the house’s own where the sample names any. */
const ownIn = (sample: Given | undefined): Given | undefined =>
	sample &&
	Object.fromEntries(
		Object.entries(sample).map(([name, value]) => [
			name,
			name === 'organisation' || name === 'organisationId'
				? own.organisations
				: name === 'providerId'
					? 'walks'
					: value,
		]),
	);

function partsOf(key: string, { params, query, body }: Endpoint) {
	const [, , first = '', second = ''] = key.split('/');
	const noun = first === 'matching' || first === 'console' ? second : first;
	const given = (schema: Endpoint['params']) => (schema ? sampleOf(schema) : {}) as Given;
	const thing = {
		...(params && own[noun] && { id: own[noun] }),
		...(key.includes(':noun') && { noun: 'product' }),
		...(key.includes(':memberId') && { memberId: own.leaver }),
		...(key.includes(':webhookId') && { webhookId: own.webhook }),
	};
	// What need not be asked is not: a filter would leave nothing to be seen.
	const fields = (query as z.ZodObject | undefined)?.shape ?? {};
	const asked = Object.fromEntries(
		Object.entries(given(query)).filter(
			([name]) => name === 'organisation' || !fields[name]?.safeParse(undefined).success,
		),
	);
	const form = key === 'POST /api/desk/reservations' ? takenFor('tour') : undefined;
	return {
		params: { ...given(params), ...thing } as Given,
		query: ownIn(asked) as Given,
		body: form ?? bodies[key as keyof Api]?.() ?? ownIn(body && (sampleOf(body) as Given)),
	};
}

/** Where what the schema takes is not what the rules take. */
const bodies: Partial<Record<keyof Api, () => object>> = {
	'POST /api/reservations/:id/moves': () => ({ move: 'confirm' }),
	'PUT /api/reservations/:id/desk-note': () => ({ text: 'A cake at 15:00', seen: null }),
	'POST /api/reservations/:id/payments': () => ({
		key: randomUUID(),
		kind: 'payment',
		won: 1_000,
		method: 'on-site',
		note: '',
	}),
	'POST /api/threads/:id/messages': () => ({ key: randomUUID(), text: 'See you at nine.' }),
	'POST /api/matching/questions/:id/answers': () => answerFor(),
	'POST /api/voucher-checks': () => ({ text: own.code }),
	'POST /api/console/content/:noun/acts': () => ({ act: 'archive', items: [{ id: 'tour', revision: 99 }] }),
	'POST /api/console/content': () => ({
		kind: 'product',
		of: { kind: 'day-tour', providerId: 'walks' },
		names: { ko: '새 산책', en: 'A new walk' },
	}),
};

/** Whether an answer has anything of the house. */
const isOfHouse = (body: string): boolean =>
	['"tour"', '"private-walk"', '"walks"', own.reservations ?? ''].some((id) => body.includes(id));

/** Whether they are told that there is nothing of the kind, or that it is not theirs to do. */
async function isDenied(who: string, key: string): Promise<string | undefined> {
	const endpoint: Endpoint = api[key as keyof Api];
	const [method = '', path = ''] = key.split(' ');
	const { params, query, body } = partsOf(key, endpoint);
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
	const asked = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
	const upload = endpoint.upload?.[0];
	const response = await app.inject({
		method: method as 'GET',
		url: `${filled}?${new URLSearchParams(asked)}`,
		headers: {
			...{ 'sec-fetch-site': 'same-origin', cookie: cookies.get(who) ?? '' },
			...(upload && { 'content-type': upload }),
		},
		...(upload ? { payload: Buffer.from('no such file') } : body !== undefined && { payload: body as object }),
	});
	const told = String(response.headers['content-type']).includes('json') ? response.json() : {};
	const code = told.code ?? told.told?.[0]?.code;
	if (table[key as keyof Api]?.isFiltered && !isOfHouse(response.body)) return 'nothing-told';
	return code === 'not-found' || code === 'not-allowed' ? code : undefined;
}

const atDesks = Object.entries<Endpoint>(api).filter(
	([, { access }]) => access === 'partner' || access === 'cooperative',
);

test('every endpoint of a desk has a row', () => {
	expect(atDesks.map(([key]) => key).filter((key) => !(key in table))).toEqual([]);
});

/** One is confirmed once. */
const confirming = 'POST /api/reservations/:id/moves';
const reservedOn = async (day: number) =>
	(await house.reserved('guest', 'private-walk', { order: { on: dayIn(day) } })).id;

test.each(Object.entries(table))('%s is for the roles that the table says', async (key, { may, isNotNow, isOnce }) => {
	// Those who may not first: whatever the others do is there for them.
	const inOrder = [...roles].sort((one, other) => Number(may.includes(one)) - Number(may.includes(other)));
	const admitted: Role[] = [];
	for (const [at, role] of inOrder.entries()) {
		if (key === confirming && may.includes(role)) own.reservations = await reservedOn(30 + at);
		if ((await isDenied(role, key)) === undefined) admitted.push(role);
	}
	if (isOnce) expect(admitted).not.toEqual([]);
	if (isNotNow || isOnce) expect(admitted.filter((role) => !may.includes(role))).toEqual([]);
	else expect(new Set(admitted)).toEqual(new Set(may));
});

test.each(
	Object.keys(table).filter(
		(key) => /\/(organisations|reservations|products|threads)\/:/.test(key) || key.includes('partners/me'),
	),
)('%s of another house is nobody’s', async (key) => {
	if (!key.includes('partners/me') || 'query' in api[key as keyof Api])
		expect(await isDenied('rival', key)).toBeDefined();
});
