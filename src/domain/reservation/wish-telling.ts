import { dayMs } from '#domain/kernel/durations.ts';
import type { MoveName } from './reservation-machine.ts';

/** Only about a wish that waits: what already holds (fewer people, another date at once) is always told. */
const isAboutWish = (move: MoveName, isWish: boolean): boolean =>
	(move === 'ask-change' && isWish) || move === 'withdraw-change';

/**
 * Whether the provider is spared another mail: they were told of a wish within a day and have not looked since. Whoever opens
 * the reservation sees how things are by then.
 */
export const isWishKnown = (
	{ move, isWish, toldAt }: { move: MoveName; isWish: boolean; toldAt: Date | null },
	now: Date,
): boolean => isAboutWish(move, isWish) && toldAt !== null && now.getTime() - toldAt.getTime() < dayMs;
