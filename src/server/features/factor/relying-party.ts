/** Who asks for a passkey: it is made for this host and can be used nowhere else. */
export type RelyingParty = { host: string; origin: string };

/**
 * The host of PUBLIC_ORIGIN. Without https browsers know passkeys on localhost alone, whatever other name or number the site was
 * given to try it out.
 */
export function relyingPartyOf(origin: string): RelyingParty {
	const { protocol, hostname, port } = new URL(origin);
	if (protocol === 'https:') return { host: hostname, origin };
	return { host: 'localhost', origin: `http://localhost${port === '' ? '' : `:${port}`}` };
}
