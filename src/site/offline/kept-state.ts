import type { KeepAnswer, ToPage } from '#views/offline/worker-messages.ts';

type KeptState = {
	/** When the copy was made that the page shows, in milliseconds; undefined while it shows what is current. */
	from: number | undefined;
	/** What became of keeping this page; undefined while it is under way, or was not tried. */
	kept: KeepAnswer | undefined;
	/** How often the page was told of a copy: whoever asks anew sees whether the answers were copies again. */
	copies: number;
};

const watchers = new Set<() => void>();
let state: KeptState = { from: undefined, kept: undefined, copies: 0 };

function set(change: Partial<KeptState>): void {
	state = { ...state, ...change };
	for (const tell of watchers) tell();
}

/** Of copies of several times the oldest counts. */
function showsCopyOf(at: number): void {
	if (at > 0) set({ from: Math.min(at, state.from ?? at), copies: state.copies + 1 });
}

/** What the page knows of itself: whether it is a copy, and whether one was made of it. */
export const keptState = {
	get: (): KeptState => state,
	set,
	watch(tell: () => void): () => void {
		watchers.add(tell);
		return () => watchers.delete(tell);
	},
};

function listen(): void {
	showsCopyOf(Number(document.documentElement.dataset.keptAt ?? 0));
	const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
	container?.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
		if (data?.kind === 'from-kept') showsCopyOf(data.at);
	});
	container?.startMessages();
}

if (typeof document !== 'undefined') listen();
