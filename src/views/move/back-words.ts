type Told = {
	money: { paid: number; refunded: number; kept: number; inCheck: number };
	role: 'member' | 'provider' | 'operator';
};

/** What comes back, in which words: of what is still in check only once it is found. */
export function backWords({ money, role }: Told) {
	if (money.inCheck > 0) return role === 'member' ? 'youGetFound' : 'guestGetsFound';
	return role === 'member' ? 'youGet' : 'guestGets';
}

/** What the refund of now is told by: nobody has “paid” what is still being looked for, nor is it full where a fee was kept before. */
export function shareWords({ money }: Pick<Told, 'money'>, percent: number) {
	if (percent === 100 && money.kept > 0) return 'shareFreeKept';
	if (money.inCheck > 0) return percent === 100 ? 'shareFreeFound' : 'shareFound';
	return percent === 100 ? 'shareFree' : 'share';
}
