import { Logger } from 'graphile-worker';

export type JobLog = { warn(facts: object, sentence: string): void };

/** The worker's own sentences can quote errors and payloads; only that something is wrong with it is passed on. */
export const jobLogger = (log?: JobLog): Logger =>
	new Logger((scope) => (level, message) => {
		if (level !== 'error' && level !== 'warning') return;
		// A failed task is logged by run-jobs.ts, which knows what may be said.
		if (message.startsWith('Failed task')) return;
		log?.warn({ part: scope.label ?? 'core', what: message.split(/[:\n]/)[0] }, 'job worker in trouble');
	});
