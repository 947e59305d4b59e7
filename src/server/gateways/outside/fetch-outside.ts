import { get as getPlain, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { isPublicAddress } from './public-address.ts';
import { resolvedAddress } from './resolved-address.ts';

/** Why nothing came: the address is none of ours to ask, nobody answered, something else did, too much, or no end of ways on. */
export type OutsideRefusal = 'address-refused' | 'unreachable' | 'refused' | 'too-large' | 'too-slow' | 'redirected';

type Limits = { bytes: number; ms: number; redirects: number };
type Options = Limits & {
	accept: string;
	/** Tests ask their own machine. */
	isAllowed?: (address: string) => boolean;
};

type Answer = { status: number; location: string | undefined; text: string };

/**
 * The text at an address that somebody gave us. The name is looked up once and what is asked is that address, so that a name cannot
 * mean another machine a moment later; each way on is looked at as the first was. Nothing of ours goes along.
 */
export async function fetchOutside(address: string, options: Options): Promise<Result<string, OutsideRefusal>> {
	const signal = AbortSignal.timeout(options.ms);
	let next = address;
	for (let way = 0; way <= options.redirects; way += 1) {
		const url = urlOf(next);
		if (!url) return refuse('address-refused');
		const resolved = await resolvedAddress(url, options.isAllowed ?? isPublicAddress).catch(() => undefined);
		if (resolved === undefined) return refuse(signal.aborted ? 'too-slow' : 'unreachable');
		if (resolved === null) return refuse('address-refused');
		const answer = await ask(url, resolved, { ...options, signal }).catch((error: unknown) =>
			signal.aborted ? ('too-slow' as const) : error === tooLarge ? ('too-large' as const) : ('unreachable' as const),
		);
		if (typeof answer === 'string') return refuse(answer);
		if (answer.status >= 300 && answer.status < 400 && answer.location !== undefined)
			next = URL.parse(answer.location, url)?.href ?? '';
		else return answer.status === 200 ? accept(answer.text) : refuse('refused');
	}
	return refuse('redirected');
}

const tooLarge = new Error('more than may come');

/** `webcal:` is what calendars call it. A name and a password in an address are no address. */
function urlOf(address: string): URL | undefined {
	const url = URL.parse(address.replace(/^webcals?:/i, 'https:'));
	if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
		return undefined;
	return url;
}

function ask(url: URL, resolved: string, options: Options & { signal: AbortSignal }): Promise<Answer> {
	const asked: RequestOptions = {
		...{ host: resolved, path: url.pathname + url.search, signal: options.signal, agent: false },
		...(url.port !== '' && { port: url.port }),
		headers: { host: url.host, accept: options.accept, 'accept-encoding': 'identity', 'user-agent': 'Maru calendar' },
	};
	const name = isIP(url.hostname) ? {} : { servername: url.hostname };
	return new Promise((resolve, reject) => {
		const get = url.protocol === 'https:' ? getSecure : getPlain;
		const request = get({ ...asked, ...name }, (response) => {
			const parts: Buffer[] = [];
			let bytes = 0;
			response.on('data', (part: Buffer) => {
				bytes += part.length;
				if (bytes > options.bytes) response.destroy(tooLarge);
				else parts.push(part);
			});
			response.on('error', reject);
			response.on('end', () =>
				resolve({
					status: response.statusCode ?? 0,
					location: response.headers.location,
					text: Buffer.concat(parts).toString('utf8'),
				}),
			);
		});
		request.on('error', reject);
	});
}
