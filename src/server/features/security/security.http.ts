import type { securityEndpoints } from '#contract/api/security.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listSecurityEvents } from './list-security-events.ts';

export const securityHandlers: HandlersFor<typeof securityEndpoints> = {
	'GET /api/security-events': ({ query }, context) => listSecurityEvents(memberContext(context), query),
};
