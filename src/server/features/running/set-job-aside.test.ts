import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobNames } from '#domain/running/jobs.ts';
import { comesByItself } from '#domain/running/set-aside.ts';
import { timetable } from '#server/jobs/tasks.ts';
import { countMeasured } from '#server/metrics/measured.repo.ts';
import { type Actor, openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const running = async () => (await house.call('operator', 'GET /api/running')).body;
const addJob = async (facts: { task: string; attempts: number; lastError: string | null }) => {
	const { rows } = await house.database.pool.query(
		`select id::text from graphile_worker.add_job($1, '{}', max_attempts => 5)`,
		[facts.task],
	);
	await house.database.pool.query(
		'update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1',
		[rows[0].id, facts.attempts, facts.lastError],
	);
	return rows[0].id as string;
};

test('what may be set aside because it comes again by itself does come', () => {
	const coming = new Set(timetable.map(({ task }) => task));
	expect(jobNames.filter(comesByItself).sort()).toEqual([...coming].sort());
});

describe('a job that was given up is set aside', () => {
	const aside = (id: string, body: object = { reason: 'too-late' }, who: Actor = 'operator') =>
		house.call(who, `PUT /api/jobs/${id}/aside`, { body });
	const listed = async (list: string) => (await house.call('operator', `GET /api/jobs?list=${list}`)).body;
	const health = async () => (await running()).checks[0].state;
	let id: string;
	beforeAll(async () => {
		id = await addJob({ task: 'tell-proofs', attempts: 5, lastError: 'tell-proofs failed: ECONNREFUSED' });
	});

	test('with a reason, by an operator alone', async () => {
		expect(await health()).toBe('watch');
		for (const who of ['guest', 'partner', 'applicant', 'visitor'] as const)
			expect([401, 404], who).toContain((await aside(id, { reason: 'too-late' }, who)).status);
		expect((await aside(id, {})).body.faults).toMatchObject([{ at: 'reason' }]);
		expect((await aside(id, { reason: 'whatever' })).status).toBe(400);
		expect((await aside('999999999')).status).toBe(404);
		expect((await listed('set-aside')).total).toBe(0);
		expect((await aside(id)).status).toBe(200);
	});

	test('it is no trouble any more, and listed with who, why and when', async () => {
		expect(await health()).toBe('good');
		expect((await running()).jobs.givenUp).toBe(0);
		expect((await listed('failed')).total).toBe(0);
		const { items, total } = await listed('set-aside');
		expect(total).toBe(1);
		expect(items).toMatchObject([
			{
				...{ id, state: 'set-aside', attempts: 5, canRun: true, lastError: 'tell-proofs failed: ECONNREFUSED' },
				setAside: { by: 'Operator Tester', reason: 'too-late', at: expect.stringMatching(/^\d{4}-/) },
			},
		]);
		expect((await listed('all')).items).toHaveLength(1);
		expect((await trailOf(house.queries)).at(-1)).toMatchObject({
			...{ event: 'site.job-set-aside', actorId: house.idOf('operator') },
			details: { task: 'tell-proofs', reason: 'too-late' },
		});
		expect((await countMeasured(house.queries)).jobs).toEqual([{ state: 'set-aside', count: 1 }]);
		expect((await aside(id)).body.code, 'twice').toBe('not-allowed');
	});

	test('it is taken back by trying again, and counts again when it fails again', async () => {
		expect((await house.call('operator', `POST /api/jobs/${id}/retry`)).status).toBe(200);
		expect((await listed('set-aside')).total).toBe(0);
		expect((await listed('failed')).items).toMatchObject([{ id, state: 'failing', attempts: 0, setAside: null }]);
		await house.database.pool.query('update graphile_worker._private_jobs set attempts = 5 where id = $1', [id]);
		expect(await health()).toBe('watch');
		expect((await aside(id, { reason: 'cannot-succeed' })).status).toBe(200);
		expect((await listed('set-aside')).items).toMatchObject([{ setAside: { reason: 'cannot-succeed' } }]);
	});

	test('one that comes again by itself counts anew', async () => {
		const key = 'sum-months';
		const add = () =>
			house.database.pool.query(`select graphile_worker.add_job($1, '{}', job_key => $1, max_attempts => 5)`, [key]);
		const fail = () =>
			house.database.pool.query(
				`update graphile_worker._private_jobs set attempts = 5, last_error = 'sum-months failed: 57014' where key = $1`,
				[key],
			);
		await add();
		await fail();
		const { items } = await listed('failed');
		expect((await aside(items[0].id)).status).toBe(200);
		expect(await health()).toBe('good');
		// The queue makes another one of it.
		await add();
		expect(await health()).toBe('good');
		await fail();
		expect(await health()).toBe('watch');
		await house.database.pool.query('delete from graphile_worker._private_jobs');
	});

	test('not what erases or tells, nor what is still tried', async () => {
		const failedOnce = await addJob({
			task: 'tell-proofs',
			attempts: 1,
			lastError: 'tell-proofs failed: ECONNREFUSED',
		});
		const erases = await addJob({ task: 'note-erasure', attempts: 5, lastError: 'note-erasure failed: EACCES' });
		const tells = await addJob({ task: 'send-mail', attempts: 5, lastError: 'send-mail failed: EAUTH' });
		const old = await addJob({ task: 'send-pigeon', attempts: 5, lastError: null });
		for (const one of [failedOnce, erases, tells]) expect((await aside(one)).body.code).toBe('not-allowed');
		expect((await aside(old)).status).toBe(200);
		await house.database.pool.query('delete from graphile_worker._private_jobs');
	});
});
