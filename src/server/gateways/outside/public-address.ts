import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's out there: this machine, houses, data centres' own services, what is reserved. */
const own = new BlockList();
for (const [network, bits] of [
	...([
		['0.0.0.0', 8],
		['10.0.0.0', 8],
		['100.64.0.0', 10],
		['127.0.0.0', 8],
		['169.254.0.0', 16],
		['172.16.0.0', 12],
	] as const),
	...([
		['192.0.0.0', 24],
		['192.0.2.0', 24],
		['192.88.99.0', 24],
		['192.168.0.0', 16],
		['198.18.0.0', 15],
	] as const),
	...([
		['198.51.100.0', 24],
		['203.0.113.0', 24],
		['224.0.0.0', 4],
		['240.0.0.0', 4],
	] as const),
])
	own.addSubnet(network, bits, 'ipv4');
/** Only what is given out to the world is let through, but for what carries another address inside of it. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	own.addSubnet(network, bits, 'ipv6');

/** Whether an address of the network is one of the world, not of this machine or of a house. */
export function isPublicAddress(address: string): boolean {
	const version = isIP(address);
	if (version === 4) return !own.check(address, 'ipv4');
	return version === 6 && world.check(address, 'ipv6') && !own.check(address, 'ipv6');
}
