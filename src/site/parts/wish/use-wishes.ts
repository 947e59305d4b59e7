import { useSyncExternalStore } from 'react';
import { wishStore } from './wish-store.ts';

type State = ReturnType<typeof wishStore.get>;

/** A part of what is known of the wishes; renders anew when that part is another one. */
export const useWishes = <Part>(partOf: (state: State) => Part): Part =>
	useSyncExternalStore(
		wishStore.subscribe,
		() => partOf(wishStore.get()),
		() => partOf(wishStore.getNothing()),
	);
