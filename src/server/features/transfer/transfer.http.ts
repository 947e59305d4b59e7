import type { transferEndpoints } from '#contract/api/transfer.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listTransfers } from './list-transfers.ts';

export const transferHandlers: HandlersFor<typeof transferEndpoints> = {
	'GET /api/transfers': ({ query }, { queries, now }) => listTransfers(queries, query, now),
};
