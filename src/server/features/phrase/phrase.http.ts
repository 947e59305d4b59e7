import type { agencyPhraseEndpoints } from '#contract/api/agency-phrase.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addPhrase, archivePhrase, listOffered, listPhrases, putInOrder, rewritePhrase } from './keep-phrases.ts';

export const phraseHandlers: HandlersFor<typeof agencyPhraseEndpoints> = {
	'GET /api/desk/phrases': (_, context) => listOffered(memberContext(context)),
	'GET /api/console/site/phrases': (_, context) => listPhrases(memberContext(context)),
	'POST /api/console/site/phrases': ({ body }, context) => addPhrase(memberContext(context), body),
	'PUT /api/console/site/phrases/:id': ({ params, body }, context) =>
		rewritePhrase(memberContext(context), { ...params, ...body }),
	'PUT /api/console/site/phrases/:id/archived': ({ params, body }, context) =>
		archivePhrase(memberContext(context), { ...params, ...body }),
	'PUT /api/console/site/phrase-order': ({ body }, context) => putInOrder(memberContext(context), body),
};
