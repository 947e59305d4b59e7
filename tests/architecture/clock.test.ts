import { expect, test } from 'vitest';
import { readSources, type Sources } from '../support/source-files.ts';

const isTest = (path: string) => path.endsWith('.test.ts');
const filesWith = (sources: Sources, pattern: RegExp) =>
	Object.keys(sources)
		.filter((path) => !isTest(path) && pattern.test(sources[path] ?? ''))
		.sort();

const server = readSources('src/server/**/*.ts');

/** `new Date(of something)` reads no clock. How long something takes is measured by `performance.now()`. */
const machineClock = /new Date\(\)|\bDate\.now\b|new Date(?![\w(])|(?<!new )\bDate\(/;

/** Why each of them asks the machine and not its context. */
const askTheMachine: Record<string, string> = {
	'src/server/open-services.ts': 'this is the clock',
	'src/server/db/embedded-cluster.ts': 'the name of a folder laid aside',
	'src/server/db/embedded.ts': 'how long a database may take to start',
	'src/server/files/spool.ts': 'how old an upload is that nobody finishes',
	'src/server/gateways/translator/open-translator.ts': 'how old an answer is that is kept',
	'src/server/http/agency-contact.ts': 'how old an answer is that is kept',
	'src/server/http/listening.ts': 'how long nobody has knocked',
	'src/server/http/load-shedding.ts': 'how often the log is told',
	'src/server/http/page-cache.ts': 'how old a page is that is kept',
	'src/server/http/places.ts': 'how long somebody waits in line',
	'src/server/jobs/keep-queue.ts': 'finds out whether the machine’s clock was set',
	'src/server/keys/key-file.ts': 'a tool of the operator, without a context',
	'src/server/keys/rotate-keys.ts': 'a tool of the operator, without a context',
	'src/server/traces/tracer.ts': 'when something began, as collectors on other machines count',
};

test('what time it is comes from the context: only these ask the machine', () => {
	expect(filesWith(server, machineClock)).toEqual(Object.keys(askTheMachine).sort());
});

test('another who asks the machine is found', () => {
	const planted = {
		'src/server/features/a.ts': 'export function sweep(queries: Queries, now = new Date()) {}',
		'src/server/features/b.ts': 'if (Date.now() > until) return;',
		'src/server/features/c.ts': 'export const keep = (clock = Date.now) => clock();',
		'src/server/features/d.ts': 'const now = new Date;',
		'src/server/features/e.ts':
			'const started = performance.now(); const at = new Date(row.startsAt); const lastDate = onDate(1);',
		'src/server/features/f.test.ts': 'const now = new Date();',
	};
	expect(filesWith(planted, machineClock)).toEqual([
		'src/server/features/a.ts',
		'src/server/features/b.ts',
		'src/server/features/c.ts',
		'src/server/features/d.ts',
	]);
});

const databaseClock = /(?<![.\w])now\(\)|\b(?:current|clock)_(?:timestamp|date|time)\b|\blocaltime(?:stamp)?\b/i;

/** Why each of them goes by the database's clock, which no test moves: nothing is decided by these moments but what is told here. */
const askTheDatabase: Record<string, string> = {
	'src/server/features/mail/mail.repo.ts': 'when a mail went out, for the operators to read',
	'src/server/features/member/consent.repo.ts': 'when something was withdrawn: that it was is what counts',
	'src/server/features/member/member.repo.ts': 'when an address was proved: that it was is what counts',
	'src/server/features/member/reservation-data.repo.ts': 'when something was erased: that it was is what counts',
	'src/server/features/member/take-over.repo.ts': 'when accounts became one: that they did is what counts',
	'src/server/jobs/job.repo.ts': 'the queue is graphile-worker’s, and that goes by the database’s clock',
	'src/server/keys/sealed.repo.ts': 'a tool of the operator: until when somebody may hold an old key',
};

const statements = Object.fromEntries(
	Object.entries(server).filter(([path]) => /^src\/server\/(features|jobs|keys|mail)\//.test(path)),
);

test('a statement that decides by the time is given it: only these ask the database', () => {
	expect(filesWith(statements, databaseClock)).toEqual(Object.keys(askTheDatabase).sort());
});

test('another who asks the database is found', () => {
	const planted = {
		'src/server/features/a.repo.ts': 'sql`delete from session where expires_at < now()`',
		'src/server/features/b.repo.ts': 'gt(provider.until, sql`current_date`)',
		'src/server/features/c.repo.ts': 'select * from promotion where ends_at > CURRENT_TIMESTAMP',
		'src/server/features/d.repo.ts': 'gt(session.expiresAt, now), performance.now() < until',
	};
	expect(filesWith(planted, databaseClock)).toEqual([
		'src/server/features/a.repo.ts',
		'src/server/features/b.repo.ts',
		'src/server/features/c.repo.ts',
	]);
});

/** Columns that the database fills in when a row is written. By the rest nothing is decided but an order. */
const writtenByDatabase: Record<string, number> = {
	'src/server/db/schema/consent.ts': 1,
	// Of looks that are only written down; by it they are laid off after years.
	'src/server/db/schema/event.ts': 1,
	'src/server/db/schema/file.ts': 1,
	// Forgotten ninety days after.
	'src/server/db/schema/mail.ts': 1,
	'src/server/db/schema/member-token.ts': 1,
	'src/server/db/schema/member.ts': 1,
	'src/server/db/schema/partner.ts': 2,
	'src/server/db/schema/product.ts': 1,
	'src/server/db/schema/reservation.ts': 1,
	// Given with every login; the default is for those of former versions.
	'src/server/db/schema/session.ts': 2,
};

test('a new moment of a row is given to it, not filled in by the database', () => {
	const schema = readSources('src/server/db/schema/*.ts');
	const counted = filesWith(schema, /defaultNow\(\)/).map((path) => [
		path,
		schema[path]?.match(/defaultNow\(\)/g)?.length,
	]);
	expect(Object.fromEntries(counted)).toEqual(writtenByDatabase);
});

test('only where work begins, where a try is counted and after a paper was read is the clock read', () => {
	expect(filesWith(server, /\bclock\(\)(?!:)|clock: services\.clock/)).toEqual([
		'src/server/db/seed/fill-demo-data.ts',
		'src/server/features/api-key/identify-key.ts',
		'src/server/features/attempt/count-attempt.ts',
		// Each look at who is still logged in begins by itself.
		'src/server/features/live/live-hub.ts',
		'src/server/features/partner/add-licence.ts',
		// When it failed: nothing of the request is left to say it.
		'src/server/features/running/note-failure.ts',
		// What is said in a room begins with each message.
		'src/server/features/video/room-hub.ts',
		'src/server/features/video/sit-in-room.ts',
		// Answers at hand, by the same clock as pages.
		'src/server/features/webhook/send-webhooks.ts',
		'src/server/http/answer-cache.ts',
		'src/server/http/app.ts',
		'src/server/http/page-cache.ts',
		'src/server/http/register-endpoints.ts',
		'src/server/identify.ts',
		'src/server/jobs/run-jobs.ts',
		'src/server/keys/key-file.ts',
		'src/server/main.ts',
		'src/server/prepare-database.ts',
	]);
});
