import type pg from 'pg';
import type { LiveHub } from '#server/features/live/live-hub.ts';
import { catalogueOf } from '#server/features/product/catalogue-cache.ts';
import type { RoomHub } from '#server/features/video/room-hub.ts';
import type { Pool } from '#server/queries.ts';
import { countMeasured, type MeasuredRows } from './measured.repo.ts';
import type { Registry, Sample } from './registry.ts';

type Room = { freeBytes: number; totalBytes: number };

type Measured = {
	pools: Record<string, pg.Pool>;
	queries: Pool;
	live: LiveHub;
	rooms: RoomHub;
	/** Of the disk where database and files lie, unless they have places of their own; undefined where it is not told. */
	room: () => Promise<Room | undefined>;
	/** Where traces are sent out. */
	spans?: (() => { sent: number; dropped: number }) | undefined;
};

/** Who looks more often is told the same: counting is not free. */
const countedMs = 10_000;
const answerMs = 2_000;

/** The counts of the database, together and not too often; undefined while it does not answer. */
function createCounting(queries: Pool) {
	let at = Number.NEGATIVE_INFINITY;
	let counted: Promise<MeasuredRows | undefined> = Promise.resolve(undefined);
	return () => {
		if (performance.now() - at < countedMs) return counted;
		at = performance.now();
		const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, answerMs, undefined).unref());
		counted = Promise.race([countMeasured(queries), tooLong]).catch(() => undefined);
		return counted;
	};
}

const jobStates = ['waiting', 'running', 'retrying', 'failed', 'set-aside'] as const;
const mailStates = ['queued', 'sent', 'failed'];

/** Every state that matters is told, also when there is nothing in it: what is missing raises no alarm. */
const byState = (
	label: string,
	states: readonly string[],
	rows: readonly { state: string; count: number }[],
): Sample[] =>
	[...new Set([...states, ...rows.map(({ state }) => state)])].map((state) => ({
		labels: { [label]: state },
		value: rows.find((row) => row.state === state)?.count ?? 0,
	}));

const one = (value: number): Sample[] => [{ value }];

function measurePools(registry: Registry, pools: Record<string, pg.Pool>): void {
	const each = (read: (pool: pg.Pool) => Record<string, number>) => () =>
		Object.entries(pools).flatMap(([name, pool]) =>
			Object.entries(read(pool)).map(([state, value]) => ({ labels: { pool: name, state }, value })),
		);
	registry.gauge(
		'maru_pool_connections',
		'Connections to the database, by pool.',
		each(({ totalCount, idleCount }) => ({ used: totalCount - idleCount, idle: idleCount })),
	);
	const waiting = (pool: pg.Pool) => pool.waitingCount;
	registry.gauge('maru_pool_waiting', 'Who waits for a connection.', () =>
		Object.entries(pools).map(([name, pool]) => ({ labels: { pool: name }, value: waiting(pool) })),
	);
}

function measureDisk(registry: Registry, room: Measured['room']): void {
	const told = (which: keyof Room) => async () => {
		const found = await room();
		return found ? one(found[which]) : [];
	};
	registry.gauge('maru_disk_free_bytes', 'What is free on the disk of DATA_DIR.', told('freeBytes'));
	registry.gauge('maru_disk_bytes', 'The disk of DATA_DIR.', told('totalBytes'));
}

/** What the product is at: connections, jobs, mails, streams, rooms. */
export function measureHouse(registry: Registry, { pools, queries, live, rooms, room, spans }: Measured): void {
	const count = createCounting(queries);
	const counted = (read: (rows: MeasuredRows) => Sample[]) => async () => {
		const rows = await count();
		return rows ? read(rows) : [];
	};
	measurePools(registry, pools);
	measureDisk(registry, room);
	registry.gauge('maru_database_up', 'Whether the database answers.', async () => one((await count()) ? 1 : 0));
	registry.gauge(
		'maru_jobs',
		'Jobs in the queue, by state; failed ones are not tried any more, nor are those that an operator set aside.',
		counted(({ jobs }) => byState('state', jobStates, jobs)),
	);
	registry.gauge(
		'maru_job_late_seconds',
		'For how long the job that waits longest has been due.',
		counted(({ lateSeconds }) => one(lateSeconds)),
	);
	registry.gauge(
		'maru_handed_on_later',
		'What commits left behind and nobody has handed on yet.',
		counted(({ wanted, untold }) => [
			{ labels: { what: 'jobs' }, value: wanted },
			{ labels: { what: 'events' }, value: untold },
		]),
	);
	registry.gauge(
		'maru_mails',
		'Mails that are kept, by state.',
		counted(({ mails }) =>
			byState(
				'state',
				mailStates,
				mails.map(({ status, count: mailCount }) => ({ state: status, count: mailCount })),
			),
		),
	);
	registry.gauge('maru_catalogue', 'What the catalogue in memory holds; all but products is bounded.', () =>
		Object.entries(catalogueOf(queries).size()).map(([what, value]) => ({ labels: { what }, value })),
	);
	registry.gauge(
		'maru_backup_age_seconds',
		'Since the last backup by `npm run backup` came to its end; missing where there was none.',
		counted(({ backupSeconds }) => (backupSeconds === null ? [] : one(backupSeconds))),
	);
	registry.gauge('maru_streams', 'Streams to members’ open pages.', () => one(live.count()));
	registry.gauge('maru_rooms', 'Video rooms somebody sits in at this server.', () => one(rooms.count().rooms));
	registry.gauge('maru_room_people', 'People who sit in them.', () => one(rooms.count().people));
	if (spans)
		registry.total('maru_spans_total', 'Parts of traces, by what became of them.', () =>
			Object.entries(spans()).map(([outcome, value]) => ({ labels: { outcome }, value })),
		);
}
