type Told = { name: string; link: string; forgotLink: string };

/** How an account is signed in to. */
export type FactorMailData = {
	/** Somebody logged in with a browser that is not known; its name, and when. */
	'new-device': Told & { device: string; at: string };
	'factor-added': Told & { factor: 'passkey' | 'one-time-code'; label: string };
	/** `isLast`: from now on the password is all that is asked. */
	'factor-removed': Told & { factor: 'passkey' | 'one-time-code'; label: string; isLast: number };
	/** By an operator, for who has lost everything. */
	'factors-removed': Told;
	'recovery-used': Told & { left: number };
	'recovery-renewed': Told;
};
