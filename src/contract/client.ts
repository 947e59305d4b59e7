import type { CallApi } from './api.ts';
import type { Download } from './endpoint.ts';
import type { ErrorCode, Problem } from './errors.ts';

/** The API answered with a refusal, or did not answer (code undefined). */
export class ApiFailure extends Error {
	readonly status: number;
	readonly problem: Problem | undefined;

	constructor(status: number, problem?: Problem) {
		super(problem ? `${problem.code} (${problem.requestId})` : `HTTP ${status}`);
		this.status = status;
		this.problem = problem;
	}

	get code(): ErrorCode | undefined {
		return this.problem?.code;
	}
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
	return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The refusal that was answered; of what a gateway says in our place none. */
export async function problemIn(response: Response): Promise<Problem | undefined> {
	if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
	return (await response.json()) as Problem;
}

/** An answer that is none, as it was told. */
export const failureIn = async (response: Response): Promise<ApiFailure> =>
	new ApiFailure(response.status, await problemIn(response));

/** A file goes as it is, with its media type; anything else as JSON. */
function bodyOf({ body }: Parts): { type: string; body: Blob | string } | undefined {
	if (body === undefined) return undefined;
	return body instanceof Blob ? { type: body.type, body } : { type: 'application/json', body: JSON.stringify(body) };
}

/**
 * Words come at once or not at all. A file takes as long as its line needs: one that comes is waited for while more of it
 * comes, one that goes as long as the slowest line takes for it, since nobody is told how far it is.
 */
const patienceMs = { words: 20_000, idle: 30_000 };
const slowestBytesPerMs = 16;

/** Gives a call up when it is waited for too long; each wait begins anew. */
function patience() {
	const given = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		signal: given.signal,
		wait(ms: number): void {
			clearTimeout(timer);
			timer = setTimeout(() => given.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
		},
		end: () => clearTimeout(timer),
	};
}
type Patience = ReturnType<typeof patience>;

/** What a gateway in between puts in the answer's place is text, and no file of ours. */
const isFile = /^(?:image\/|application\/(?:zip|pdf|octet-stream))/;

/** What a file is to be called where it is saved. */
export const nameIn = (response: Response): string | undefined =>
	/filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

/** However long it takes, while something comes. */
async function bytesIn({ body }: Response, waiting: Patience): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	const reader = body?.getReader();
	for (;;) {
		waiting.wait(patienceMs.idle);
		const part = await reader?.read();
		if (!part || part.done) return new Uint8Array(await new Blob(parts).arrayBuffer());
		parts.push(part.value);
	}
}

async function downloadIn(response: Response, mediaType: string, waiting: Patience): Promise<Download> {
	const name = nameIn(response);
	return { bytes: await bytesIn(response, waiting), mediaType, ...(name && { name }) };
}

/** The typed client: knows only the types of the contract, so that no schema reaches the browser. */
export function createClient(send: typeof fetch, origin = ''): CallApi {
	return async (key, input) => {
		const [method = 'GET', path = ''] = key.split(' ');
		const parts = input as Parts;
		const sent = bodyOf(parts);
		const size = sent?.body instanceof Blob ? sent.body.size : 0;
		const waiting = patience();
		waiting.wait(patienceMs.words + size / slowestBytesPerMs);
		try {
			const response = await send(origin + addressOf(path, parts), {
				method,
				headers: { accept: 'application/json', ...(sent && { 'content-type': sent.type }) },
				...(sent && { body: sent.body }),
				signal: waiting.signal,
			});
			if (!response.ok) throw await failureIn(response);
			const mediaType = response.headers.get('content-type') ?? '';
			if (isFile.test(mediaType)) return (await downloadIn(response, mediaType, waiting)) as never;
			return (await response.json()) as never;
		} finally {
			waiting.end();
		}
	};
}
