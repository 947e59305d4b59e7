import type { CallApi } from './api.ts';
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

async function problemIn(response: Response): Promise<Problem | undefined> {
	if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
	return (await response.json()) as Problem;
}

/** The typed client: knows only the types of the contract, so that no schema reaches the browser. */
export function createClient(send: typeof fetch, origin = ''): CallApi {
	return async (key, input) => {
		const [method = 'GET', path = ''] = key.split(' ');
		const parts = input as Parts;
		const response = await send(origin + addressOf(path, parts), {
			method,
			headers: {
				accept: 'application/json',
				...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
			},
			...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
			signal: AbortSignal.timeout(20_000),
		});
		if (!response.ok) throw new ApiFailure(response.status, await problemIn(response));
		return (await response.json()) as never;
	};
}
