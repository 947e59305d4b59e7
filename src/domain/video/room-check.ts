/** The ways by which two browsers find each other, from the nearest to the one that goes through every wall. */
export const roomWays = ['local', 'stun', 'turn-udp', 'turn-tcp'] as const;
export type RoomWay = (typeof roomWays)[number];

type Server = { urls: readonly string[] };

const wayOf = (url: string): RoomWay => {
	if (/^stuns?:/.test(url)) return 'stun';
	return /^turns:|transport=tcp/.test(url) ? 'turn-tcp' : 'turn-udp';
};

/** Those of the servers by which a way can be tried alone; undefined where none is set for it. */
export function serversFor<One extends Server>(way: RoomWay, servers: readonly One[]): One[] | undefined {
	if (way === 'local') return [];
	const found = servers.flatMap((server) => {
		const urls = server.urls.filter((url) => wayOf(url) === way);
		return urls.length > 0 ? [{ ...server, urls }] : [];
	});
	return found.length > 0 ? found : undefined;
}
