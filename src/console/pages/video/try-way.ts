import type { RoomWay } from '#domain/video/room-check.ts';

type IceServer = { urls: string[]; username?: string | undefined; credential?: string | undefined };

/** A relay that does not answer by then will not help two people either. */
const patienceMs = 10_000;

const plain = ({ urls, username, credential }: IceServer): RTCIceServer => ({
	urls,
	...(username !== undefined && { username }),
	...(credential !== undefined && { credential }),
});

/** How many milliseconds it took, or that it did not work. */
export async function tryWay(way: RoomWay, servers: readonly IceServer[]): Promise<number | 'failed'> {
	const began = performance.now();
	const configuration: RTCConfiguration = {
		iceServers: servers.map(plain),
		iceTransportPolicy: way.startsWith('turn') ? 'relay' : 'all',
	};
	const isReached = await (way === 'stun' ? learnsItsAddress(configuration) : callsItself(configuration));
	return isReached ? Math.round(performance.now() - began) : 'failed';
}

const within = (reached: Promise<true>) =>
	Promise.race([reached, new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs))]);

/** Two ends in one page, connected by what was given and nothing else. */
async function callsItself(configuration: RTCConfiguration): Promise<boolean> {
	const one = new RTCPeerConnection(configuration);
	const other = new RTCPeerConnection(configuration);
	try {
		one.addEventListener('icecandidate', ({ candidate }) => void (candidate && other.addIceCandidate(candidate)));
		other.addEventListener('icecandidate', ({ candidate }) => void (candidate && one.addIceCandidate(candidate)));
		const opened = new Promise<true>((resolve) =>
			one.createDataChannel('check').addEventListener('open', () => resolve(true)),
		);
		await one.setLocalDescription();
		await other.setRemoteDescription(one.localDescription as RTCSessionDescription);
		await other.setLocalDescription();
		await one.setRemoteDescription(other.localDescription as RTCSessionDescription);
		return await within(opened);
	} finally {
		one.close();
		other.close();
	}
}

/** Whether a server tells how this browser looks from outside. */
async function learnsItsAddress(configuration: RTCConfiguration): Promise<boolean> {
	const connection = new RTCPeerConnection(configuration);
	try {
		const told = new Promise<true>((resolve) =>
			connection.addEventListener('icecandidate', ({ candidate }) => candidate?.type === 'srflx' && resolve(true)),
		);
		connection.createDataChannel('check');
		await connection.setLocalDescription();
		return await within(told);
	} finally {
		connection.close();
	}
}
