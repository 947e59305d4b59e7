import type { mailEndpoints } from '#contract/api/mail.ts';
import type { Context, HandlersFor } from '#server/http/handlers.ts';
import { listMails } from './list-mails.ts';
import { readMail } from './read-mail.ts';
import { retryMail } from './retry-mail.ts';

/** Access lets only an operator through: there is a viewer. */
const operator = ({ services, viewer }: Context) => ({ services, actorId: viewer?.id as string });

export const mailHandlers: HandlersFor<typeof mailEndpoints> = {
	'GET /api/mails': ({ query }, { queries }) => listMails(queries, query),
	'GET /api/mails/:id': ({ params }, context) => readMail(operator(context), params),
	'POST /api/mails/:id/retry': ({ params }, context) => retryMail(operator(context), params),
};
