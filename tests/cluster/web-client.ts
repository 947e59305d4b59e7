import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';

export type Answer = { status: number; text: string; number: string };
export type Asked = {
	method?: string;
	path: string;
	cookie?: string;
	body?: unknown;
	bytes?: Buffer;
	type?: string;
	from?: string;
	/** How long one waits for the answer. */
	withinMs?: number;
};

/** Sent on a session that has been used this often no more: proxies say goodbye at a thousand. */
const mostOnOne = 400;
const answerMs = 30_000;

/** As a browser: one connection by HTTP/2 and TLS, another when that one is lost. */
export function createWebClient(port: number, name = 'maru.example') {
	let session: ClientHttp2Session | undefined;
	let used = 0;

	function usable(): ClientHttp2Session {
		if (session && !session.closed && !session.destroyed && used < mostOnOne) return session;
		session?.close();
		used = 0;
		const made = connect(`https://127.0.0.1:${port}`, { servername: name, rejectUnauthorized: false });
		made.on('error', () => undefined);
		made.on('goaway', () => made.close());
		session = made;
		return made;
	}

	function request({ method = 'GET', path, cookie, body, bytes, type, from }: Asked): ClientHttp2Stream {
		const sent = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
		used += 1;
		const stream = usable().request({
			...{ ':method': method, ':path': path, ':authority': name, 'sec-fetch-site': 'same-origin' },
			...(cookie && { cookie }),
			...(from && { 'x-forwarded-for': from }),
			...(sent && { 'content-type': type ?? 'application/json', 'content-length': sent.length }),
			// As a browser says it; else it could be anything that follows.
			...(method !== 'GET' && !sent && { 'content-length': 0 }),
		});
		stream.setEncoding('utf8');
		stream.end(sent);
		return stream;
	}

	/** Rejects where there is no whole answer: nobody knows then what became of it. */
	function ask(asked: Asked): Promise<Answer> {
		const stream = request(asked);
		return new Promise((resolve, reject) => {
			let [text, status, number] = ['', 0, ''];
			stream.setTimeout(asked.withinMs ?? answerMs, () => stream.destroy(new Error('no answer')));
			stream.on('response', (headers) => {
				status = Number(headers[':status']);
				number = String(headers['x-request-id'] ?? '');
			});
			stream.on('data', (chunk: string) => {
				text += chunk;
			});
			stream.on('error', reject);
			stream.on('end', () => (status > 0 ? resolve({ status, text, number }) : reject(new Error('broke off'))));
			stream.on('close', () => reject(new Error('broke off')));
		});
	}

	/** As an open page hears its news: until it ends, by whomever, which answers with the status it began with. */
	function listen(asked: Asked, onText: (text: string) => void): Promise<number> {
		const stream = request(asked);
		return new Promise((resolve) => {
			let status = 0;
			// Longer than its beats are apart: who is cut off without a word notices.
			stream.setTimeout(answerMs * 2, () => stream.close());
			stream.on('response', (headers) => {
				status = Number(headers[':status']);
			});
			stream.on('data', onText);
			stream.on('error', () => undefined);
			stream.on('close', () => resolve(status));
		});
	}
	return { ask, listen, close: () => session?.destroy() };
}
