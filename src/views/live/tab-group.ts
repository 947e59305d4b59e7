import type { Hint } from '#contract/api/notification.ts';

type Said = { what: 'hint'; hint: Hint } | { what: 'new' } | { what: 'here'; last: number };

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
	onmessage: ((event: MessageEvent<Said>) => void) | null;
};

export type Means = {
	channel: (name: string) => Channel;
	/** Calls back when nobody else has the lead, and keeps it until the signal ends; undefined where a browser cannot. */
	lead: ((name: string, signal: AbortSignal, onLead: () => void) => void) | undefined;
	/** Calls back whenever the page comes on show or goes; answers how to stop. */
	onVisible: (hear: (isVisible: boolean) => void) => () => void;
};

type Options = {
	name: string;
	means: Means;
	/** From which number on this page knows what is new. */
	last: () => number;
	/** Holds the stream of the group from now on; answers how to let go. */
	hold: () => () => void;
	onHint: (hint: Hint) => void;
	/** The group was told something before this page joined it. */
	onBehind: () => void;
};

/**
 * All pages of one browser share one stream: six may be open to a server, and people have more tabs than that. One of them holds
 * it and tells the others; when it is closed or dies, the browser gives the lead to the next, which goes on from the last
 * number that it heard. Where a browser knows no locks, each page holds one while it is looked at.
 */
export function joinGroup({ name, means, last, hold, onHint, onBehind }: Options): {
	tell(hint: Hint): void;
	leave(): void;
} {
	const leaving = new AbortController();
	const channel = means.channel(name);
	let letGo: (() => void) | undefined;
	const lead = () => {
		letGo ??= hold();
	};
	const follow = () => {
		letGo?.();
		letGo = undefined;
	};

	channel.onmessage = ({ data }) => {
		if (data.what === 'hint') onHint(data.hint);
		if (data.what === 'new' && letGo) channel.postMessage({ what: 'here', last: last() } satisfies Said);
		if (data.what === 'here' && data.last > last()) onBehind();
	};
	let stopWatching: (() => void) | undefined;
	if (means.lead) {
		means.lead(name, leaving.signal, lead);
		channel.postMessage({ what: 'new' } satisfies Said);
	} else stopWatching = means.onVisible((isVisible) => (isVisible ? lead() : follow()));

	return {
		tell: (hint) => channel.postMessage({ what: 'hint', hint } satisfies Said),
		leave() {
			leaving.abort();
			stopWatching?.();
			follow();
			channel.close();
		},
	};
}

const whenVisible: Means['onVisible'] = (hear) => {
	const look = () => hear(document.visibilityState === 'visible');
	document.addEventListener('visibilitychange', look);
	look();
	return () => document.removeEventListener('visibilitychange', look);
};

/** Locks are there on https and on this machine alone. */
const leadByLock =
	(locks: LockManager): NonNullable<Means['lead']> =>
	(name, signal, onLead) => {
		const held = locks.request(name, { signal }, () => {
			onLead();
			return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
		});
		held.catch(() => undefined);
	};

export const browserMeans = (): Means => ({
	channel: (name) => new BroadcastChannel(name) as Channel,
	lead: navigator.locks ? leadByLock(navigator.locks) : undefined,
	onVisible: whenVisible,
});
