import type { memberDeskEndpoints } from '#contract/api/member-desk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { closeForMember } from './close-for-member.ts';
import { copyData } from './copy-data.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { exportMembers } from './export-members.ts';
import { liftSuspension } from './lift-suspension.ts';
import { listMembers } from './list-members.ts';
import { mergeMembers, readMerger } from './merge-members.ts';
import { moveAddress } from './move-address.ts';
import { offerData } from './offer-data.ts';
import { readMember } from './read-member.ts';
import { revealFact } from './reveal-fact.ts';
import { searchMembers } from './search-members.ts';
import { suspendMember } from './suspend-member.ts';

export const memberDeskHandlers: HandlersFor<typeof memberDeskEndpoints> = {
	'GET /api/members': ({ query }, { queries }) => listMembers(queries, query),
	'GET /api/members/export': ({ query }, context) => exportMembers(memberContext(context), query),
	'POST /api/member-searches': ({ body }, context) => searchMembers(memberContext(context), body),
	'GET /api/members/:id': ({ params, query }, context) => readMember(memberContext(context), { ...params, ...query }),
	'POST /api/members/:id/reveal': ({ params, body }, context) =>
		revealFact(memberContext(context), { ...params, ...body }),
	'PUT /api/members/:id/suspension': ({ params, body }, context) =>
		suspendMember(memberContext(context), { ...params, ...body }),
	'DELETE /api/members/:id/suspension': ({ params }, context) => liftSuspension(memberContext(context), params),
	'DELETE /api/members/:id/sessions': ({ params }, context) => endMemberSessions(memberContext(context), params),
	'POST /api/members/:id/email': ({ params, body }, context) =>
		moveAddress(memberContext(context), { ...params, ...body }),
	'POST /api/members/:id/data-offer': ({ params }, context) => offerData(memberContext(context), params),
	'POST /api/members/:id/data-copy': ({ params, body }, context) =>
		copyData(memberContext(context), { ...params, ...body }),
	'GET /api/members/:id/merger': ({ params, query }, context) =>
		readMerger(memberContext(context), { ...params, ...query }),
	'POST /api/members/:id/merger': ({ params, body }, context) =>
		mergeMembers(memberContext(context), { ...params, ...body }),
	'POST /api/members/:id/closing': ({ params, body }, context) =>
		closeForMember(memberContext(context), { ...params, ...body }),
};
