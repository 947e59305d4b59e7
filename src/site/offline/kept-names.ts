import { nobodysMark } from '#contract/viewer-mark.ts';

/** Raised when what is kept is kept in another way: what lies in caches of another number is removed. */
const form = 1;

/** For everyone: what the page without network is drawn with. */
export const shellCache = `maru-${form}-shell`;

/** What a member opened. The mark is the server's, opaque, and stands on every answer of theirs. */
const ownPrefix = `maru-${form}-own-`;

export const ownCache = (mark: string) => ownPrefix + mark;
export const isOwnCache = (name: string) => name.startsWith(ownPrefix);

/** When a copy was made, on every answer from what is kept. */
export const keptAtHeader = 'kept-at';

/** What must go, now that somebody with this mark looks: everything of others, and of all when nobody is logged in. */
export const cachesToForget = (names: readonly string[], mark: string): string[] =>
	names.filter((name) => isOwnCache(name) && (mark === nobodysMark || name !== ownCache(mark)));

/** Caches of ours in another form. */
export const cachesOutgrown = (names: readonly string[]): string[] =>
	names.filter((name) => name.startsWith('maru-') && name !== shellCache && !isOwnCache(name));
