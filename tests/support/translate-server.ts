import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { q: string; source: string; target: string; format: string; api_key?: string };
type Answer = (given: { request: IncomingMessage; response: ServerResponse; body: () => unknown }) => void;

function answer(response: ServerResponse, body: unknown, status = 200): void {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const moods = {
	well: ({ response, body }) => answer(response, body()),
	// Never: whoever asked has to give up by themselves.
	slow: () => undefined,
	failing: ({ response }) => answer(response, { error: 'broken' }, 500),
	wrong: ({ response }) => answer(response, { translation: 'another interface' }),
	garbled: ({ response }) => {
		response.writeHead(200).end('<html>welcome</html>');
	},
	empty: ({ response }) => answer(response, { translatedText: ' ' }),
	elsewhere: ({ request, response }) => {
		response.writeHead(302, { location: `http://${request.headers.host}/other` }).end();
	},
	endless: ({ response }) => {
		response.writeHead(200);
		const more = () => response.writable && response.write('x'.repeat(65_536), () => setImmediate(more));
		more();
	},
} as const satisfies Record<string, Answer>;

/** A translator on this machine that speaks LibreTranslate's interface, well or otherwise. It says what it was asked in brackets. */
export async function startTranslateServer() {
	const asked: Asked[] = [];
	let mood: keyof typeof moods = 'well';
	let languageCalls = 0;

	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			if (request.url === '/languages') {
				languageCalls += 1;
				const codes = ['ko', 'en', 'ru', 'th', 'vi', 'de'];
				const body = () => codes.map((code) => ({ code, name: code, targets: codes }));
				moods[mood]({ request, response, body });
				return;
			}
			const sent = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
			asked.push(sent);
			moods[mood]({ request, response, body: () => ({ translatedText: `[${sent.target}: ${sent.q}]` }) });
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		languageCalls: () => languageCalls,
		be: (next: keyof typeof moods) => {
			mood = next;
		},
		async stop() {
			server.closeAllConnections();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}
export type TranslateServer = Awaited<ReturnType<typeof startTranslateServer>>;
