import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostTold } from '#domain/running/browser-failure.ts';
import { erasureRuleIds, mostErasureDays } from '#domain/running/erasure.ts';
import { healthChecks, healthStates, storedThings } from '#domain/running/health.ts';
import { jobStates } from '#domain/running/jobs.ts';
import { jobAsideReasons } from '#domain/running/set-aside.ts';
import { cursor, type Endpoint, givenDay, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

const count = z.int().nonnegative();
const texts = z.partialRecord(z.enum(contentLocales), z.string().trim().min(1).max(300, fault('too-long')));

const running = z.strictObject({
	at: z.iso.datetime(),
	health: z.enum(healthStates),
	checks: z.array(z.strictObject({ name: z.enum(healthChecks), state: z.enum(healthStates) })),
	jobs: z.strictObject({ waiting: count, givenUp: count, lateMinutes: count }),
	/** `stuck`: tried in vain, and tried again; the oldest of them waits `stuckMinutes`. */
	mails: z.strictObject({ failed: count, queued: count, stuck: count, stuckMinutes: count }),
	/** Requests that failed within a day, and pages that broke in browsers. */
	failuresOfDay: count,
	browserFailuresOfDay: count,
	version: z.string(),
	/** How many changes of the schema there were, and when the last was written. */
	migrations: z.strictObject({ count, lastOn: z.iso.date().nullable() }),
	/** Of some minutes ago at the most. */
	sizes: z.strictObject({ databaseBytes: count, files: count, fileBytes: count }),
	/** Of the disks this server keeps things on; null where they do not tell. `elsewhere`: what lies where nothing is known from here. */
	storage: z.strictObject({
		freeBytes: count.nullable(),
		totalBytes: count.nullable(),
		elsewhere: z.array(z.enum(storedThings)).max(storedThings.length),
	}),
	/** The last one that came to its end; null where none was made. */
	backup: z.strictObject({ at: z.iso.datetime(), name: z.string(), bytes: count }).nullable(),
	switches: z.strictObject({ isJoinOpen: z.boolean(), isVideoOn: z.boolean(), maintenance: texts.nullable() }),
});
export type Running = z.output<typeof running>;

const erasures = z.strictObject({
	/** The newest first. */
	erasures: z
		.array(z.strictObject({ rule: z.enum(erasureRuleIds), day: z.iso.date(), count, at: z.iso.datetime() }))
		.max(erasureRuleIds.length * mostErasureDays),
	/** Days after what it is about is over; null where nobody has set any yet. */
	rules: z.array(
		z.strictObject({ rule: z.enum(erasureRuleIds), ranAt: z.iso.datetime().nullable(), days: count.nullable() }),
	),
});
export type Erasures = z.output<typeof erasures>;

/** Failed ones without those that were set aside. */
const jobLists = ['failed', 'set-aside', 'all'] as const;
export type JobList = (typeof jobLists)[number];

const job = z.strictObject({
	id: z.string(),
	task: z.string(),
	state: z.enum(jobStates),
	attempts: count,
	maxAttempts: count,
	/** What the task says of itself: its name and a code, never what it was about. */
	lastError: z.string().nullable(),
	runAt: z.iso.datetime(),
	/** Whether it may be done at once. */
	canRun: z.boolean(),
	/** Who did so and why; null where nobody did, or so long ago that the trail has forgotten. */
	setAside: z
		.strictObject({ by: z.string().nullable(), reason: z.enum(jobAsideReasons), at: z.iso.datetime() })
		.nullable(),
	createdAt: z.iso.datetime(),
});
export type Job = z.output<typeof job>;

const failure = z.strictObject({
	id: z.uuid(),
	/** What the visitor reads out. */
	number: z.string(),
	at: z.iso.datetime(),
	/** A page broke in somebody's browser; there is no status then. */
	isBrowser: z.boolean(),
	method: z.string(),
	/** The pattern of the address, without ids and words. */
	route: z.string(),
	status: count,
	code: z.string(),
	type: z.string(),
	message: z.string(),
	stack: z.string(),
});
export type Failure = z.output<typeof failure>;

export const runningEndpoints = {
	'GET /api/running': {
		summary: 'How the house runs: queue, mails, failures, sizes, version, switches',
		access: 'operator',
		duty: 'running',
		response: running,
	},
	'GET /api/running/erasures': {
		summary: 'What time made the house forget, by rule and Korean day, and when each rule was last followed',
		access: 'operator',
		duty: 'oversight',
		query: z.strictObject({ from: givenDay(), to: givenDay(), rule: z.enum(erasureRuleIds).optional() }),
		response: erasures,
		refusals: ['invalid-input'],
	},
	'GET /api/jobs': {
		summary: 'Jobs that wait, those that failed, or those that were set aside; the newest first',
		access: 'operator',
		duty: 'running',
		query: z.strictObject({ list: z.enum(jobLists).default('failed'), cursor }),
		response: pageOf(job),
		refusals: ['invalid-input'],
	},
	'POST /api/jobs/:number/retry': {
		summary: 'Do a job now that failed or is due, with all its tries before it',
		access: 'operator',
		duty: 'running',
		params: z.strictObject({ number: z.string().regex(/^\d{1,18}$/) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed'],
	},
	'PUT /api/jobs/:number/aside': {
		summary:
			'Leave a job alone that was given up; not one that erases or tells something once. Recorded; retry takes it back',
		access: 'operator',
		duty: 'running',
		params: z.strictObject({ number: z.string().regex(/^\d{1,18}$/) }),
		body: z.strictObject({ reason: z.enum(jobAsideReasons) }),
		response: z.strictObject({}),
		refusals: ['invalid-input', 'not-found', 'not-allowed'],
	},
	'GET /api/failures': {
		summary: 'Requests that failed and pages that broke, the newest first, or by the number that somebody reads out',
		access: 'operator',
		duty: 'running',
		query: z.strictObject({ number: z.string().max(60).optional(), cursor }),
		response: pageOf(failure),
		refusals: ['invalid-input'],
	},
	'POST /api/failures': {
		summary: 'A page broke in a browser: kept like a request that failed; answers with the number to read out',
		access: 'anyone',
		body: z.strictObject({
			name: z.string().max(mostTold.name),
			message: z.string().max(mostTold.message),
			/** The first lines alone. */
			stack: z.array(z.string().max(mostTold.frame)).max(mostTold.frames),
			/** Of the page, without its query; kept as a pattern. */
			path: z.string().max(200),
			version: z.string().max(mostTold.version),
		}),
		response: z.strictObject({ number: z.string() }),
		refusals: ['too-many-attempts'],
	},
	'PUT /api/switches/joining': {
		summary: 'Let people sign up, or not for now; recorded',
		access: 'operator',
		duty: 'running',
		body: z.strictObject({ isOn: z.boolean() }),
		response: z.strictObject({ isOn: z.boolean() }),
	},
	'PUT /api/switches/maintenance': {
		summary: 'What stands above every page of the site, by language; null is nothing. Recorded',
		access: 'operator',
		duty: 'running',
		/** Korean and English are what every reader falls back on. `before`: as it was when the form was opened. */
		body: z
			.strictObject({ texts: texts.nullable(), before: texts.nullable() })
			.refine(
				(body) => body.texts === null || (body.texts.ko !== undefined && body.texts.en !== undefined),
				fault('required'),
			),
		response: z.strictObject({}),
		refusals: ['changed-since', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
