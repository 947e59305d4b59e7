import { accept } from '#domain/kernel/result.ts';
import type { BusinessContext } from './business-context.ts';
import { viewProfile } from './profile-view.ts';

/** My public provider profile. */
export async function readProfile({ queries, now, organisationId }: BusinessContext) {
	return accept(await viewProfile(queries, organisationId, now));
}
