/** Why there is no camera or microphone; each has its own help. */
export type CaptureRefusal = 'no-devices-here' | 'denied' | 'not-found' | 'in-use' | 'failed';
type Captured = { stream: MediaStream } | { refusal: CaptureRefusal };

/** With picture, or with sound alone. */
export type CaptureWish = 'video' | 'sound';

const names: Record<string, CaptureRefusal> = {
	NotAllowedError: 'denied',
	SecurityError: 'denied',
	NotFoundError: 'not-found',
	OverconstrainedError: 'not-found',
	NotReadableError: 'in-use',
	AbortError: 'in-use',
};

export const refusalOf = (error: unknown): CaptureRefusal =>
	names[(error as Error | undefined)?.name ?? ''] ?? 'failed';

/** Where a refusal is taken back differs by browser; only the words go by it. */
export function browserOf(agent: string): 'firefox' | 'safari' | 'chrome' {
	if (/firefox|fxios/i.test(agent)) return 'firefox';
	// All others call themselves Safari too.
	return /safari/i.test(agent) && !/chrom|crios|android|edg|samsung/i.test(agent) ? 'safari' : 'chrome';
}

/** Web views of messengers have none; a user agent does not tell. */
export const hasDevices = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

const picture = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 }, facingMode: 'user' };
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/**
 * Asked once: the same tracks are looked at before and sent in the room. A second capture would silence the first on
 * some phones.
 */
export async function capture(wish: CaptureWish): Promise<Captured> {
	if (!hasDevices()) return { refusal: 'no-devices-here' };
	try {
		const stream = await navigator.mediaDevices.getUserMedia({
			audio: sound,
			video: wish === 'video' ? picture : false,
		});
		return { stream };
	} catch (error) {
		return { refusal: refusalOf(error) };
	}
}

/** Of another device instead: the one before is let go first, as some devices open one at a time; where that fails it is opened again. */
export async function switchDevice(
	stream: MediaStream,
	kind: 'audio' | 'video',
	deviceId: string,
): Promise<MediaStream> {
	const [before] = kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks();
	const others = stream.getTracks().filter((track) => track.kind !== kind);
	const open = async (id: string | undefined) => {
		const wished = { ...(kind === 'audio' ? sound : picture), ...(id !== undefined && { deviceId: { exact: id } }) };
		const opened = await navigator.mediaDevices.getUserMedia({ [kind]: wished });
		return opened.getTracks();
	};
	const former = before?.getSettings().deviceId;
	before?.stop();
	const tracks = await open(deviceId).catch(() => open(former).catch(() => []));
	return new MediaStream([...others, ...tracks]);
}

type Device = { id: string; name: string };
export type Devices = Record<'camera' | 'microphone' | 'speaker', Device[]>;
export const noDevices: Devices = { camera: [], microphone: [], speaker: [] };

/** An iPhone has one of each, and opening a second silences the first. */
const isApplePhone = () =>
	/iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** What there is to choose from; named only once one has said yes to using them. */
export async function listDevices(): Promise<Devices> {
	if (!hasDevices() || isApplePhone()) return noDevices;
	const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
	const of = (kind: MediaDeviceKind) =>
		all
			.filter((one) => one.kind === kind && one.deviceId !== '' && one.label !== '')
			.map(({ deviceId, label }) => ({ id: deviceId, name: label }));
	const hasSinks = 'setSinkId' in HTMLMediaElement.prototype;
	return { camera: of('videoinput'), microphone: of('audioinput'), speaker: hasSinks ? of('audiooutput') : [] };
}

export const deviceOf = (track: MediaStreamTrack | undefined): string => track?.getSettings().deviceId ?? '';

export const mayShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** The chosen window or screen; undefined where one thought better of it. */
export async function captureScreen(): Promise<MediaStreamTrack | undefined> {
	try {
		const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 8 } }, audio: false });
		return stream.getVideoTracks()[0];
	} catch {
		return undefined;
	}
}

export const stopAll = (stream: MediaStream | undefined): void => {
	for (const track of stream?.getTracks() ?? []) track.stop();
};
