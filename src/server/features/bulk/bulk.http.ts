import type { bulkEndpoints } from '#contract/api/bulk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { applyFile } from './apply-file.ts';
import { exportFile } from './export-file.ts';
import { tryFile } from './try-file.ts';

export const bulkHandlers: HandlersFor<typeof bulkEndpoints> = {
	'GET /api/console/bulk/:table': ({ params, query }, context) =>
		exportFile(memberContext(context), { ...params, query }),
	'POST /api/console/bulk/:table/trials': ({ params, body }, context) =>
		tryFile(memberContext(context), { ...params, file: body.file }),
	'POST /api/console/bulk/:table/applications': ({ params, query, body }, context) =>
		applyFile(memberContext(context), { ...params, ...query, file: body.file }),
};
