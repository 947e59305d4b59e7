import { accept, refuse } from '../kernel/result.ts';

export const longestNote = 2_000;

/** What a house and the agency write down for each other about a reservation; one text, that its guest is not shown. */
export type DeskNote = { text: string; actor: 'provider' | 'operator'; actorId: string; at: string };

type Written = {
	text: string;
	/** When the one was written that was looked at; null where there was none. */
	seen: string | null;
	by: Pick<DeskNote, 'actor' | 'actorId'>;
	now: Date;
};

/** What stands there afterwards; nobody replaces what they have not seen. The same again, as after a lost answer, changes nothing. */
export function writeNote(known: DeskNote | null, { text, seen, by, now }: Written) {
	if (text === (known?.text ?? '')) return accept(known);
	if (seen !== (known?.at ?? null)) return refuse('changed-since');
	return accept(text === '' ? null : { text, ...by, at: now.toISOString() });
}
