/** As many as one can still look through; the list of a member and that of a device end here. */
export const mostWishes = 200;

/** So far ahead a free day counts: nobody waits longer to hear that there is none. */
export const wishHorizonDays = 60;

/** Can be reserved; has no free day in sight; is not offered any more. */
export const wishStates = ['open', 'full', 'hidden'] as const;
export type WishState = (typeof wishStates)[number];

/** What a wish says today: hidden is hidden whatever its days are. */
export function wishState({ isShown, nextOn }: { isShown: boolean; nextOn: string | undefined }): WishState {
	if (!isShown) return 'hidden';
	return nextOn === undefined ? 'full' : 'open';
}
