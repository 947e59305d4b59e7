import { type Guest, readGuests, writeGuests } from '#domain/reservation/guest-list.ts';

/** The list as it was last read, and which version that was. */
export type SavedGuests = { guests: readonly Guest[]; version: string };

/** A list that is being written: what was saved when it was read, and what stands in the field now. */
export type GuestDraft = {
	saved: SavedGuests;
	text: string;
	/** Closed unsaved, and opened again. */
	isRestored: boolean;
};

export const draftOf = (saved: SavedGuests): GuestDraft => ({
	saved,
	text: writeGuests(saved.guests),
	isRestored: false,
});

export const isUnsaved = ({ saved, text }: GuestDraft): boolean => text.trim() !== writeGuests(saved.guests);

/** A sheet closes by a tap beside it or by Escape: what was typed waits, what was only looked at is forgotten. */
export const draftAfterClosing = (draft: GuestDraft | undefined): GuestDraft | undefined =>
	draft && isUnsaved(draft) ? { ...draft, isRestored: true } : undefined;

/** Somebody saved another list meanwhile: what was typed stays, beside what is there now. */
export const draftBeside = (draft: GuestDraft, saved: SavedGuests): GuestDraft => ({ ...draft, saved });

/** Whether saving would leave nobody of a list that was there. */
export const isEmptied = ({ saved, text }: GuestDraft): boolean =>
	saved.guests.length > 0 && readGuests(text, Number.POSITIVE_INFINITY).guests.length === 0;
