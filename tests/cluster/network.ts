import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { until } from './part.ts';

/** Where a database and its Patroni live: a machine as far as the network goes, or this one where we may not make any. */
export type Machine = {
	address: string;
	/** Said before a program that is to run there. */
	enter: readonly string[];
	/** Whatever goes to or comes from there is lost without a word, as by a broken switch. */
	cut(others: readonly Place[]): void;
	/** The cable is out. */
	unplug(): void;
	heal(): void;
};

type Place = { address: string; ports?: readonly number[] };

export type Network = {
	/** How machines reach this one. */
	address: string;
	/** All addresses of it. */
	range: string;
	hasMachines: boolean;
	addMachine(name: string): Promise<Machine>;
	close(): Promise<void>;
};

const run = (program: string, args: readonly string[]) => void execFileSync(program, args, { stdio: 'pipe' });

/** A network namespace that lives as long as this process, and goes with ours. */
async function hold(): Promise<{ child: ChildProcess; enter: string[] }> {
	const args = ['--pdeathsig=KILL', '--', '/usr/bin/unshare', '--net', '--', '/usr/bin/sleep', 'infinity'];
	const child = spawn('/usr/bin/setpriv', args, { stdio: 'ignore', detached: true });
	const enter = ['/usr/bin/nsenter', `--net=/proc/${child.pid}/ns/net`, '--'];
	const ours = readlinkSync('/proc/self/ns/net');
	await until('there is a network namespace', async () => {
		return readlinkSync(`/proc/${child.pid}/ns/net`) !== ours;
	});
	return { child, enter };
}

/** As one machine: nothing can be cut. */
const alone: Network = {
	...{ address: '127.0.0.1', range: '127.0.0.1/32', hasMachines: false },
	addMachine: async () => ({
		...{ address: '127.0.0.1', enter: [] },
		cut: () => undefined,
		unplug: () => undefined,
		heal: () => undefined,
	}),
	close: async () => undefined,
};

/** A switch with a cable to this machine and one to each that is added. It wants root; without, all is one machine. */
export async function createNetwork(): Promise<Network> {
	if (process.getuid?.() !== 0) return alone;
	const held: ChildProcess[] = [];
	const net = `10.213.${(process.pid % 250) + 1}`;
	const between = await hold();
	held.push(between.child);
	const inside = (enter: readonly string[], program: string, ...args: string[]) => {
		const [first = '', ...rest] = [...enter, program, ...args];
		run(first, rest);
	};
	const ip = '/usr/sbin/ip';
	const cable = `maru${process.pid}`;
	inside(between.enter, ip, 'link', 'add', 'switch', 'type', 'bridge');
	inside(between.enter, ip, 'link', 'set', 'switch', 'up');
	run(ip, ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'here', 'netns', String(between.child.pid)]);
	run(ip, ['address', 'add', `${net}.1/24`, 'dev', cable]);
	run(ip, ['link', 'set', cable, 'up']);
	inside(between.enter, ip, 'link', 'set', 'here', 'master', 'switch', 'up');
	let last = 10;
	return {
		...{ address: `${net}.1`, range: `${net}.0/24`, hasMachines: true },
		async addMachine(name) {
			last += 1;
			const address = `${net}.${last}`;
			const { child, enter } = await hold();
			held.push(child);
			const peer = ['peer', 'name', 'eth0', 'netns', String(child.pid)];
			inside(between.enter, ip, 'link', 'add', name, 'type', 'veth', ...peer);
			inside(between.enter, ip, 'link', 'set', name, 'master', 'switch', 'up');
			inside(enter, ip, 'link', 'set', 'lo', 'up');
			inside(enter, ip, 'address', 'add', `${address}/24`, 'dev', 'eth0');
			inside(enter, ip, 'link', 'set', 'eth0', 'up');
			const drop = (chain: string, ...which: string[]) =>
				inside(enter, '/usr/sbin/iptables', '--append', chain, ...which, '--jump', 'DROP');
			return {
				...{ address, enter },
				cut(others) {
					for (const { address: other, ports } of others)
						for (const port of ports ?? [undefined])
							for (const [chain, whose, way] of [
								['INPUT', '--source', '--sport'],
								['OUTPUT', '--destination', '--dport'],
							] as const)
								drop(chain, whose, other, ...(port ? ['--protocol', 'tcp', way, String(port)] : []));
				},
				unplug: () => inside(between.enter, ip, 'link', 'set', name, 'down'),
				heal() {
					inside(enter, '/usr/sbin/iptables', '--flush');
					inside(between.enter, ip, 'link', 'set', name, 'up');
				},
			};
		},
		async close() {
			await Promise.all(
				held.map(async (child) => {
					const ended = once(child, 'exit');
					child.kill('SIGKILL');
					await ended;
				}),
			);
		},
	};
}
