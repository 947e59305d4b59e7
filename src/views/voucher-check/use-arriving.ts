import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckedVoucher } from '#contract/api/voucher.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

type Checked = NonNullable<CheckedVoucher['reservation']>;
type Arrival = Pick<Checked, 'arrivedAt' | 'mayArrive' | 'mayUndoArrival'>;

/** Notes at the desk that the guest has come, or that this was a mistake. */
export function useArriving(checked: Checked) {
	const callApi = useApi();
	const language = useWordsLocale();
	const client = useQueryClient();
	const saving = useSaving({ textOf: useReservationFailure() });
	const [changed, setChanged] = useState<Arrival>();
	const move = async (name: 'arrive' | 'undo-arrival') => {
		const params = { id: checked.id };
		const answer = await saving.save(() =>
			callApi('POST /api/reservations/:id/moves', { params, query: { language }, body: { move: name } }),
		);
		if (!answer) return;
		const { arrivedAt, moves } = answer;
		setChanged({ arrivedAt, mayArrive: moves.includes('arrive'), mayUndoArrival: moves.includes('undo-arrival') });
		void client.invalidateQueries({ queryKey: ['GET /api/reservations'] });
	};
	const { arrivedAt, mayArrive, mayUndoArrival } = changed ?? checked;
	return { ...saving, arrivedAt, mayArrive, mayUndoArrival, move };
}
