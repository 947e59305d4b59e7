import { StartRefused } from '#server/start-refused.ts';
import { isDiskFull } from './directory-refused.ts';

/** The error the database gave, below those of who asked it. */
function databaseErrorIn(error: unknown): (Error & { code?: string }) | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause)
		if (typeof (cause as { code?: unknown }).code === 'string' || 'severity' in cause) return cause;
	return undefined;
}

/** Why the database could not be prepared, in one sentence and without the query; a defect of ours stays what it is. */
export function preparationRefused(error: unknown): unknown {
	if (error instanceof StartRefused) return error;
	const cause = databaseErrorIn(error);
	if (!cause && !(error instanceof Error && 'query' in error)) return error;
	if (isDiskFull(cause) || cause?.code === '53100')
		return new StartRefused('There is no disk space left for the database: free some and start again.', {
			cause: error,
		});
	const [said = 'no answer'] = (cause?.message || cause?.code || 'no answer').split('\n');
	return new StartRefused(`The database could not be prepared (${said}): nothing is lost, start again.`, {
		cause: error,
	});
}
