import type { mailEndpoints } from '#contract/api/mail.ts';
import type { mailTemplateEndpoints } from '#contract/api/mail-template.ts';
import type { Context, HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listMails } from './list-mails.ts';
import { listWordings } from './list-wordings.ts';
import { listMailTemplates, readMailTemplate, testMailTemplate } from './mail-template.ts';
import { previewWording } from './preview-wording.ts';
import { readMail } from './read-mail.ts';
import { retryFailedMails } from './retry-failed-mails.ts';
import { retryMail } from './retry-mail.ts';
import { wordMail } from './word-mail.ts';

/** Access lets only an operator through: there is a viewer. */
const operator = ({ services, viewer }: Context) => ({ services, actorId: viewer?.id as string });

export const mailHandlers: HandlersFor<typeof mailEndpoints & typeof mailTemplateEndpoints> = {
	'GET /api/mails': ({ query }, { queries }) => listMails(queries, query),
	'GET /api/mails/:id': ({ params }, context) => readMail(operator(context), params),
	'GET /api/console/mail-templates': ({ query }, context) => listMailTemplates(context, query),
	'GET /api/console/mail-templates/:template': ({ params, query }, context) =>
		readMailTemplate(context, { ...params, ...query }),
	'PUT /api/console/mail-templates/:template/wording': ({ params, body }, context) =>
		wordMail(memberContext(context), { ...params, ...body }),
	'POST /api/console/mail-templates/:template/preview': ({ params, body }, context) =>
		previewWording(context, { ...params, ...body }),
	'GET /api/console/mail-templates/:template/wordings': ({ params, query }, context) =>
		listWordings(context, { ...params, ...query }),
	'POST /api/console/mail-templates/:template/test': ({ params, body }, context) =>
		testMailTemplate(memberContext(context), { ...params, ...body }),
	'POST /api/mails/retries': (_, context) => retryFailedMails(operator(context)),
	'POST /api/mails/:id/retry': ({ params }, context) => retryMail(operator(context), params),
};
