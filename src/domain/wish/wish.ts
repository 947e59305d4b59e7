/** As many as one can still look through; the list of a member and that of a device end here. */
export const mostWishes = 200;

/** Can be reserved; will be, in its season; has no free day in sight; is not offered any more. */
export const wishStates = ['open', 'later', 'full', 'hidden'] as const;
export type WishState = (typeof wishStates)[number];

export type WishDays = { nextOn: string | undefined; seasonOn: string | undefined };
type WishFacts = WishDays & { isShown: boolean };

/** What a wish says today: hidden is hidden whatever its days are. */
export function wishState({ isShown, nextOn, seasonOn }: WishFacts): WishState {
	if (!isShown) return 'hidden';
	if (nextOn !== undefined) return 'open';
	return seasonOn === undefined ? 'full' : 'later';
}
