import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect as connectByHttp2, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { freePort } from '../support/product.ts';
import { type Front, makeCertificate, type StartProxy, startCaddy, startNginx } from './proxies.ts';

const say = (sentence: string) => console.info(sentence);
const origin = 'https://maru.example';

type House = {
	start: StartProxy;
	proxy: Front;
	folder: string;
	servers: ApiProcess[];
	cookie: string;
};
type Answer = { status: number; headers: IncomingHttpHeaders; protocol: string };

const open = ({ proxy }: House) =>
	connectByHttp2(`https://127.0.0.1:${proxy.port}`, { servername: 'maru.example', rejectUnauthorized: false });
const headersFor = ({ proxy }: House, path: string, cookie = '') => ({
	':path': path,
	':authority': `maru.example:${proxy.port}`,
	cookie,
});

function ask(house: House, path: string): Promise<Answer> {
	const session = open(house);
	return new Promise<Answer>((resolve, reject) => {
		session.on('error', reject);
		const stream = session.request(headersFor(house, path));
		stream.on('error', reject);
		stream.on('response', (headers) => {
			stream.resume();
			stream.on('end', () =>
				resolve({ status: Number(headers[':status']), headers, protocol: session.alpnProtocol ?? '' }),
			);
		});
		stream.end();
	}).finally(() => session.close());
}

/** What of a stream has come within a second: held back by a proxy it would be nothing. */
async function heardOf(house: House): Promise<string> {
	const session = open(house);
	let text = '';
	session.on('error', () => undefined);
	const stream = session.request(headersFor(house, '/api/live', house.cookie));
	stream.on('error', () => undefined);
	stream.setEncoding('utf8').on('data', (chunk) => {
		text += chunk;
	});
	for (let tries = 0; tries < 40 && !text.includes('event: changed'); tries += 1) await pause(100);
	session.destroy();
	return text;
}

/** An upgrade as a room's, to a server that only echoes: what is tried is the way. */
async function echoed({ start, folder }: House): Promise<string> {
	const port = await freePort();
	const http = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
	new WebSocketServer({ server: http }).on('connection', (socket) => {
		socket.on('message', (data) => socket.send(`${data}`));
		// However a proxy says goodbye.
		socket.on('error', () => undefined);
	});
	const proxy = await start(folder, [port]);
	const options = { rejectUnauthorized: false, servername: 'maru.example', headers: { host: 'maru.example' } };
	const socket = new WebSocket(`wss://127.0.0.1:${proxy.port}/api/room/x`, options);
	const heard = await new Promise<string>((resolve) => {
		socket.on('open', () => socket.send('hello'));
		socket.on('message', (data) => resolve(`${data}`));
		socket.on('error', (error) => resolve(error.message));
	});
	socket.terminate();
	proxy.close();
	http.closeAllConnections();
	http.close();
	return heard;
}

const drills: Record<string, (house: House) => Promise<boolean>> = {
	'HTTP/2, and the number of an answer stands in its log and ours': async (house) => {
		const { status, headers, protocol } = await ask(house, '/api/notices?language=en');
		const number = String(headers['x-request-id']);
		const isTold = async () =>
			house.servers.some((server) => server.output().includes(number)) && (await house.proxy.log()).includes(number);
		for (let tries = 0; tries < 50 && !(await isTold()); tries += 1) await pause(200);
		return status === 200 && protocol === 'h2' && (await isTold());
	},
	'news come as they happen': async (house) => (await heardOf(house)).includes('event: changed'),
	'the upgrade of a room goes through': async (house) => (await echoed(house)) === 'hello',
};

async function tryProxy(name: string, house: House): Promise<{ passed: number; failed: number }> {
	const result = { passed: 0, failed: 0 };
	for (const [what, drill] of Object.entries(drills)) {
		const isHeld = await drill(house);
		say(`${isHeld ? 'ok  ' : 'FAIL'} ${name}: ${what}`);
		result[isHeld ? 'passed' : 'failed'] += 1;
	}
	return result;
}

export async function drillProxy(): Promise<{ passed: number; failed: number }> {
	const [dataDir = '', folder = ''] = await Promise.all(
		['data', 'proxy'].map((name) => mkdtemp(join(tmpdir(), `maru-${name}-`))),
	);
	makeCertificate(folder);
	const postgres = await startEmbedded({ dataDir, onProgress: () => undefined });
	const database = connect({ url: postgres.url, poolSize: 3, onError: () => undefined, isPatient: true });
	const servers: ApiProcess[] = [];
	const total = { passed: 0, failed: 0 };
	try {
		const { settings, services } = sharedSecrets();
		await migrateSchema(database);
		const [buyer] = await insertBuyers({ queries: database.drizzle, services: { ...services, origin } }, 1);
		const given = { ...settings, PUBLIC_ORIGIN: origin, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' };
		for (const _ of [1, 2])
			servers.push(await startApiProcess({ ...given, DATABASE_URL: postgres.url, DATABASE_POOL: '6' }));
		for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
			const proxy = await start(
				folder,
				servers.map(({ port }) => port),
			);
			const house = { start, proxy, folder, servers, cookie: buyer?.cookie ?? '' };
			const { passed, failed } = await tryProxy(name, house).finally(() => proxy.close());
			total.passed += passed;
			total.failed += failed;
		}
	} finally {
		for (const server of servers) await server.kill('SIGKILL');
		await database.close();
		await postgres.stop();
		for (const path of [dataDir, folder]) await rm(path, { recursive: true, force: true });
	}
	return total;
}
