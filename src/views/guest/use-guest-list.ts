import { useState } from 'react';
import { countOf } from '#domain/product/price.ts';
import { readGuests } from '#domain/reservation/guest-list.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useUnsaved } from '#ui/form/use-unsaved.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { draftAfterClosing, draftBeside, draftOf, type GuestDraft, isUnsaved } from './guest-draft.ts';

/** The guest list over the page: read when it is asked for, kept while something in it is not saved, else forgotten with the sheet. */
export function useGuestList() {
	const t = useTranslations('reservation.my.guestList');
	const callApi = useApi();
	const { reservation, reload, say } = useReservation();
	const params = { id: reservation.id };
	const [draft, setDraft] = useState<GuestDraft>();
	const [isOpen, setIsOpen] = useState(false);
	const reading = useSaving({ textOf: useReservationFailure() });
	const saving = useSaving({
		textOf: useReservationFailure(),
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			const saved = await callApi('GET /api/reservations/:id/guests', { params }).catch(() => undefined);
			if (!saved) return undefined;
			setDraft((typed) => typed && draftBeside(typed, saved));
			await reload();
			return t('outdated', { count: saved.guests.length });
		},
	});
	// The sheet keeps what was typed; the page does not.
	useUnsaved({ isUnsaved: draft !== undefined && isUnsaved(draft), isSending: saving.isBusy });
	const open = async () => {
		if (draft) return setIsOpen(true);
		const saved = await reading.save(() => callApi('GET /api/reservations/:id/guests', { params }));
		if (!saved) return;
		setDraft(draftOf(saved));
		setIsOpen(true);
	};
	const close = () => {
		saving.forget();
		setIsOpen(false);
		setDraft(draftAfterClosing);
	};
	const keep = async () => {
		if (!draft) return;
		const { guests } = readGuests(draft.text, countOf(reservation.order.persons));
		const body = { guests, seen: draft.saved.version };
		if (!(await saving.save(() => callApi('PUT /api/reservations/:id/guests', { params, body })))) return;
		await reload();
		setIsOpen(false);
		setDraft(undefined);
		say(t(guests.length === 0 ? 'emptied' : 'saved'));
	};
	return {
		draft,
		isOpen,
		isReading: reading.isBusy,
		readFailure: reading.failure,
		isSaving: saving.isBusy,
		saveFailure: saving.failure,
		open,
		close,
		keep,
		write: (text: string) => setDraft((typed) => typed && { ...typed, text }),
		/** What is saved takes the place of what was typed. */
		startOver: () => {
			saving.forget();
			setDraft((typed) => typed && draftOf(typed.saved));
		},
	};
}

export type GuestList = ReturnType<typeof useGuestList>;
