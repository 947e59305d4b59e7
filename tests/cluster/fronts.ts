import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fitted, makeCertificate, writeNginx } from '../drill/proxies.ts';
import { freePort } from '../support/product.ts';
import type { Node } from './database.ts';
import { createPart, type Part } from './part.ts';

export type Front = {
	part: Part;
	port: number /** Says something at its socket. */;
	tell(command: string): Promise<string>;
};

const host = '127.0.0.1';

function tell(path: string, command: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let text = '';
		const socket = connect(path, () => socket.write(`${command}\n`));
		socket.setEncoding('utf8').on('data', (chunk) => {
			text += chunk;
		});
		socket.on('error', reject);
		socket.on('close', () => resolve(text));
	});
}

export const takesConnections = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, host, () => {
			socket.destroy();
			resolve(true);
		});
		socket.on('error', () => resolve(false));
	});

type Given = { name: string; file: string; changes: (port: number) => [RegExp, string][] };

async function createFront(folder: string, { name, file, changes }: Given): Promise<Front> {
	const port = await freePort();
	const path = join(folder, file);
	const socket = join(folder, `${name}.sock`);
	const text = fitted(readFileSync(`deploy/cluster/${file}`, 'utf8'), [
		[/\/run\/haproxy\/\w+\.sock/, socket],
		...changes(port),
	]);
	writeFileSync(path, text);
	const part = createPart({
		...{ name, folder, program: '/usr/sbin/haproxy', args: ['-db', '-f', path] },
		isUp: () => takesConnections(port),
	});
	return { part, port, tell: (command) => tell(socket, command) };
}

/** In front of the two databases, by what Patroni says. */
export const createDatabaseFront = (folder: string, [one, two]: readonly Node[]): Promise<Front> =>
	createFront(folder, {
		name: 'haproxy-database',
		file: 'haproxy-database.cfg',
		changes: (port) => [
			[/10\.0\.0\.31:5432/, `${host}:${port}`],
			[
				/10\.0\.0\.11:5432 check port 8008/,
				`${one?.machine.address}:${one?.port} check port ${new URL(one?.rest ?? '').port}`,
			],
			[
				/10\.0\.0\.12:5432 check port 8008/,
				`${two?.machine.address}:${two?.port} check port ${new URL(two?.rest ?? '').port}`,
			],
		],
	});

/** In front of the servers, by what /readyz says. */
export const createServersFront = (folder: string, [one, two]: readonly number[]): Promise<Front> =>
	createFront(folder, {
		name: 'haproxy-servers',
		file: 'haproxy-servers.cfg',
		changes: (port) => [
			// Two open files a connection: not every machine lets so many be.
			[/maxconn 20000/, 'maxconn 8000'],
			[/10\.0\.0\.31:3000/, `${host}:${port}`],
			[/10\.0\.0\.41:3000/g, `${host}:${one}`],
			[/10\.0\.0\.42:3000/g, `${host}:${two}`],
		],
	});

/** TLS and HTTP/2, as people meet it. */
export async function createTlsFront(folder: string, upstream: number): Promise<{ part: Part; port: number }> {
	const port = await freePort();
	makeCertificate(folder);
	const { path } = await writeNginx(folder, { port, upstreams: [upstream] });
	const part = createPart({
		...{ name: 'nginx', folder, program: '/usr/sbin/nginx', args: ['-c', path] },
		isUp: () => takesConnections(port),
	});
	return { part, port };
}
