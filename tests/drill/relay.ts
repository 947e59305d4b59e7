import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

export const secret = 'drill-secret-of-the-relay';
const relayPort = 34_780;
const linePort = 34_790;

/** One's own address: browsers send nothing to a relay on the loop. */
const address =
	Object.values(networkInterfaces())
		.flat()
		.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';

/** Through the bad line by UDP, past it by TCP. */
export const turnUrls = [
	`turn:${address}:${linePort}?transport=udp`,
	`turn:${address}:${relayPort}?transport=tcp`,
].join(',');

/** coturn, as it would be set up: credentials by the secret and nothing else. */
export function createRelay(program: string) {
	let running: ChildProcess | undefined;
	return {
		async start(): Promise<void> {
			running = spawn(
				program,
				[
					...['-n', '--no-cli', '--no-tls', '--no-dtls', '--no-multicast-peers', '--use-auth-secret'],
					...[`--static-auth-secret=${secret}`, '--realm=maru', '--log-file=stdout'],
					...[`--listening-ip=${address}`, `--relay-ip=${address}`, `--listening-port=${relayPort}`],
					...['--min-port=35000', '--max-port=35500', `--pidfile=${join(tmpdir(), `drill-${process.pid}.pid`)}`],
				],
				{ stdio: 'ignore' },
			);
			await new Promise((resolve) => setTimeout(resolve, 1_000));
			if (running.exitCode !== null) throw new Error(`The relay did not start (${running.exitCode}).`);
		},
		async kill(): Promise<void> {
			if (!running || running.exitCode !== null) return;
			running.kill('SIGKILL');
			await once(running, 'exit');
		},
	};
}

/** A line before the relay that loses some of what goes either way. */
export async function openBadLine() {
	let loss = 0;
	const front = createSocket('udp4');
	const onward = new Map<string, Socket>();
	const isLost = () => Math.random() < loss;
	front.on('message', (packet, { address: host, port }) => {
		const key = `${host}:${port}`;
		let back = onward.get(key);
		if (!back) {
			back = createSocket('udp4');
			back.on('message', (answer) => !isLost() && front.send(answer, port, host));
			back.on('error', () => undefined);
			onward.set(key, back);
		}
		if (!isLost()) back.send(packet, relayPort, address);
	});
	front.on('error', () => undefined);
	front.bind(linePort, address);
	await once(front, 'listening');
	return {
		lose(share: number) {
			loss = share;
		},
		close() {
			front.close();
			for (const back of onward.values()) back.close();
		},
	};
}
