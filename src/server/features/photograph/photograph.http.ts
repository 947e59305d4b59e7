import type { photographEndpoints } from '#contract/api/photograph.ts';
import type { photographReportEndpoints } from '#contract/api/photograph-report.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addPhotograph } from './add-photograph.ts';
import { arrangePhotographs } from './arrange-photographs.ts';
import { decidePhotograph } from './decide-photograph.ts';
import { deletePhotograph } from './delete-photograph.ts';
import { describePhotograph } from './describe-photograph.ts';
import { listPhotographReports, readPhotographReport } from './list-photograph-reports.ts';
import { listPhotographs } from './list-photographs.ts';
import { reportPhotograph } from './report-photograph.ts';

export const photographHandlers: HandlersFor<typeof photographEndpoints & typeof photographReportEndpoints> = {
	'GET /api/products/:id/photographs': ({ params }, context) => listPhotographs(memberContext(context), params.id),
	'POST /api/products/:id/photographs': (input, context) => addPhotograph(memberContext(context), input),
	'PUT /api/products/:id/photographs': ({ params, body }, context) =>
		arrangePhotographs(memberContext(context), { ...params, ...body }),
	'DELETE /api/products/:id/photographs/:photographId': ({ params }, context) =>
		deletePhotograph(memberContext(context), params),
	'PUT /api/photographs/:id': (input, context) => describePhotograph(memberContext(context), input),
	'POST /api/photographs/:id/reports': ({ params, body }, context) =>
		reportPhotograph(memberContext(context), { ...params, ...body }),
	'GET /api/photograph-reports': ({ query }, context) => listPhotographReports(context, query),
	'GET /api/photograph-reports/:id': ({ params, query }, context) =>
		readPhotographReport(context, { ...params, ...query }),
	'POST /api/photograph-reports/:id/decision': ({ params, body }, context) =>
		decidePhotograph(memberContext(context), { ...params, decided: body }),
};
