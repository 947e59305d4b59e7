import type { translationEndpoints } from '#contract/api/translation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import type { TranslatableTexts } from '#server/translatable.ts';
import { readTranslator } from './read-translator.ts';
import { translateText } from './translate-text.ts';

/** `readers`: how each kind of text is read by who asks. */
export const translationHandlers = (readers: TranslatableTexts): HandlersFor<typeof translationEndpoints> => ({
	'GET /api/translations': (_, context) => readTranslator(context),
	'POST /api/translations': ({ body }, context) => translateText(memberContext(context), readers, body),
});
