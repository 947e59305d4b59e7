import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { eraseDisputesOf, findLastDispute } from './dispute.repo.ts';

type Who = 'guest' | 'partner' | 'operator' | 'rival' | 'other';
let house: Awaited<ReturnType<typeof openReservationHouse>>;
let id: string;
let total = 0;
beforeAll(async () => {
	house = await openReservationHouse();
	({ id } = await house.reserved('guest', 'tour'));
	total = (await house.rowOf(id)).totalWon;
	await house.call('operator', `POST /api/reservations/${id}/payments?language=ko`, {
		body: { key: randomUUID(), kind: 'payment', won: total, method: 'transfer' },
	});
});
afterAll(() => house.close());

const read = async (who: Who, of = id) => (await house.call(who, `GET /api/reservations/${of}/dispute`)).body;
const open = (who: Who, key: string = randomUUID(), of = id) =>
	house.call(who, `POST /api/reservations/${of}/disputes`, {
		body: { key, reason: 'not-as-described', wish: 'refund', words: 'The walk was half as long.' },
	});
const seenOf = ({ state, outcome, won, answer }: Record<string, unknown>) => ({ state, outcome, won, answer });
const move = async (who: Who, body: Record<string, unknown>) => {
	const { dispute } = await read('operator');
	const seen = seenOf(dispute);
	return house.call(who, `POST /api/disputes/${dispute.id}/moves`, { body: { seen, ...body } });
};
const propose = (won: number, name = 'propose') =>
	move('operator', { move: name, outcome: 'refund', won, answer: 'Half of it was not given.' });
const templates = async (address: string) =>
	(await house.mailsTo(address)).filter(({ template }) => template === 'dispute-news').length;

test('a guest opens one, once; both sides and the operators see it, nobody else does', async () => {
	expect(await read('guest')).toEqual({ dispute: null, canOpen: true, mostWon: total });
	const key = randomUUID();
	expect((await open('guest', key)).body.dispute).toMatchObject({
		state: 'open',
		openedBy: 'member',
		moves: ['withdraw'],
	});
	expect((await open('guest', key)).status).toBe(200);
	expect((await open('partner')).body.code).toBe('not-allowed');
	expect((await read('partner')).dispute).toMatchObject({ words: 'The walk was half as long.', moves: [] });
	expect((await read('operator')).dispute.moves).toEqual(['propose', 'decide']);
	for (const who of ['rival', 'other'] as const) {
		expect((await house.call(who, `GET /api/reservations/${id}/dispute`)).status, who).toBe(404);
		expect((await open(who)).status, who).toBe(404);
		expect((await move(who, { move: 'withdraw' })).status, who).toBe(404);
	}
	expect(await templates('partner@maru.example')).toBe(1);
	expect(await templates('operator@maru.example')).toBe(1);
	expect(await templates('guest@maru.example')).toBe(0);
});

/** What the bell has of disputes, the newest first. */
const bellOf = async (who: Who) => {
	await tellEvents(house.services);
	const { items } = (await house.call(who, 'GET /api/notifications?language=en')).body;
	return items
		.filter((one: { kind: string }) => one.kind.startsWith('dispute.'))
		.map((one: { kind: string; path: string; title: string; isRead: boolean }) => one);
};

test('the bell of the other side and of the operators has it, with the way there, until the reservation is opened', async () => {
	expect(await bellOf('partner')).toMatchObject([
		{ kind: 'dispute.opened', path: `/console/reservations/${id}#dispute`, title: 'tour', isRead: false },
	]);
	expect(await bellOf('operator')).toMatchObject([
		{ kind: 'dispute.opened', path: `/console/reservations/${id}#dispute`, isRead: false },
	]);
	for (const who of ['guest', 'rival', 'other'] as const) expect(await bellOf(who), who).toEqual([]);
	await house.call('partner', 'POST /api/notifications/read', { body: { what: 'spot', spot: 'reservation', id } });
	expect(await bellOf('partner')).toMatchObject([{ isRead: true }]);
	expect(await bellOf('operator')).toMatchObject([{ isRead: false }]);
});

test('operators have it in their list with its date, late when that has passed', async () => {
	const list = async () => (await house.call('operator', 'GET /api/disputes?of=open&language=ko')).body;
	expect(await list()).toMatchObject({ total: 1, items: [{ reservationId: id, state: 'open', isLate: false }] });
	house.clock.pass({ days: 8 });
	expect((await list()).items).toMatchObject([{ isLate: true }]);
	expect((await house.call('partner', 'GET /api/disputes?of=open&language=ko')).status).toBe(404);
});

test('a proposal is bounded, told to both, and opened again where one declines', async () => {
	expect((await propose(total + 1)).body.faults).toEqual([{ at: 'won', code: 'more-than-due' }]);
	expect((await move('guest', { move: 'propose', outcome: 'none', won: 0 })).body.code).toBe('not-allowed');
	expect((await propose(total / 2)).body.dispute).toMatchObject({ state: 'proposed', won: total / 2 });
	expect((await read('guest')).dispute.moves).toEqual(['accept', 'decline', 'withdraw']);
	expect((await move('partner', { move: 'decline' })).body.dispute).toMatchObject({ state: 'open', outcome: null });
	expect(await templates('guest@maru.example')).toBe(2);
	expect((await bellOf('guest')).map(({ kind, path }: { kind: string; path: string }) => [kind, path])).toEqual([
		['dispute.outcome-declined', `/my/reserve/${id}#dispute`],
		['dispute.outcome-proposed', `/my/reserve/${id}#dispute`],
	]);
});

test('when both accept what they have read, the refund is owed, since then', async () => {
	await propose(total / 4);
	const shown = seenOf((await read('guest')).dispute);
	for (const other of [{ won: total }, { outcome: 'none' }, { answer: 'As it was before.' }])
		expect((await move('guest', { move: 'accept', seen: { ...shown, ...other } })).body.code).toBe('changed-since');
	expect((await move('guest', { move: 'accept' })).body.dispute.hasAccepted).toEqual({ member: true, provider: false });
	expect((await house.rowOf(id)).totalWon).toBe(total);
	// One side's yes waits for the other, not for the agency.
	expect((await bellOf('operator'))[0]).toMatchObject({ kind: 'dispute.outcome-declined' });
	expect((await bellOf('partner'))[0]).toMatchObject({ kind: 'dispute.outcome-accepted' });
	expect((await move('partner', { move: 'accept' })).body.dispute).toMatchObject({ state: 'agreed', moves: [] });
	expect((await house.rowOf(id)).totalWon).toBe(total - total / 4);
	const owed = (await house.call('operator', 'GET /api/refunds/owed?language=ko')).body;
	expect(owed.items).toMatchObject([{ id, won: total / 4, isLate: false }]);
	const acts = (await trailOf(house.queries)).map(({ event }) => event).filter((event) => event.startsWith('dispute.'));
	expect(acts).toEqual([
		...['dispute.opened', 'dispute.outcome-proposed', 'dispute.outcome-declined', 'dispute.outcome-proposed'],
		...['dispute.outcome-accepted', 'dispute.outcome-accepted'],
	]);
});

test('another may follow, by the house, and an operator decides it; who opened one may withdraw it', async () => {
	expect((await open('partner')).body.dispute).toMatchObject({ openedBy: 'provider', moves: ['withdraw'] });
	expect((await move('partner', { move: 'withdraw' })).body.dispute.state).toBe('withdrawn');
	await open('operator');
	expect((await propose(1_000, 'decide')).body.dispute).toMatchObject({ state: 'decided', won: 1_000 });
	expect((await house.rowOf(id)).totalWon).toBe(total - total / 4 - 1_000);
	const closed = (await house.call('operator', 'GET /api/disputes?of=closed&language=ko')).body;
	expect(closed.total).toBe(3);
});

test('mediation reads in one place: its steps are lines of the thread, for both sides and the operators', async () => {
	const linesFor = async (who: Who) => {
		const threadId = await house.threadOf(who as 'guest', id);
		const { items } = (await house.call(who, `GET /api/threads/${threadId}/messages`)).body;
		return items.map(({ line }: { line: unknown }) => line).reverse();
	};
	const lines = await linesFor('guest');
	expect(lines).toEqual([
		{ kind: 'dispute.opened', by: 'member', dispute: { reason: 'not-as-described' } },
		{
			...{ kind: 'dispute.outcome-proposed', by: 'operator' },
			dispute: { outcome: 'refund', won: total / 2, state: 'proposed' },
		},
		{ kind: 'dispute.outcome-declined', by: 'provider', dispute: { state: 'open' } },
		{
			...{ kind: 'dispute.outcome-proposed', by: 'operator' },
			dispute: { outcome: 'refund', won: total / 4, state: 'proposed' },
		},
		...(['proposed', 'agreed'] as const).map((state, at) => ({
			...{ kind: 'dispute.outcome-accepted', by: at === 0 ? 'member' : 'provider' },
			dispute: { outcome: 'refund', won: total / 4, state },
		})),
		{ kind: 'dispute.opened', by: 'provider', dispute: { reason: 'not-as-described' } },
		{ kind: 'dispute.given-up', by: 'provider', dispute: { state: 'withdrawn' } },
		{ kind: 'dispute.opened', by: 'operator', dispute: { reason: 'not-as-described' } },
		{
			...{ kind: 'dispute.outcome-decided', by: 'operator' },
			dispute: { outcome: 'refund', won: 1_000, state: 'decided' },
		},
	]);
	expect(await linesFor('partner')).toEqual(lines);
	expect(await linesFor('operator')).toEqual(lines);
	const { threadId, unread } = (await house.call('partner', `GET /api/reservations/${id}?language=en`)).body;
	expect(unread).toBe(0);
	for (const who of ['rival', 'other'] as const)
		expect((await house.call(who, `GET /api/threads/${threadId}/messages`)).status, who).toBe(404);
});

test('the guest’s download has what was told and decided, and nobody else’s has it', async () => {
	const disputesIn = async (who: 'guest' | 'other') => {
		const { bytes } = await downloadOf(house, who);
		const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
		return data.reservations.flatMap((one: { disputes: unknown[] }) => one.disputes);
	};
	const mine = await disputesIn('guest');
	expect(mine).toHaveLength(3);
	expect(mine[0]).toMatchObject({ openedBy: 'member', words: 'The walk was half as long.', state: 'agreed' });
	expect(mine[2]).toMatchObject({ answer: 'Half of it was not given.', state: 'decided', won: 1_000 });
	expect(await disputesIn('other')).toEqual([]);
});

test('what was written goes with who closes the account; what was decided stays', async () => {
	await house.services.transact((work) => eraseDisputesOf(work, house.idOf('guest')));
	expect(await findLastDispute(house.queries, id)).toMatchObject({
		words: null,
		answer: null,
		state: 'decided',
		won: 1_000,
	});
});
