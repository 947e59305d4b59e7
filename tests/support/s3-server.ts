import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A small server that speaks S3 as far as the file store does, and is strict where it matters: the signature (version 4)
 * is worked out anew and compared, so are the hashes of the body; parts that are too small are refused. Written for the
 * tests because what npm offers does not check signatures.
 */
type Options = { accessKeyId: string; secretAccessKey: string; region: string; bucket: string; pageSize?: number };
type Kept = { bytes: Buffer; at: Date };
type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

const smallestPart = 5 * 1024 * 1024;
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
const refused = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });
const encode = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonical(request: IncomingMessage, url: URL, signedHeaders: string): string {
	const query = [...url.searchParams]
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.sort()
		.join('&');
	const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
	const hash = String(request.headers['x-amz-content-sha256']);
	return [request.method, url.pathname, query, headers.join(''), signedHeaders, hash].join('\n');
}

function faultIn(request: IncomingMessage, url: URL, body: Buffer, options: Options): Answer | undefined {
	const form =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
	const [, who, day = '', region = '', signedHeaders = '', signature = ''] =
		form.exec(request.headers.authorization ?? '') ?? [];
	if (who !== options.accessKeyId || region !== options.region) return refused(403, 'InvalidAccessKeyId');
	for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
		if (!signedHeaders.split(';').includes(name)) return refused(403, 'SignatureDoesNotMatch');
	const date = String(request.headers['x-amz-date']);
	const scope = `${day}/${region}/s3/aws4_request`;
	const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, url, signedHeaders))].join('\n');
	const key = [day, region, 's3', 'aws4_request'].reduce<Uint8Array | string>(
		(made, part) => hmac(made, part),
		`AWS4${options.secretAccessKey}`,
	);
	if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return refused(403, 'SignatureDoesNotMatch');
	if (request.headers['x-amz-content-sha256'] !== sha256(body)) return refused(400, 'XAmzContentSHA256Mismatch');
	const md5 = request.headers['content-md5'];
	if (request.method === 'PUT' && md5 === undefined) return refused(400, 'MissingContentMD5');
	if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) return refused(400, 'BadDigest');
	return undefined;
}

function createBucket(pageSize: number) {
	const kept = new Map<string, Kept>();
	const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
	const tagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;

	function listed(query: URLSearchParams): Answer {
		const after = query.get('continuation-token') ?? '';
		const keys = [...kept.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
		const page = keys.slice(0, pageSize).map((key) => {
			const { bytes, at } = kept.get(key) as Kept;
			return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
		});
		const next = keys.length > pageSize ? `<NextContinuationToken>${keys[pageSize - 1]}</NextContinuationToken>` : '';
		return { status: 200, body: `<ListBucketResult>${page.join('')}${next}</ListBucketResult>` };
	}

	function put(key: string, bytes: Buffer): Answer {
		kept.set(key, { bytes, at: new Date() });
		return { status: 200, headers: { etag: tagOf(bytes) } };
	}

	function complete(id: string, xml: string): Answer {
		const upload = uploads.get(id);
		if (!upload) return refused(404, 'NoSuchUpload');
		const asked = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
		const parts = asked.map(([, number, tag]) => ({ bytes: upload.parts.get(Number(number)), tag }));
		if (parts.some(({ bytes, tag }) => !bytes || tagOf(bytes) !== tag)) return refused(400, 'InvalidPart');
		if (parts.slice(0, -1).some(({ bytes }) => (bytes?.length ?? 0) < smallestPart))
			return refused(400, 'EntityTooSmall');
		uploads.delete(id);
		return put(upload.key, Buffer.concat(parts.flatMap(({ bytes }) => bytes ?? [])));
	}

	function get(key: string, range: string | undefined): Answer {
		const found = kept.get(key);
		if (!found) return refused(404, 'NoSuchKey');
		const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
		const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), Number(to) + 1);
		return { status: from === undefined ? 200 : 206, body: bytes };
	}

	function answer(
		method: string,
		key: string,
		query: URLSearchParams,
		request: { body: Buffer; range?: string },
	): Answer {
		const uploadId = query.get('uploadId');
		if (method === 'GET' && key === '') return listed(query);
		if (method === 'GET' || method === 'HEAD') return get(key, request.range);
		if (method === 'POST' && query.has('uploads')) {
			const id = randomUUID();
			uploads.set(id, { key, parts: new Map() });
			return { status: 200, body: `<Result><UploadId>${id}</UploadId></Result>` };
		}
		if (method === 'POST' && uploadId) return complete(uploadId, request.body.toString());
		if (method === 'PUT' && uploadId) {
			const upload = uploads.get(uploadId);
			if (!upload) return refused(404, 'NoSuchUpload');
			upload.parts.set(Number(query.get('partNumber')), request.body);
			return { status: 200, headers: { etag: tagOf(request.body) } };
		}
		if (method === 'PUT') return put(key, request.body);
		if (method === 'DELETE' && uploadId) return { status: uploads.delete(uploadId) ? 204 : 404 };
		if (method === 'DELETE') return { status: kept.delete(key) ? 204 : 204 };
		return refused(501, 'NotImplemented');
	}
	return { kept, uploads, answer };
}

export async function openS3Server(options: Options) {
	const bucket = createBucket(options.pageSize ?? 1_000);
	const calls: string[] = [];
	/** What the next calls of a kind are answered with instead; `after` lets them be done first, as when an answer gets lost. */
	const faults: { on: RegExp; status: number; isAfter?: boolean }[] = [];

	async function handle(request: IncomingMessage): Promise<Answer> {
		const body = Buffer.concat(await request.toArray());
		const url = new URL(request.url ?? '', 'http://server');
		const name = `${request.method} ${url.pathname}${url.search}`;
		calls.push(name);
		const at = faults.findIndex(({ on }) => on.test(name));
		const [fault] = at < 0 ? [] : faults.splice(at, 1);
		if (fault && !fault.isAfter) return refused(fault.status, 'Planted');
		const wrong = faultIn(request, url, body, options);
		if (wrong) return wrong;
		const [, first, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
		if (first !== options.bucket) return refused(404, 'NoSuchBucket');
		const range = request.headers.range;
		const done = bucket.answer(request.method ?? '', key, url.searchParams, { body, ...(range && { range }) });
		return fault ? refused(fault.status, 'Planted') : done;
	}

	const server = createServer((request, response) => {
		handle(request).then(
			({ status, body, headers }) =>
				response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body),
			() => response.destroy(),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: (secret = options.secretAccessKey) =>
			`s3+http://${options.accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${options.bucket}?region=${options.region}`,
		calls,
		faults,
		kept: bucket.kept,
		uploads: bucket.uploads,
		close: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
export type S3Server = Awaited<ReturnType<typeof openS3Server>>;
