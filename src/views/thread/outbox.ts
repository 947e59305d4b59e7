import type { MessageFile } from '#contract/api/thread.ts';
import { ApiFailure } from '#contract/client.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';

/** A message on its way. Its key goes with every try, so that it arrives once, whatever was lost between. */
export type Outgoing = {
	key: string;
	text: string;
	phrases: PhraseUse[];
	files: MessageFile[];
	/** When it was written. */
	at: string;
	state: 'sending' | 'waiting' | 'failed';
	/** Why it was refused, in words. */
	why: string;
};

/** Written in order, sent in order: what was refused stands aside until somebody decides about it. */
export const nextToSend = (list: readonly Outgoing[]): Outgoing | undefined =>
	list.find(({ state }) => state !== 'failed');

export const changed = (list: readonly Outgoing[], key: string, part: Partial<Outgoing>): Outgoing[] =>
	list.map((one) => (one.key === key ? { ...one, ...part } : one));

export const without = (list: readonly Outgoing[], key: string): Outgoing[] => list.filter((one) => one.key !== key);

/** What a page left behind: nobody knows whether it had arrived, so it is sent again, with its key. */
export const leftBehind = (list: readonly Outgoing[]): Outgoing[] =>
	// What an older page left has no phrases.
	list.map((one) => ({ ...one, phrases: one.phrases ?? [], state: one.state === 'sending' ? 'waiting' : one.state }));

/** The server has said no, and would again; else there was no answer, or none of the server's own, and another try may help. */
export const isRefused = (error: unknown): boolean =>
	error instanceof ApiFailure && error.code !== undefined && error.status < 500;

/** Seconds until the next try: soon, then ever later; the network's coming back does not wait for it. */
export const pauseAfter = (tries: number): number => Math.min(30, 2 ** Math.min(tries, 5));
