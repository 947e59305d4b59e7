import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Viewer } from '#domain/member/access.ts';
import { askNeeds } from '#domain/reservation/need-questions.ts';
import type { ActorKind, Reservation, ReservationStatus } from '#domain/reservation/reservation.ts';
import { type Guard, type Move, reservationMoves } from '#domain/reservation/reservation-machine.ts';
import { listedPrice } from '#domain/reservation/reservation-price.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { moveReservation } from './move-reservation.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

/** Reserved on the first of March for the twentieth; two adults and a child of 100,000 and 60,000 won. */
const reservedAt = new Date('2027-03-01T03:00:00Z');
const persons = { adult: 2, child: 1, infant: 0 };
const order = orderOn('2027-03-20', { persons });
const other = orderOn('2027-03-25', { persons });

const clocks = {
	'long before': { now: new Date('2027-03-02T03:00:00Z'), guards: ['not-begun'] },
	'on the way': { now: new Date('2027-03-20T00:30:00Z'), guards: ['begun', 'day-come'] },
} as const satisfies Record<string, { now: Date; guards: readonly Guard[] }>;

type State = {
	status: ReservationStatus;
	guards: readonly Guard[];
	made: (begun: Reservation) => Partial<Reservation>;
};
const change = (begun: Reservation) => ({
	order: other,
	price: listedPrice(begun.terms.price, other),
	places: begun.places,
	percent: 100,
	askedAt: reservedAt.toISOString(),
	expiresAt: '2027-03-03T03:00:00.000Z',
});
const lines = [{ of: 'procedure' as const, name: '', quantity: 1, won: 260_000 }];
const offer = {
	...{ version: 1, lines, total: 260_000, persons, places: 4 },
	offeredAt: reservedAt.toISOString(),
	validUntil: '2027-03-22T03:00:00.000Z',
};
const picked = { on: '2027-03-23', time: order.time };
const proposal = {
	...{ dates: [{ ...picked, total: 260_000 }], text: null },
	proposedAt: reservedAt.toISOString(),
	validUntil: '2027-03-22T03:00:00.000Z',
};
/** Of whatever has nothing to do with a price in lines. */
const plain = ['no-offer-waits', 'price-listed'] as const;
const ended = (status: ReservationStatus): State => ({
	status,
	guards: ['no-change-waits', 'not-arrived', ...plain],
	made: ({ money }) => ({ status, expiresAt: null, money: { ...money, total: 0 } }),
});
const used = (status: ReservationStatus): State => ({
	status,
	guards: ['no-change-waits', 'not-arrived', ...plain],
	made: () => ({ status, expiresAt: null }),
});
const states: Record<string, State> = {
	requested: { status: 'requested', guards: ['no-change-waits', 'not-arrived', ...plain], made: () => ({}) },
	confirmed: used('confirmed'),
	'confirmed with a change that waits': {
		status: 'confirmed',
		guards: ['change-waits', 'not-arrived', ...plain],
		made: (begun) => ({ status: 'confirmed', expiresAt: null, change: change(begun) }),
	},
	'confirmed and there': {
		status: 'confirmed',
		guards: ['no-change-waits', 'arrived', ...plain],
		made: () => ({ status: 'confirmed', expiresAt: null, arrivedAt: reservedAt }),
	},
	'confirmed with a question about a need': {
		status: 'confirmed',
		guards: ['no-change-waits', 'not-arrived', 'needs-asked', ...plain],
		made: () => ({ status: 'confirmed', expiresAt: null, questions: askNeeds(['wheelchair'], order, reservedAt) }),
	},
	'confirmed with a price that waits': {
		status: 'confirmed',
		guards: ['no-change-waits', 'not-arrived', 'offer-waits', 'offer-valid', 'price-listed'],
		made: () => ({ status: 'confirmed', expiresAt: null, offer, priceVersion: 1 }),
	},
	'requested with dates that wait': {
		status: 'requested',
		guards: ['no-change-waits', 'not-arrived', 'dates-wait', 'dates-valid', ...plain],
		made: () => ({ proposal }),
	},
	'confirmed at a price in lines': {
		status: 'confirmed',
		guards: ['no-change-waits', 'not-arrived', 'no-offer-waits'],
		made: ({ money }) => ({
			...{ status: 'confirmed', expiresAt: null, places: 1, priceVersion: 1 },
			price: { basis: 'agreed', version: 1, lines, total: 260_000 },
			money: { ...money, total: 260_000 },
		}),
	},
	completed: used('completed'),
	'no-show': used('no-show'),
	declined: ended('declined'),
	expired: ended('expired'),
	cancelled: ended('cancelled'),
};

/** Who proposes has seen what waits, if anything does. */
const proposes = ({ guards }: State): MoveBody => ({
	...{ move: 'propose-dates', dates: [{ on: '2027-03-24', time: order.time }], days: 2 },
	seen: guards.includes('dates-wait') ? proposal.proposedAt : null,
});
const bodiesIn = (state: State): MoveBody[] => [...bodies, proposes(state)];
const bodies: MoveBody[] = [
	{ move: 'confirm' },
	{ move: 'decline', reason: 'The guide is ill.' },
	{ move: 'cancel', percent: 100 },
	{ move: 'call-off', reason: 'Typhoon.' },
	{ move: 'reduce', persons: { adult: 1, child: 1, infant: 0 }, units: 1, percent: 100 },
	{ move: 'ask-change', order: orderOn('2027-03-22', { persons }), total: 260_000 },
	{ move: 'agree-change' },
	{ move: 'refuse-change', reason: 'Full that day.' },
	{ move: 'withdraw-change' },
	{ move: 'accept-price', version: 1 },
	{ move: 'decline-price', version: 1 },
	{ move: 'withdraw-price' },
	{ move: 'accept-date', date: picked, seen: proposal.proposedAt },
	{ move: 'decline-dates', seen: proposal.proposedAt },
	{ move: 'withdraw-dates' },
	{ move: 'no-show' },
	{ move: 'answer-needs', answers: [{ id: 'wheelchair', answer: 'yes' }] },
	{ move: 'give-ticket', ticket: 'EV-1234-5678' },
	{ move: 'arrive' },
	{ move: 'undo-arrival' },
];

/** The template to whom it concerns most: the member, or for what the member did and needs no mail, the provider. */
const told: Record<string, string | undefined> = {
	confirm: 'reservation-confirmed',
	decline: 'reservation-declined',
	cancel: 'reservation-cancelled',
	'call-off': 'reservation-called-off',
	reduce: 'reservation-changed',
	'ask-change': 'reservation-change-asked',
	'agree-change': 'reservation-changed',
	'refuse-change': 'reservation-change-refused',
	'withdraw-change': 'provider-change-withdrawn',
	'accept-price': 'reservation-price-agreed',
	'decline-price': 'provider-price-declined',
	'withdraw-price': 'reservation-price-withdrawn',
	'propose-dates': 'reservation-dates-proposed',
	'accept-date': 'reservation-confirmed',
	'decline-dates': 'provider-dates-declined',
	'withdraw-dates': 'reservation-dates-ended',
	'no-show': undefined,
	'answer-needs': 'reservation-needs-answered',
	'give-ticket': 'reservation-ticket',
	arrive: undefined,
	'undo-arrival': undefined,
};

const actors = ['guest', 'partner', 'operator', 'other', 'rival', 'applicant'] as const;
type Name = (typeof actors)[number];
const kindOf: Partial<Record<Name, ActorKind>> = { guest: 'member', partner: 'provider', operator: 'operator' };
/** What a guest says on the telephone an operator does for them, by a guest's rules (decision 0142). */
const saidOnThePhone: readonly string[] = ['cancel', 'reduce', 'ask-change', 'withdraw-change'];
const ruledAs = (actor: Name, { move }: MoveBody): ActorKind | undefined =>
	actor === 'operator' && saidOnThePhone.includes(move) ? 'member' : kindOf[actor];
const viewerOf = (name: Name): Viewer => house.viewerOf(name);

const everything = async () => {
	const { rows } = await house.queries.execute(sql`select
		(select jsonb_agg(to_jsonb(reservation)) from reservation) as reservations,
		(select jsonb_agg(to_jsonb(slot) order by on_day, time) from slot) as slots,
		(select count(*) from reservation_event) as events, (select count(*) from mail) as mails,
		(select count(*) from graphile_worker._private_jobs) as jobs`);
	return JSON.stringify(rows);
};

const cases = Object.keys(states).flatMap((state) => Object.keys(clocks).map((clock) => [state, clock] as const));

describe.each(cases)('%s, %s', (stateName, clockName) => {
	const state = states[stateName] as State;
	const { now, guards } = clocks[clockName as keyof typeof clocks];
	const isAllowed = (actor: Name, body: MoveBody, more: readonly Guard[] = []) => {
		const { from, by, when }: Move = reservationMoves[body.move];
		const kind = ruledAs(actor, body);
		const holds = [...state.guards, ...guards, ...more] as Guard[];
		return (
			kind !== undefined && by.includes(kind) && from.includes(state.status) && when.every((one) => holds.includes(one))
		);
	};
	/** A guest who could, had they not come, reads that. */
	const isTold = (actor: Name, body: MoveBody) =>
		kindOf[actor] === 'member' && state.guards.includes('arrived') && isAllowed(actor, body, ['not-arrived']);
	const begin = async () => {
		await house.clear();
		return insertedRow(house, 'private-walk', order, { at: reservedAt, with: state.made });
	};
	const ask = (actor: Name, id: string, body: MoveBody) =>
		moveReservation({ ...house, viewer: viewerOf(actor), now }, { id, language: 'en', body });

	test('what the table does not allow is refused and changes nothing', async () => {
		const id = await begin();
		const before = await everything();
		for (const actor of actors)
			for (const body of bodiesIn(state)) {
				if (isAllowed(actor, body)) continue;
				const answer = await ask(actor, id, body);
				const refusal = isTold(actor, body) ? 'already-arrived' : kindOf[actor] ? 'not-allowed' : 'not-found';
				expect(answer, `${actor} ${body.move}`).toEqual({ ok: false, refusal });
			}
		expect(await everything()).toBe(before);
	});

	const allowed = actors.flatMap((actor) =>
		bodiesIn(state)
			.filter((body) => isAllowed(actor, body))
			.map((body) => [actor, body.move, body] as const),
	);
	test.each(allowed)('%s may %s: state, places, history and mails follow', async (actor, move, body) => {
		const id = await begin();
		const answer = await ask(actor, id, body);
		expect(answer.ok).toBe(true);
		const status = reservationMoves[move].to ?? state.status;
		const row = await house.rowOf(id);
		expect(row.status).toBe(status);
		expect(await truthFaults(house.queries)).toEqual([]);
		const last = (await house.eventsOf(id)).at(-1);
		expect(last).toMatchObject({ event: move, actor: kindOf[actor], actorId: house.idOf(actor), status, at: now });
		expect(last?.reason ?? undefined).toBe('reason' in body ? body.reason : undefined);
		const mails = [
			...(await house.mailsTo(house.emailOf('guest'))),
			...(await house.mailsTo(house.emailOf('partner'))),
		];
		const isRequestChanged = move === 'ask-change' && state.status === 'requested';
		const template = isRequestChanged ? 'reservation-request-changed' : told[move];
		expect(mails.filter((mail) => mail.template === template)).toHaveLength(template === undefined ? 0 : 1);
		// A repeat is refused, and a tap too many does nothing.
		const once = await everything();
		const repeated = await ask(actor, id, body);
		expect(repeated.ok).toBe(false);
		expect(await everything()).toBe(once);
	});
});

test('the table was walked through: every move of a person was made by each who may', () => {
	const made = new Set<string>();
	for (const [stateName, clockName] of cases) {
		const state = states[stateName] as State;
		const holds = [...state.guards, ...clocks[clockName as keyof typeof clocks].guards] as Guard[];
		for (const { move } of bodiesIn(state)) {
			const { from, by, when }: Move = reservationMoves[move];
			if (from.includes(state.status) && when.every((one) => holds.includes(one)))
				for (const actor of by) made.add(`${actor} ${move}`);
		}
	}
	// A price is put by an endpoint of its own (offer-price.test.ts).
	const expected = Object.entries<Move>(reservationMoves).flatMap(([move, { by }]) =>
		by.filter((actor) => actor !== 'clock' && move !== 'offer-price').map((actor) => `${actor} ${move}`),
	);
	expect([...made].sort()).toEqual(expected.sort());
});
