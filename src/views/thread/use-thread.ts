import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ReservationMessage } from '#contract/api/reservation.ts';
import { formDraft } from '#ui/form/draft.ts';
import type { Faults } from '#ui/form/faults.ts';
import { newKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useApi } from '#views/api-context.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { messagesQuery } from '#views/reservation/reservation-queries.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { joinMessages } from './join-messages.ts';

type Draft = {
	text: string;
	/** Of the last try, and what was in it: the same again goes with the same key, even after a reload. */
	key: string;
	sent: string;
};

/** The messages at hand, older ones on demand, and the one being written: kept until it has really gone. */
export function useThread(id: string, writer: string | undefined) {
	const callApi = useApi();
	const { data } = useSuspenseQuery(messagesQuery(callApi, id));
	const client = useQueryClient();
	// Fetched is read: it waits for nobody any more.
	useEffect(() => renewErrands(client), [client]);
	const [added, setAdded] = useState<readonly ReservationMessage[]>([]);
	const [cursor, setCursor] = useState(data.nextCursor);
	const older = useSaving({ textOf: useReservationFailure() });
	const form = useMessageForm(id, writer);

	const loadOlder = async () => {
		if (cursor === null) return;
		const page = await older.save(() =>
			callApi('GET /api/reservations/:id/messages', { params: { id }, query: { cursor } }),
		);
		if (!page) return;
		setAdded((before) => [...before, ...page.items]);
		setCursor(page.nextCursor);
	};

	/** Answers whether it has gone. */
	const send = async (): Promise<boolean> => {
		let hasGone = false;
		await form.submit({
			send: async ({ text, key: before, sent }) => {
				const said = text.trim();
				const key = sent === said ? before : newKey();
				form.change({ key, sent: said });
				const body = { key, text: said };
				const message = await callApi('POST /api/reservations/:id/messages', { params: { id }, body });
				setAdded((others) => [...others, message]);
				form.forget();
				form.restart(blank);
				hasGone = true;
			},
		});
		return hasGone;
	};

	return {
		messages: joinMessages(data.items, added),
		hasOlder: cursor !== null,
		loadOlder,
		isLoadingOlder: older.isBusy,
		olderFailure: older.failure,
		form,
		send,
	};
}

const blank: Draft = { text: '', key: '', sent: '' };
const faultsOf = ({ text }: Draft): Faults<'text'> => (text.trim() === '' ? { text: 'required' } : {});

/** What one had begun to write is shown to nobody who logs in after them. */
function useMessageForm(id: string, owner: string | undefined) {
	const draft = useMemo(
		() => formDraft<Draft>({ name: `message:${id}`, owner, blank, fields: ['text', 'key', 'sent'] }),
		[id, owner],
	);
	const fieldId = useId();
	return useForm<Draft, 'text'>({
		blank,
		draft,
		faultsOf,
		textOf: useReservationFailure(),
		idOf: () => fieldId,
		fieldOf: (at) => (at === 'text' ? at : undefined),
		isQuietWhileMended: true,
	});
}
