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

/** A file takes its time on a phone's connection. */
const patienceMs = { words: 20_000, file: 120_000 };

/** What a gateway in between puts in the answer's place is text, and no file of ours. */
const isFile = /^(?:image\/|application\/(?:zip|pdf|octet-stream))/;

/** What a file is to be called where it is saved. */
export const nameIn = (response: Response): string | undefined =>
	/filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

async function downloadIn(response: Response, mediaType: string): Promise<Download> {
	const name = nameIn(response);
	return { bytes: new Uint8Array(await response.arrayBuffer()), mediaType, ...(name && { name }) };
}

/** The typed client: knows only the types of the contract, so that no schema reaches the browser. */
export function createClient(send: typeof fetch, origin = ''): CallApi {
	return async (key, input) => {
		const [method = 'GET', path = ''] = key.split(' ');
		const parts = input as Parts;
		const sent = bodyOf(parts);
		const response = await send(origin + addressOf(path, parts), {
			method,
			headers: { accept: 'application/json', ...(sent && { 'content-type': sent.type }) },
			...(sent && { body: sent.body }),
			signal: AbortSignal.timeout(sent?.body instanceof Blob ? patienceMs.file : patienceMs.words),
		});
		if (!response.ok) throw await failureIn(response);
		const mediaType = response.headers.get('content-type') ?? '';
		if (isFile.test(mediaType)) return (await downloadIn(response, mediaType)) as never;
		return (await response.json()) as never;
	};
}
