import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { type ErrorCode, errors, type Problem } from '#contract/errors.ts';
import { type Fault, isFaultCode } from '#contract/faults.ts';
import { isKept } from '#contract/kept-failures.ts';
import { saidOfFault } from '#domain/running/database-fault.ts';
import type { Failed } from '../features/running/note-failure.ts';
import { failurePage } from './failure-page.ts';
import { causesOf, describeError } from './logging.ts';

type Refusal = {
	code: ErrorCode;
	faults?: Fault[] | undefined;
	moreFaults?: number | undefined;
	retryAfter?: number | undefined;
};

/** More than any form has fields: who sends thousands is told how many, not each. */
const mostFaults = 50;

export function problemOf(refusal: Refusal, requestId: string): Problem {
	const { code, faults, moreFaults, retryAfter } = refusal;
	const title = code.replaceAll('-', ' ');
	return {
		type: 'about:blank',
		title,
		status: errors[code],
		code,
		requestId,
		...(faults && { faults }),
		...(moreFaults !== undefined && { moreFaults }),
		...(retryAfter !== undefined && { retryAfter }),
	};
}

const sent = new WeakMap<FastifyReply, ErrorCode>();
/** What an answer refused with, for who counts. */
export const refusalSent = (reply: FastifyReply): ErrorCode | undefined => sent.get(reply);

/** Answers with a refusal: application/problem+json, never cached. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
	sent.set(reply, refusal.code);
	if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
	return reply
		.code(errors[refusal.code])
		.header('content-type', 'application/problem+json; charset=utf-8')
		.header('cache-control', 'no-store')
		.serializer(JSON.stringify)
		.send(problemOf(refusal, reply.request.id));
}

const byFastifyCode: Record<string, ErrorCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
	FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-input',
	FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-input',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-input',
	FST_ERR_HANDLER_TIMEOUT: 'timed-out',
	FST_UNDER_PRESSURE: 'too-busy',
	/** A value that no column takes: refused before by the contract; this is the second net. */
	'22021': 'invalid-input',
	'22P05': 'invalid-input',
	'22P02': 'invalid-input',
	'22003': 'invalid-input',
	'22007': 'invalid-input',
	'22008': 'invalid-input',
	/** PostgreSQL: statement or lock time-out, a transaction that stood still, too many connections, shutting down or starting up. */
	'57014': 'timed-out',
	'55P03': 'timed-out',
	'25P03': 'timed-out',
	'53300': 'unavailable',
	'57P01': 'unavailable',
	'57P02': 'unavailable',
	'57P03': 'unavailable',
	/** It can be read alone: a standby, which a proxy took for the primary until it had looked. */
	'25006': 'unavailable',
	/** It does not let us in any more: its password was changed, or it is another. */
	'28P01': 'unavailable',
	'28000': 'unavailable',
	'3D000': 'unavailable',
	/** A pooler's own word for everything, above all that it cannot reach the database. */
	'08P01': 'unavailable',
	ECONNREFUSED: 'unavailable',
	ECONNRESET: 'unavailable',
	EPIPE: 'unavailable',
	/** Its machine is gone, and nobody there says so; or its name is known to nobody. */
	ETIMEDOUT: 'unavailable',
	EHOSTUNREACH: 'unavailable',
	ENETUNREACH: 'unavailable',
	ENOTFOUND: 'unavailable',
	EAI_AGAIN: 'unavailable',
	/** This server, or its machine, has no file left to open, and so no way to the database: the next one has. */
	EMFILE: 'unavailable',
	ENFILE: 'unavailable',
	/** The object store the files lie in (gateways/file-store). */
	FILE_STORE_AWAY: 'unavailable',
	/** No room: on PostgreSQL's disk, on that of the files. Out of memory is PostgreSQL's, and passes. */
	'53100': 'no-room',
	ENOSPC: 'no-room',
	EDQUOT: 'no-room',
	'53200': 'unavailable',
};

/** pg gives these without a code; the last is said by a connection that broke in the middle of a transaction. */
const lostDatabase =
	/Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/;

function codesIn(error: unknown): ErrorCode | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const known = byFastifyCode[(cause as NodeJS.ErrnoException).code ?? ''];
		if (known) return known;
		if (lostDatabase.test(cause.message)) return 'unavailable';
	}
	return undefined;
}

/** What went wrong, as a refusal people can be told; 'internal' for everything nobody foresaw. */
function refusalOf(error: unknown): Refusal {
	if (hasZodFastifySchemaValidationErrors(error)) {
		// An address that cannot be is one that is not there.
		if ((error as FastifyError).validationContext === 'params') return { code: 'not-found' };
		const faults = error.validation.flatMap(({ instancePath, keyword, params, message }): Fault[] => {
			const at = instancePath.split('/').filter((part) => part !== '');
			if (keyword !== 'unrecognized_keys')
				return [{ at: at.join('.'), code: isFaultCode(message) ? message : 'invalid-input' }];
			return (params.keys as string[]).map((key) => ({ at: [...at, key].join('.'), code: 'unknown-field' }));
		});
		return {
			code: faults.every((fault) => fault.code === 'unknown-field') ? 'unknown-field' : 'invalid-input',
			faults: faults.slice(0, mostFaults),
			...(faults.length > mostFaults && { moreFaults: faults.length - mostFaults }),
		};
	}
	if (isResponseSerializationError(error)) return { code: 'internal' };
	const known = codesIn(error);
	if (known) return { code: known };
	return { code: (error as FastifyError).statusCode === 400 ? 'invalid-input' : 'internal' };
}

export const retrySeconds = 2;
/** Room is made by people, not by waiting a moment. */
const roomSeconds = 30;

/** A browser asking for a page is answered with a page. */
const wantsPage = (request: FastifyRequest) =>
	!request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');

declare module 'fastify' {
	interface FastifyInstance {
		/** For who is read the number of a request; there where a database keeps it. */
		noteFailure?: (failed: Failed) => void;
	}
}

type Asked = Pick<Failed, 'number' | 'method' | 'route'>;

function note(server: FastifyInstance, asked: Asked, error: unknown, code: ErrorCode): void {
	const { type, message, stack } = describeError(error instanceof Error ? error : new Error('unknown'));
	const coded = causesOf(error).find((cause) => cause.code !== undefined);
	const said = message === '' && coded ? saidOfFault(coded) : message;
	server.noteFailure?.({ ...asked, status: errors[code], code, type, message: said, stack });
}

/** What failed while a page was made: its reader sees the number, and nobody else would know of it. */
export function noteRendering(server: FastifyInstance, asked: Asked, error: unknown): void {
	const { code } = refusalOf(error);
	server.log[errors[code] === 500 ? 'error' : 'warn']({ reqId: asked.number, err: error, code }, 'page failed');
	note(server, asked, error, code);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const refusal = refusalOf(error);
	const status = errors[refusal.code];
	// Who is sent away is counted, not written down one by one.
	if (isKept(refusal.code)) {
		request.log[status === 500 ? 'error' : 'warn']({ err: error, code: refusal.code }, 'request failed');
		const { id: number, method, routeOptions } = request;
		note(request.server, { number, method, route: routeOptions.url ?? 'none' }, error, refusal.code);
	}
	if (status === 503) reply.header('retry-after', refusal.code === 'no-room' ? roomSeconds : retrySeconds);
	if (!wantsPage(request)) return sendProblem(reply, refusal);
	const { url, id: requestId } = request;
	sent.set(reply, refusal.code);
	return reply
		.code(status)
		.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
		.send(
			failurePage({
				url,
				cookie: request.headers.cookie,
				nonce: reply.nonce,
				requestId: isKept(refusal.code) ? requestId : undefined,
				contactIn: request.server.agencyContact,
			}),
		);
}
