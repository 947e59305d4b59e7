import type { messageReportEndpoints } from '#contract/api/message-report.ts';
import type { threadEndpoints } from '#contract/api/thread.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import type { ThreadSubjects } from '#server/thread-subject.ts';
import { addThreadFile } from './add-thread-file.ts';
import { decideReport } from './decide-report.ts';
import { listMessages } from './list-messages.ts';
import { listReports } from './list-reports.ts';
import { markThreadRead } from './mark-thread-read.ts';
import { readReport } from './read-report.ts';
import { reportMessage } from './report-message.ts';
import { writeMessage } from './write-message.ts';

/** `subjects`: what each kind of subject has to say about its threads. */
export const threadHandlers = (
	subjects: ThreadSubjects,
): HandlersFor<typeof threadEndpoints & typeof messageReportEndpoints> => ({
	'GET /api/threads/:id/messages': ({ params, query }, context) =>
		listMessages(memberContext(context), subjects, { ...params, ...query }),
	'POST /api/threads/:id/messages': ({ params, body }, context) =>
		writeMessage(memberContext(context), subjects, { ...params, ...body }),
	'POST /api/threads/:id/read': ({ params, body }, context) =>
		markThreadRead(memberContext(context), { ...params, ...body }),
	'POST /api/threads/:id/files': (input, context) => addThreadFile(memberContext(context), input),
	'POST /api/threads/:id/messages/:messageId/reports': ({ params, body }, context) =>
		reportMessage(memberContext(context), { ...params, ...body }),
	'GET /api/message-reports': ({ query }, context) => listReports(context, query),
	'GET /api/message-reports/:id': ({ params, query }, context) =>
		readReport(memberContext(context), { ...params, ...query }),
	'POST /api/message-reports/:id/decision': ({ params, body }, context) =>
		decideReport(memberContext(context), { ...params, decided: body }),
});
