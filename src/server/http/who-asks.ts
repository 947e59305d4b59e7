import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { bearsKey, type IdentifyKey } from '#server/features/api-key/identify-key.ts';
import { type Identify, type Identity, visitor } from './identity.ts';

export type WhoAsks = (
	request: FastifyRequest,
	reply: FastifyReply,
	endpoint: Endpoint,
) => Promise<Result<Identity, ErrorCode>>;

/**
 * A person by their cookies, or a program by its key: never both. A program is let in where the endpoint says so; everything else is
 * refused to it whatever its rights, also what every visitor may ask.
 */
export function createWhoAsks({ identify, identifyKey }: { identify: Identify; identifyKey: IdentifyKey }): WhoAsks {
	return async (request, reply, endpoint) => {
		const { authorization } = request.headers;
		if (!bearsKey(authorization)) return accept(await identify(request, reply));
		const key = await identifyKey({ authorization, ip: request.ip });
		if (!key.ok) return key;
		if (!endpoint.forKeys) return refuse('not-for-keys');
		const hasRight = endpoint.forKeys.some((right) => organisationsWhere(key.value, right).length > 0);
		return hasRight ? accept({ ...visitor, viewer: key.value }) : refuse('key-lacks-right');
	};
}
