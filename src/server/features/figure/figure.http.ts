import type { figureEndpoints } from '#contract/api/figure.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { readFigures } from './read-figures.ts';

export const figureHandlers: HandlersFor<typeof figureEndpoints> = {
	'GET /api/console/figures': ({ query }, context) => readFigures(memberContext(context), query),
};
