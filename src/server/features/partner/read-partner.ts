import { accept, refuse } from '#domain/kernel/result.ts';
import type { BusinessContext } from './business-context.ts';
import { viewPartner } from './partner-view.ts';

/** My business and where its application stands. */
export async function readPartner({ queries, services, now, organisationId }: BusinessContext) {
	const view = await viewPartner({ queries, keys: services.keys, now }, organisationId);
	return view ? accept(view) : refuse('not-found');
}
