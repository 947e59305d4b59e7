import { type Api, api, type CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { admit } from '#domain/member/access.ts';
import { askedFrom } from '#server/asking-ip.ts';
import { asStep, type Tracer } from '#server/traces/tracer.ts';
import type { Context, HandlersFor } from './handlers.ts';
import { problemOf } from './problem.ts';
import type { AnyHandler } from './register-endpoints.ts';
import { unkeepableIn } from './unkeepable.ts';

type LocalOptions = {
	requestId: string;
	onDefect?: (error: unknown, key: string) => void;
	tracer?: Tracer | undefined;
};

/** The API for the server's own rendering: the same access, rules and handlers, without a trip over HTTP. */
export function createLocalApi(
	handlers: HandlersFor<Api>,
	context: Context,
	{ requestId, onDefect, tracer }: LocalOptions,
): CallApi {
	return async (key, input) => {
		const endpoint: Endpoint = api[key];
		const refuse = (code: keyof typeof errors) => new ApiFailure(errors[code], problemOf({ code }, requestId));
		const admission = admit(endpoint.access, context.viewer, endpoint.duty);
		if (admission !== 'admitted') throw refuse(admission);
		const given = input as Record<string, unknown>;
		if (unkeepableIn(given.params) !== undefined) throw refuse('not-found');
		if (unkeepableIn(given) !== undefined) throw refuse('invalid-input');
		const parts = (['params', 'query', 'body'] as const).map(
			(part) => [part, endpoint[part]?.safeParse(given[part])] as const,
		);
		const wrong = parts.find(([, parsed]) => parsed && !parsed.success);
		// An address that cannot be is one that is not there.
		if (wrong) throw refuse(wrong[0] === 'params' ? 'not-found' : 'invalid-input');
		const whole = Object.fromEntries(parts.map(([part, parsed]) => [part, parsed?.data]));
		const handle = async () => askedFrom(context.client.ip, () => (handlers[key] as AnyHandler)(whole, context));
		const result = await asStep(tracer, { name: key, kind: 'internal' }, handle).catch((error: unknown) => {
			onDefect?.(error, key);
			throw error;
		});
		if (!result.ok) throw refuse(result.refusal);
		if (endpoint.answers === 'file') throw new Error(`${key} answers with a file, which no page shows`);
		// Checked like an answer over HTTP: what the contract does not name must not reach the page either.
		return endpoint.response.parse(result.value) as never;
	};
}
