import type { fileEndpoints } from '#contract/api/file.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { readFile } from './read-file.ts';

export const fileHandlers: HandlersFor<typeof fileEndpoints> = {
	'GET /api/files/:id/:name': ({ params }, context) => readFile(context, params),
};
