import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { resolvedAddress } from './resolved-address.ts';

/** Why nobody answered. */
type PostFailure = 'address-refused' | 'unreachable' | 'too-slow';
export type PostAnswer = { status: number } | { failure: PostFailure };

type Sent = {
	body: string;
	headers: Record<string, string>;
	ms: number;
	/** Tests ask their own machine. */
	isAllowed?: ((address: string) => boolean) | undefined;
};

/**
 * Sends something to an address that somebody gave us. The name is looked up once and that address is connected to, so that a name
 * cannot mean another machine a moment later. Ways on are not taken, and of what is answered only the status is read.
 */
export async function postOutside(url: URL, { isAllowed = isPublicAddress, ...sent }: Sent): Promise<PostAnswer> {
	const signal = AbortSignal.timeout(sent.ms);
	const resolved = await resolvedAddress(url, isAllowed).catch(() => undefined);
	if (resolved === undefined) return { failure: signal.aborted ? 'too-slow' : 'unreachable' };
	if (resolved === null) return { failure: 'address-refused' };
	return post(url, resolved, { ...sent, signal }).then(
		(status) => ({ status }),
		() => ({ failure: signal.aborted ? 'too-slow' : 'unreachable' }),
	);
}

function post(url: URL, resolved: string, { body, headers, signal }: Sent & { signal: AbortSignal }): Promise<number> {
	const options: RequestOptions = {
		...{ method: 'POST', host: resolved, path: url.pathname + url.search, signal, agent: false },
		...(url.port !== '' && { port: url.port }),
		headers: {
			...{ host: url.host, 'content-type': 'application/json', 'user-agent': 'Maru webhooks' },
			...{ 'content-length': String(Buffer.byteLength(body)), ...headers },
		},
	};
	const name = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: url.hostname };
	const send = url.protocol === 'https:' ? requestSecure : requestPlain;
	return new Promise((resolve, reject) => {
		const request = send({ ...options, ...name }, (response) => {
			resolve(response.statusCode ?? 0);
			// However much would follow, nobody reads it.
			response.destroy();
		});
		request.on('error', reject);
		request.end(body);
	});
}
