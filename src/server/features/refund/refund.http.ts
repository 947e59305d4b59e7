import type { refundEndpoints } from '#contract/api/refund.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { closeMonth } from './close-month.ts';
import { exportRefunds } from './export-refunds.ts';
import { listOwed } from './list-owed.ts';
import { listPaid } from './list-paid.ts';
import { readBooks } from './read-books.ts';

export const refundHandlers: HandlersFor<typeof refundEndpoints> = {
	'GET /api/refunds': (_, context) => readBooks(context),
	'GET /api/refunds/owed': ({ query }, context) => listOwed(context, query),
	'GET /api/refunds/paid': ({ query }, { queries }) => listPaid(queries, query),
	'GET /api/refunds/export': ({ query }, context) => exportRefunds(memberContext(context), query),
	'PUT /api/refunds/months/:month/closing': ({ params, body }, context) =>
		closeMonth(memberContext(context), { ...params, ...body }),
};
