import type { reportEndpoints } from '#contract/api/report.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { exportReport } from './export-report.ts';
import { monthlyReport } from './monthly-report.ts';
import { readReport } from './read-report.ts';

export const reportHandlers: HandlersFor<typeof reportEndpoints> = {
	'GET /api/reports': ({ query }, context) => readReport(context, query),
	'GET /api/reports/export': ({ query }, context) => exportReport(memberContext(context), query),
	'GET /api/reports/monthly': ({ query }, context) => monthlyReport(memberContext(context), query),
};
