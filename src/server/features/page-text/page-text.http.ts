import type { pageTextEndpoints } from '#contract/api/page-text.ts';
import type { textDeskEndpoints } from '#contract/api/text-desk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { exportAgreements, listAgreements } from './list-agreements.ts';
import { listTexts, listTextVersions } from './list-texts.ts';
import { previewPublication } from './preview-publication.ts';
import { readPageText } from './read-page-text.ts';
import { withdrawVersion } from './withdraw-version.ts';

export const pageTextHandlers: HandlersFor<typeof pageTextEndpoints & typeof textDeskEndpoints> = {
	'GET /api/page-texts/:slug': ({ params, query }, { queries, now }) =>
		readPageText(queries, { ...params, ...query }, now),
	'GET /api/console/texts': ({ query }, context) => listTexts(context, query),
	'GET /api/console/texts/:slug/versions': ({ params }, context) => listTextVersions(context, params),
	'GET /api/console/texts/:slug/publication': ({ params }, context) => previewPublication(context, params),
	'DELETE /api/console/texts/:slug/versions/:version': ({ params }, context) =>
		withdrawVersion(memberContext(context), params),
	'GET /api/console/texts/:slug/agreements': ({ params, query }, context) =>
		listAgreements(context, { ...params, ...query }),
	'GET /api/console/texts/:slug/agreements/export': ({ params, query }, context) =>
		exportAgreements(memberContext(context), { ...params, ...query }),
};
