import type { voucherEndpoints } from '#contract/api/voucher.ts';
import { accept } from '#domain/kernel/result.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { checkVoucher } from './check-voucher.ts';
import { listVoucherProducts } from './list-voucher-products.ts';
import { readVoucher } from './read-voucher.ts';
import { voucherKeys } from './voucher-keys.ts';

export const voucherHandlers: HandlersFor<typeof voucherEndpoints> = {
	'GET /api/reservations/:id/voucher': ({ params, query }, context) => readVoucher(context, { ...params, ...query }),
	'GET /api/voucher-key': async (_, { services }) => accept({ keys: voucherKeys(services.keys) }),
	'GET /api/desk/voucher-products': (_, { queries, viewer }) => listVoucherProducts(queries, viewer),
	'POST /api/voucher-checks': ({ query, body }, context) => checkVoucher(context, { ...query, ...body }),
};
