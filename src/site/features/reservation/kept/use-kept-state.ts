import { useSyncExternalStore } from 'react';
import { keptState } from '#site/offline/kept-state.ts';

const unknown = { from: undefined, kept: undefined, copies: 0 };

/** The server's rendering knows of no copies. */
export const useKeptState = () => useSyncExternalStore(keptState.watch, keptState.get, () => unknown);
