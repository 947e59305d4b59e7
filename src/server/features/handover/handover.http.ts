import type { handoverEndpoints } from '#contract/api/handover.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { applyXliff } from './apply-xliff.ts';
import { exportXliff } from './export-xliff.ts';
import { listTranslations } from './list-translations.ts';
import { sumTranslations } from './sum-translations.ts';
import { tryXliff } from './try-xliff.ts';

export const handoverHandlers: HandlersFor<typeof handoverEndpoints> = {
	'GET /api/console/translations/summary': (_, context) => sumTranslations(memberContext(context)),
	'GET /api/console/translations': ({ query }, context) => listTranslations(memberContext(context), query),
	'GET /api/console/translations/file': ({ query }, context) => exportXliff(memberContext(context), query),
	'POST /api/console/translations/trials': ({ body }, context) => tryXliff(memberContext(context), body),
	'POST /api/console/translations/applications': ({ query, body }, context) =>
		applyXliff(memberContext(context), { ...query, file: body.file }),
};
