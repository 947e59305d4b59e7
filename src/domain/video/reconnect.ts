/** The way to our own server. The talk itself goes past it and lives on while it is away. */
const waits = [0, 3_000, 5_000];
const longestWait = 7_000;
const firstJitter = 1_000;

/** How long to wait before the next try, by how many failed; `chance` from 0 to 1 spreads those who lost it together. */
export function socketWait(failed: number, chance: number): number {
	const wait = waits[failed] ?? longestWait;
	return wait === 0 ? chance * firstJitter : wait * (0.5 + chance);
}

/** A beat every ten seconds; two that nobody answered, and the socket counts as gone. */
export const beatMs = 10_000;
export const isSocketDead = (missedBeats: number): boolean => missedBeats >= 2;

/** How two of the room stand to each other. Never `iceConnectionState`: with a broken relay that one never says failed. */
export type PairState = { connection: RTCState; since: number; restarts: number; lastRestart: number | null };
type RTCState = 'new' | 'connecting' | 'connected' | 'disconnected' | 'failed' | 'closed';

export const newPair = (at: number): PairState => ({ connection: 'new', since: at, restarts: 0, lastRestart: null });

/** Another state of the connection is noted; being connected forgets what was tried. */
export function notePair(pair: PairState, connection: RTCState, at: number): PairState {
	if (connection === pair.connection) return pair;
	if (connection === 'connected') return { ...newPair(at), connection };
	// While it tries again it is still the same outage.
	const isSameOutage = pair.connection !== 'connected' && pair.connection !== 'new';
	return { ...pair, connection, since: isSameOutage ? pair.since : at };
}

const patience = { disconnected: 3_000, connecting: 12_000, new: 12_000 };
const betweenRestarts = 5_000;
const mostRestarts = 3;

/**
 * What to do about a pair now: nothing, look for another way (restart ICE), or begin anew. Only one side restarts, so
 * that two do not at once; which one is settled for good (the impolite one). The other begins anew when asked to.
 */
export function pairRemedy(
	pair: PairState,
	{ at, isPolite }: { at: number; isPolite: boolean },
): 'none' | 'restart' | 'renew' {
	const { connection, since, restarts, lastRestart } = pair;
	if (isPolite || connection === 'connected' || connection === 'closed') return 'none';
	if (connection !== 'failed' && at - since < patience[connection]) return 'none';
	if (lastRestart !== null && at - lastRestart < betweenRestarts) return 'none';
	return restarts < mostRestarts ? 'restart' : 'renew';
}

export const noteRestart = (pair: PairState, at: number): PairState => ({
	...pair,
	restarts: pair.restarts + 1,
	lastRestart: at,
});

/** Of two, one gives way when both speak at once: always the same one, whoever asks. */
export const isPolite = (own: string, other: string): boolean => own < other;
