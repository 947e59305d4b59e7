import type { settlementEndpoints } from '#contract/api/settlement.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { closeMonth } from './close-month.ts';
import { listCommissions, removeCommission, setCommission } from './commission.ts';
import { exportSettlement } from './export-settlement.ts';
import { listSettlementLines, listSettlements, readSettlement } from './list-settlements.ts';
import { readMonth, readMonths } from './read-months.ts';
import { readPayouts } from './read-payouts.ts';
import { recordPayout, takeBackPayout } from './record-payout.ts';

export const settlementHandlers: HandlersFor<typeof settlementEndpoints> = {
	'GET /api/settlements': ({ query }, context) => listSettlements(memberContext(context), query),
	'GET /api/settlements/:id': ({ params, query }, context) =>
		readSettlement(memberContext(context), { ...params, ...query }),
	'GET /api/settlements/:id/lines': ({ params, query }, context) =>
		listSettlementLines(memberContext(context), { ...params, ...query }),
	'GET /api/settlements/:id/file': ({ params, query }, context) =>
		exportSettlement(memberContext(context), { ...params, ...query }),
	'GET /api/settlements/:id/payouts': ({ params }, context) => readPayouts(memberContext(context), params),
	'POST /api/settlements/:id/payouts': (input, context) => recordPayout(memberContext(context), input),
	'POST /api/settlements/:id/payouts/:payoutId/reversal': (input, context) =>
		takeBackPayout(memberContext(context), input),
	'GET /api/settlement-months': (_, context) => readMonths(context),
	'GET /api/settlement-months/:month': ({ params, query }, context) => readMonth(context, { ...params, ...query }),
	'PUT /api/settlement-months/:month/closing': ({ params, body }, context) =>
		closeMonth(memberContext(context), { ...params, ...body }),
	'GET /api/commissions': ({ query }, context) => listCommissions(context, query),
	'PUT /api/commissions/:id': ({ params, body }, context) =>
		setCommission(memberContext(context), { ...params, ...body }),
	'DELETE /api/commissions/:id/rates/:startsOn': ({ params }, context) =>
		removeCommission(memberContext(context), params),
};
