import type { contentEndpoints } from '#contract/api/content.ts';
import type { ContentKind } from '#domain/content/content.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { actOnMany, readActOutcomes } from './act-on-many.ts';
import { archiveContent } from './archive-content.ts';
import { compareRevisions } from './compare-revisions.ts';
import { createContent } from './create-content.ts';
import { listContent } from './list-content.ts';
import { listProductHouses } from './list-product-houses.ts';
import { listRevisions } from './list-revisions.ts';
import { publishContent } from './publish-content.ts';
import { readContent } from './read-content.ts';
import { readRevision } from './read-revision.ts';
import { restoreRevision } from './restore-revision.ts';
import { saveDraft } from './save-draft.ts';
import { scheduleContent } from './schedule-content.ts';
import { unscheduleContent } from './unschedule-content.ts';

const named = ({ noun, id }: { noun: ContentKind; id: string }) => ({ kind: noun, id });

export const contentHandlers: HandlersFor<typeof contentEndpoints> = {
	'GET /api/console/content': ({ query }, context) => listContent(memberContext(context), query),
	'POST /api/console/content': ({ body }, context) => createContent(memberContext(context), body),
	'POST /api/console/content/:noun/acts': ({ params, body }, context) =>
		actOnMany(memberContext(context), { kind: params.noun, ...body }),
	'POST /api/console/content/:noun/act-outcomes': ({ params, body }, context) =>
		readActOutcomes(memberContext(context), { kind: params.noun, ...body }),
	'GET /api/console/product-houses': ({ query }, context) => listProductHouses(memberContext(context), query),
	'GET /api/console/content/:noun/:id': ({ params }, context) => readContent(memberContext(context), named(params)),
	'PUT /api/console/content/:noun/:id/draft': ({ params, body }, context) =>
		saveDraft(memberContext(context), { ...named(params), body }),
	'POST /api/console/content/:noun/:id/publication': ({ params, body }, context) =>
		publishContent(memberContext(context), { ...named(params), ...body }),
	'PUT /api/console/content/:noun/:id/schedule': ({ params, body }, context) =>
		scheduleContent(memberContext(context), { ...named(params), ...body }),
	'DELETE /api/console/content/:noun/:id/schedule': ({ params }, context) =>
		unscheduleContent(memberContext(context), named(params)),
	'POST /api/console/content/:noun/:id/archive': ({ params, body }, context) =>
		archiveContent(memberContext(context), { ...named(params), ...body }),
	'POST /api/console/content/:noun/:id/restoration': ({ params, body }, context) =>
		restoreRevision(memberContext(context), { ...named(params), ...body }),
	'GET /api/console/content/:noun/:id/revisions': ({ params, query }, context) =>
		listRevisions(memberContext(context), { ...named(params), ...query }),
	'GET /api/console/content/:noun/:id/revisions/:number': ({ params }, context) =>
		readRevision(memberContext(context), { ...named(params), number: params.number }),
	'GET /api/console/content/:noun/:id/comparison': ({ params, query }, context) =>
		compareRevisions(memberContext(context), { ...named(params), ...query }),
};
