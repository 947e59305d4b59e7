import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileStore, Pieces, StoredThing } from './file-store.ts';
import { createS3Calls, type S3Timing, usualTiming } from './s3-call.ts';
import type { BucketLocation } from './s3-location.ts';
import { requireSafeKey } from './store-key.ts';
import { takerOf } from './taker.ts';

/** The smallest part that every service takes: so much of an upload is in memory, and what is shorter goes in one. */
export const partBytes = 5 * 1024 * 1024;

type Call = ReturnType<typeof createS3Calls>;

const textOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** In parts, which are one object only when all of them are there. What fails is given up, so that no part is left lying. */
async function writeInParts(call: Call, key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
	const begun = await call({ method: 'POST', key, query: { uploads: '' } });
	const uploadId = textOf(await begun.text(), 'UploadId');
	if (!uploadId) throw new Error(`file store: no upload was begun for ${key}`);
	try {
		const tags: string[] = [];
		for await (const body of parts) {
			const query = { partNumber: String(tags.length + 1), uploadId };
			const sent = await call({ method: 'PUT', key, query, body });
			await sent.body?.cancel();
			tags.push(sent.headers.get('etag') ?? '');
		}
		const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
		const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
		await complete(call, { key, uploadId, body });
	} catch (error) {
		await call({ method: 'DELETE', key, query: { uploadId }, also: [404] }).catch(() => undefined);
		throw error;
	}
}

async function complete(call: Call, { key, uploadId, body }: { key: string; uploadId: string; body: Uint8Array }) {
	const done = await call({ method: 'POST', key, query: { uploadId }, body, also: [404] });
	const said = await done.text();
	// Tried again after an answer that got lost, it is not there any more because it is done.
	if (done.status === 404 && done.tries > 1) {
		const found = await call({ method: 'HEAD', key, also: [404] });
		if (found.ok) return;
	}
	// A failure after the headers went out stands in the body of a 200.
	if (!done.ok || said.includes('<Error>')) throw new Error(`file store: ${key} was not put together: ${said}`);
}

async function* partsOf(first: Uint8Array, take: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
	for (let part = first; part.length > 0; part = await take()) yield part;
}

async function write(call: Call, key: string, pieces: Pieces): Promise<void> {
	const taker = takerOf(pieces);
	try {
		const first = await taker.take(partBytes);
		if (first.length < partBytes) {
			const sent = await call({ method: 'PUT', key, body: first });
			await sent.body?.cancel();
		} else
			await writeInParts(
				call,
				key,
				partsOf(first, () => taker.take(partBytes)),
			);
	} finally {
		await taker.end();
	}
}

async function* list(call: Call, prefix: string): AsyncGenerator<StoredThing> {
	let token: string | undefined;
	do {
		const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
		const xml = await (await call({ method: 'GET', query })).text();
		for (const [, thing = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
			yield {
				key: textOf(thing, 'Key') ?? '',
				bytes: Number(textOf(thing, 'Size') ?? 0),
				at: new Date(textOf(thing, 'LastModified') ?? 0),
			};
		token = textOf(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&');
	} while (token !== undefined);
}

/**
 * Uploaded files in a bucket of any service that speaks S3. Only what all of them do alike: no conditional puts (keys are
 * random anyway), no deletes of many at once.
 */
export function openS3Store(location: BucketLocation, timing: S3Timing = usualTiming): FileStore {
	const call = createS3Calls(location, timing);
	const keyOf = (key: string) => location.prefix + requireSafeKey(key);
	return {
		write: async (key, pieces) => write(call, keyOf(key), pieces),
		async open(key, range) {
			const headers = range && { range: `bytes=${range.from}-${range.to}` };
			const answer = await call({ method: 'GET', key: keyOf(key), ...(headers && { headers }), also: [404] });
			if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
			await answer.body?.cancel();
			return undefined;
		},
		async remove(prefix) {
			const at = keyOf(prefix);
			for await (const { key } of list(call, at)) {
				if (key !== at && !key.startsWith(`${at}/`)) continue;
				const gone = await call({ method: 'DELETE', key, also: [404] });
				await gone.body?.cancel();
			}
		},
		async *list() {
			for await (const thing of list(call, location.prefix))
				yield { ...thing, key: thing.key.slice(location.prefix.length) };
		},
	};
}
