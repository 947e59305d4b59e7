import type { viewingEndpoints } from '#contract/api/viewing.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { countViewing } from './count-viewing.ts';

export const viewingHandlers: HandlersFor<typeof viewingEndpoints> = {
	'POST /api/viewings': ({ body }, context) => countViewing(context, body),
};
