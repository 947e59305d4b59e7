import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { dayMs } from '#domain/kernel/durations.ts';
import { failureOf, type Tracer } from '../traces/tracer.ts';
import { maxAttempts } from './add-job.ts';
import { freeLostJobs, setQueueRight } from './job.repo.ts';
import { type JobLog, jobLogger } from './job-logger.ts';
import { keepQueue } from './keep-queue.ts';
import { patientPool } from './patient-pool.ts';
import type { TaskContext } from './task-context.ts';
import type { TaskName } from './task-names.ts';
import { doTask, tasks, timetable } from './tasks.ts';

export type RunningJobs = { stop(seconds: number): Promise<void> };

type Options = Omit<TaskContext, 'isLastTry' | 'now'> & {
	/** A pool of its own: requests and jobs do not wait for each other. */
	pool: pg.Pool;
	log: JobLog;
	/** No other server works on this database, so every job still held is a lost one. */
	isAlone: boolean;
	tracer?: Tracer | undefined;
	/** How many at a time. */
	concurrency?: number;
};

/**
 * Does the jobs until it is stopped. The worker gives up when the database is away for long; it is then started afresh,
 * for as long as it takes.
 */
export function runJobs(options: Options): RunningJobs {
	const { log, queries } = options;
	const stopping = new AbortController();
	let runner: Runner | undefined;
	const held = new Set<string>();
	const onClockSetBack = () => void runner?.stop().catch(() => undefined);
	const keeping = keepQueue({ queries, held, onClockSetBack });

	const work = async () => {
		runner = await startWorker({ ...options, held, pool: patientPool(options.pool, stopping.signal) });
		if (stopping.signal.aborted) await runner.stop();
		await runner.promise;
	};
	const keepWorking = async () => {
		if (options.isAlone) await freeLostJobs(queries, 0).catch(() => undefined);
		await setQueueRight(queries).catch(() => undefined);
		for (let failures = 0; !stopping.signal.aborted; failures += 1) {
			const startedAt = performance.now();
			await work().catch((err) => log.warn({ err }, 'job worker stopped'));
			if (performance.now() - startedAt > 60_000) failures = 0;
			await wait(Math.min(1_000 * 2 ** failures, 30_000), undefined, { signal: stopping.signal, ref: false }).catch(
				() => undefined,
			);
		}
	};
	const ended = keepWorking();

	return {
		async stop(seconds) {
			stopping.abort();
			keeping.stop();
			const graceful = Promise.all([runner?.stop().catch(() => undefined), ended]);
			if (await isOverWithin(graceful, seconds)) return;
			// What hangs is given back to the queue.
			await isOverWithin(
				runner?.kill().catch(() => undefined),
				2,
			);
		},
	};
}

const isOverWithin = (work: Promise<unknown> | undefined, seconds: number): Promise<boolean> =>
	Promise.race([Promise.resolve(work).then(() => true), wait(seconds * 1000, false, { ref: false })]);

type Working = Options & { held: Set<string> };

function startWorker(options: Working): Promise<Runner> {
	const { pool, log, concurrency = 2 } = options;
	return run({
		pgPool: pool,
		concurrency,
		noHandleSignals: true,
		// New jobs announce themselves; asking is for those whose time has come and for lost announcements.
		pollInterval: 2_000,
		logger: jobLogger(log),
		taskList: taskListOf(options),
		parsedCronItems: parseCronItems(
			timetable.map((item) => ({ ...item, options: { backfillPeriod: dayMs, maxAttempts, jobKey: item.task } })),
		),
	});
}

/** Ours, as the worker calls them. What a task throws may quote people's data; the worker stores and prints it. */
function taskListOf({ log, held, tracer, ...context }: Working): TaskList {
	const entries = (Object.keys(tasks) as TaskName[]).map((name) => [
		name,
		async (payload: unknown, { job }: { job: { id: string; attempts: number; max_attempts: number } }) => {
			const isLastTry = job.attempts >= job.max_attempts;
			held.add(job.id);
			try {
				const work = () => doTask(name, payload, { ...context, now: context.services.clock(), isLastTry });
				await traceJob(tracer, { name, attempt: job.attempts }, work);
			} catch (err) {
				// The query builder's own error quotes every value; its cause is the database's, which the log knows how to tell.
				const { cause } = err as Error;
				const facts = { task: name, job: job.id, attempt: job.attempts, isLastTry, err: cause ?? err };
				log.warn(facts, 'job failed');
				throw new Error(`${name} failed: ${codeOf(err)}`);
			} finally {
				held.delete(job.id);
			}
		},
	]);
	return Object.fromEntries(entries);
}

/** What it is about is no part of it. */
async function traceJob(
	tracer: Tracer | undefined,
	{ name, attempt }: { name: TaskName; attempt: number },
	work: () => Promise<void>,
): Promise<void> {
	if (!tracer) return work();
	const span = tracer.begin(`job ${name}`, 'consumer', {
		facts: { 'maru.job.task': name, 'maru.job.attempt': attempt },
	});
	try {
		await tracer.within(span, work);
		span.end();
	} catch (error) {
		span.end(failureOf(error));
		throw error;
	}
}

function codeOf(error: unknown): string {
	const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name?: string };
	return code ?? cause?.code ?? name ?? 'unknown';
}
