import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isVisitor } from './identity.ts';
import { encodingOf } from './page-cache.ts';

/** As long as data counts as fresh (SPEC section 7). */
const freshMs = 5_000;
const mostAnswers = 1_000;
const mostCharacters = 16_000_000;
/** An address that nobody else will ask for again. */
const longestAddress = 500;
/** Who has waited so long for what somebody else asked for has it found out for themselves. */
const patienceMs = 1_000;
/** What is shorter than this goes out as it is. */
const leastCompressed = 1_024;

const compress = {
	br: (json: string) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: (json: string) => promisify(gzip)(json, { level: 6 }),
} as const;

type Answer = { json: string; until: number; compressed: Partial<Record<keyof typeof compress, Promise<Buffer>>> };

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * What the API answered to visitors, by address: asked of the database once for all who ask within the five seconds, and
 * written and compressed once. Members are never answered from here: who changed something sees it at once.
 */
export function createAnswerCache(clock: () => number = () => performance.now()) {
	const answers = new Map<string, Answer>();
	const underWay = new Map<string, Promise<Answer | undefined>>();
	let characters = 0;

	function drop(address: string): void {
		characters -= answers.get(address)?.json.length ?? 0;
		answers.delete(address);
	}

	function keep(address: string, json: string): Answer {
		const answer = { json, until: clock() + freshMs, compressed: {} };
		drop(address);
		answers.set(address, answer);
		characters += json.length;
		for (const [oldest] of answers) {
			if (answers.size <= mostAnswers && characters <= mostCharacters) break;
			drop(oldest);
		}
		return answer;
	}

	return {
		find(address: string): Answer | undefined {
			const answer = answers.get(address);
			return answer && answer.until > clock() ? answer : undefined;
		},
		/** The answer that is being found out for somebody else; none where it takes long. At once undefined when there is none. */
		awaited(address: string): Promise<Answer | undefined> | undefined {
			const answer = underWay.get(address);
			if (!answer) return undefined;
			const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
			const timer = setTimeout(resolve, patienceMs, undefined);
			return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
		},
		/** From now on others wait for it; what is returned is told the answer, or undefined where there is none to keep. */
		begin(address: string): (json: string | undefined) => void {
			const { promise, resolve } = Promise.withResolvers<string | undefined>();
			const answer = promise
				.then((json) => (json === undefined ? undefined : keep(address, json)))
				.finally(() => {
					if (underWay.get(address) === answer) underWay.delete(address);
				});
			underWay.set(address, answer);
			return resolve;
		},
		size: () => ({ entries: answers.size, bytes: characters }),
	};
}

/** Whether what is asked may lie there: for visitors, and at an address that others ask for too. */
export const mayBeCached = (request: FastifyRequest): boolean =>
	request.method === 'GET' && request.url.length <= longestAddress && isVisitor(request.headers.cookie);

/** Whether it lies ready for who asks. */
export const hasAnswer = (cache: AnswerCache | undefined, request: FastifyRequest): boolean =>
	cache !== undefined && mayBeCached(request) && cache.find(request.url) !== undefined;

/** As the endpoint itself sends it. */
export const answerHeaders = (caching: string) => ({
	'content-type': 'application/json; charset=utf-8',
	'cache-control': caching,
});

export async function sendCachedAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
	const { json, compressed } = answer;
	reply.headers({ ...answerHeaders('private, no-cache'), vary: 'accept-encoding' });
	const encoding = json.length < leastCompressed ? 'identity' : encodingOf(request.headers['accept-encoding']);
	if (encoding === 'identity') return reply.send(json);
	compressed[encoding] ??= compress[encoding](json);
	return reply.header('content-encoding', encoding).send(await compressed[encoding]);
}
