import type { auditEndpoints } from '#contract/api/audit.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { exportAudit } from './export-audit.ts';
import { searchAudit } from './search-audit.ts';

export const auditHandlers: HandlersFor<typeof auditEndpoints> = {
	'GET /api/audit-entries': ({ query }, context) => searchAudit(memberContext(context), query),
	'GET /api/audit-entries/export': ({ query }, context) => exportAudit(memberContext(context), query),
};
