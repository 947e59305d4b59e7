/** A product as a heart knows it. */
export type Wished = { productId: string; won: number; title: string };

/** What was just pressed, and what it shall be. */
export type Press = { wish: Wished; isOn: boolean };

type State = {
	ids: ReadonlySet<string>;
	/** How many have changed since one last looked. */
	changed: number;
	/** What a device brought along at the login has arrived: only then is a member's list whole. */
	isWhole: boolean;
	/** Pressed, and not yet taken by whoever keeps them: that part is fetched when it is needed. */
	presses: readonly Press[];
};

const nothing: State = { ids: new Set(), changed: 0, isWhole: false, presses: [] };
let state = nothing;
const listeners = new Set<() => void>();

/** Hearts, their count and who keeps them: the pages of visitors are kept, so all of it comes alive in the browser. */
export const wishStore = {
	get: (): State => state,
	/** The server's rendering knows of no wish. */
	getNothing: (): State => nothing,
	set: (next: Partial<State>): void => {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	},
	subscribe: (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** Shows at once; whether it can be kept turns out later. */
	press: (wish: Wished): void => {
		const isOn = !state.ids.has(wish.productId);
		const ids = new Set(state.ids);
		if (isOn) ids.add(wish.productId);
		else ids.delete(wish.productId);
		wishStore.set({ ids, presses: [...state.presses, { wish, isOn }] });
	},
};
