import type { runningEndpoints } from '#contract/api/running.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listErasures } from './list-erasures.ts';
import { listFailures } from './list-failures.ts';
import { listJobs } from './list-jobs.ts';
import { noteBrowserFailure } from './note-browser-failure.ts';
import { readRunning } from './read-running.ts';
import { retryJob } from './retry-job.ts';
import { setJobAside } from './set-job-aside.ts';
import { announceMaintenance, switchJoining } from './switch-site.ts';

export const runningHandlers: HandlersFor<typeof runningEndpoints> = {
	'GET /api/running': (_, context) => readRunning(context),
	'GET /api/running/erasures': ({ query }, context) => listErasures(memberContext(context), query),
	'GET /api/jobs': ({ query }, context) => listJobs(context, query),
	'POST /api/jobs/:number/retry': ({ params }, context) => retryJob(memberContext(context), params),
	'PUT /api/jobs/:number/aside': ({ params, body }, context) =>
		setJobAside(memberContext(context), { ...params, ...body }),
	'GET /api/failures': ({ query }, { queries }) => listFailures(queries, query),
	'POST /api/failures': ({ body }, context) => noteBrowserFailure(context, body),
	'PUT /api/switches/joining': ({ body }, context) => switchJoining(memberContext(context), body),
	'PUT /api/switches/maintenance': ({ body }, context) => announceMaintenance(memberContext(context), body),
};
