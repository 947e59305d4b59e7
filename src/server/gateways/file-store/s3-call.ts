import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketLocation } from './s3-location.ts';
import { storeTrouble } from './store-trouble.ts';

type S3Call = {
	method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
	/** Below the bucket; empty for the bucket itself. */
	key?: string;
	query?: Record<string, string>;
	body?: Uint8Array;
	headers?: Record<string, string>;
	/** Statuses that are no mistake besides 2xx. */
	also?: readonly number[];
};

export type S3Timing = { tries: number; backOffMs: number; answerMs: number; sendMs: number };

/**
 * Three tries; an answer has to begin within ten seconds, of something that is sent within thirty. Who has waited ten waits for no further
 * try: somebody stands behind it, and the proxies in front of us give up after 75.
 */
export const usualTiming: S3Timing = { tries: 3, backOffMs: 200, answerMs: 10_000, sendMs: 30_000 };

const passing = [408, 429, 500, 502, 503, 504];

/** What the bucket answered: its status, and its own word for it (`SignatureDoesNotMatch`). */
const wordOf = (status: number, said: string) => `${status} ${/<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? ''}`.trimEnd();

/** Why there was no answer at all. */
function silenceOf(error: unknown): string {
	const { cause, message } = error as Error & { cause?: { code?: string } };
	return cause?.code ?? message;
}

const digest = (algorithm: 'md5' | 'sha256', body: Uint8Array, encoding: 'hex' | 'base64') =>
	createHash(algorithm).update(body).digest(encoding);

/**
 * Calls to one bucket, signed with the hash of what is sent. The bucket checks that hash, and the MD5 of whatever it is to
 * keep. Whatever may pass is tried again, a little later each time, but not a store that stands still.
 */
export function createS3Calls(location: BucketLocation, { tries, backOffMs, answerMs, sendMs }: S3Timing) {
	const { accessKeyId, secretAccessKey, region, base } = location;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

	async function callOnce({ method, key = '', query = {}, body, headers }: S3Call): Promise<Response> {
		const url = `${base}${key === '' ? '/' : `/${key}`}?${new URLSearchParams(query)}`.replace(/\?$/, '');
		const request = await client.sign(url, {
			method,
			headers: {
				...headers,
				'x-amz-content-sha256': digest('sha256', body ?? new Uint8Array(), 'hex'),
				...(body && method === 'PUT' && { 'content-md5': digest('md5', body, 'base64') }),
			},
			...(body && { body: body as Uint8Array<ArrayBuffer> }),
		});
		// Only until it begins to answer: how long a file takes to read is its reader's affair.
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(new Error('no answer in time')), body ? sendMs : answerMs);
		try {
			return await fetch(request, { signal: patience.signal });
		} finally {
			clearTimeout(timer);
		}
	}

	return async function call(asked: S3Call): Promise<Response & { tries: number }> {
		const since = performance.now();
		for (let at = 1; ; at += 1) {
			const answer = await callOnce(asked).catch((error: unknown) => error);
			const isLast = at >= tries || performance.now() - since >= answerMs;
			if (answer instanceof Response) {
				if (answer.ok || asked.also?.includes(answer.status)) return Object.assign(answer, { tries: at });
				const said = wordOf(answer.status, await answer.text().catch(() => ''));
				if (isLast || !passing.includes(answer.status)) throw storeTrouble(`${asked.method} was answered ${said}`);
			} else if (isLast) throw storeTrouble(`${asked.method} got no answer: ${silenceOf(answer)}`, answer);
			await sleep(backOffMs * 2 ** (at - 1) * (0.5 + Math.random()));
		}
	};
}
