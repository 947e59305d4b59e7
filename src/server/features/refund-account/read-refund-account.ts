import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { findRefundStanding } from './find-refund-standing.ts';

/** Where the refund of a reservation goes: to its guest and operators masked, to its house only by which way. */
export async function readRefundAccount(context: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>, id: string) {
	const standing = await findRefundStanding(context, id);
	return standing ? accept(standing) : refuse('not-found');
}
