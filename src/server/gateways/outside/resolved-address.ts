import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The address on the network; null where it is none that may be asked. A name must mean none but such. */
export async function resolvedAddress(url: URL, isAllowed: (address: string) => boolean): Promise<string | null> {
	const host = url.hostname.replace(/^\[|\]$/g, '');
	const found = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
	const [first] = found;
	return first !== undefined && found.every(isAllowed) ? first : null;
}
