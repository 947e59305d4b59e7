import type { slotEndpoints } from '#contract/api/slot.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { changeDays } from './change-days.ts';
import { listPlannedDays } from './list-planned-days.ts';

export const slotHandlers: HandlersFor<typeof slotEndpoints> = {
	'GET /api/console/products/:id/days': ({ params, query }, context) =>
		listPlannedDays(memberContext(context), { ...params, ...query }),
	'PUT /api/console/products/:id/days': ({ params, body }, context) =>
		changeDays(memberContext(context), { id: params.id, body }),
};
