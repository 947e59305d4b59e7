import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReservationMessage } from '#contract/api/reservation.ts';
import { formDraft } from '#site/data/form-draft.ts';
import { useApi } from '#views/api-context.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { messagesQuery } from '#views/reservation/reservation-queries.ts';
import { newUuid } from '#views/reservation/use-repeat-key.ts';
import { useSaving } from '#views/reservation/use-saving.ts';
import { joinMessages } from './join-messages.ts';

type Draft = {
	text: string;
	/** Of the last try, and what was in it: the same again goes with the same key, even after a reload. */
	key: string;
	sent: string;
};

/** The messages at hand, older ones on demand, and the one being written: kept until it has really gone. */
export function useThread(id: string) {
	const callApi = useApi();
	const { data } = useSuspenseQuery(messagesQuery(callApi, id));
	const client = useQueryClient();
	// Fetched is read: it waits for nobody any more.
	useEffect(() => renewErrands(client), [client]);
	const [added, setAdded] = useState<readonly ReservationMessage[]>([]);
	const [cursor, setCursor] = useState(data.nextCursor);
	const older = useSaving();
	const sending = useSaving();
	const draft = useDraft(id);

	const loadOlder = async () => {
		if (cursor === null) return;
		const page = await older.save(() =>
			callApi('GET /api/reservations/:id/messages', { params: { id }, query: { cursor } }),
		);
		if (!page) return;
		setAdded((before) => [...before, ...page.items]);
		setCursor(page.nextCursor);
	};

	const send = async (): Promise<boolean> => {
		const text = draft.value.text.trim();
		if (text === '') return false;
		const key = draft.value.sent === text ? draft.value.key : newUuid();
		draft.set({ text: draft.value.text, key, sent: text });
		const message = await sending.save(() =>
			callApi('POST /api/reservations/:id/messages', { params: { id }, body: { key, text } }),
		);
		if (!message) return false;
		setAdded((before) => [...before, message]);
		draft.set({ text: '', key: '', sent: '' });
		return true;
	};

	return {
		messages: joinMessages(data.items, added),
		hasOlder: cursor !== null,
		loadOlder,
		isLoadingOlder: older.isBusy,
		olderFailure: older.failure,
		text: draft.value.text,
		setText: (text: string) => draft.set({ ...draft.value, text }),
		send,
		isSending: sending.isBusy,
		failure: sending.failure,
		fault: sending.faults.text,
	};
}

function useDraft(id: string) {
	const [kept] = useState(() =>
		formDraft<Draft>({
			name: `message-${id}`,
			blank: { text: '', key: '', sent: '' },
			fields: ['text', 'key', 'sent'],
		}),
	);
	const [value, setValue] = useState<Draft>({ text: '', key: '', sent: '' });
	useEffect(() => setValue(kept.read()), [kept]);
	const set = (next: Draft) => {
		setValue(next);
		if (next.text === '') kept.remove();
		else kept.write(next);
	};
	return { value, set };
}
