import { accept } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { Queries } from '#server/queries.ts';
import { findProductsOf } from './voucher.repo.ts';

/** For a door without network: whose vouchers are to be let in there. Null: everybody's. */
export async function listVoucherProducts(queries: Queries, viewer: Viewer | null) {
	const organisations = viewer ? organisationsWhere(viewer, 'arrival.note') : [];
	return accept({ products: organisations === 'all' ? null : await findProductsOf(queries, organisations) });
}
