import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useNow } from '#views/clock/use-now.ts';
import { renewErrands } from '#views/errand/errand-queries.ts';
import { type DialogName, type OpenReservation, ReservationContext } from './reservation-context.ts';
import { ReservationDialogs } from './reservation-dialogs.tsx';
import { reservationQuery } from './reservation-queries.ts';

type Props = Pick<ComponentProps<typeof ReservationDialogs>, 'ChangeSheet'> & {
	reservation: ReservationDetail;
	/** When its data was fetched: the present of both renderings. */
	loadedAt: number;
	children: ReactNode;
};

/** Around everything that shows one reservation: what it knows of it, what opens over it, and what is said when it is done. */
export function ReservationFrame({ reservation, loadedAt, ChangeSheet, children }: Props) {
	const shell = useTranslations('shell');
	const [dialog, setDialog] = useState<DialogName>();
	const [message, setMessage] = useState<string>();
	const open: OpenReservation = {
		reservation,
		now: useNow(loadedAt),
		...useFreshness(reservation.id),
		open: setDialog,
		say: setMessage,
	};
	return (
		<ReservationContext value={open}>
			{children}
			<ReservationDialogs
				dialog={dialog}
				onClose={useCallback(() => setDialog(undefined), [])}
				ChangeSheet={ChangeSheet}
			/>
			<Toast
				message={message}
				closeLabel={shell('closeMessage')}
				onClose={useCallback(() => setMessage(undefined), [])}
			/>
		</ReservationContext>
	);
}

/** Data changes by what one does, never by itself (SPEC section 7); lists that showed it are asked for anew. */
function useFreshness(id: string): Pick<OpenReservation, 'replace' | 'reload' | 'ownChanges'> {
	const client = useQueryClient();
	const own = useRef(0);
	const query = reservationQuery(useApi(), { id, language: useWordsLocale() });
	const replace = (fresh: ReservationDetail) => {
		own.current = fresh.history.length;
		client.setQueryData(query.queryKey, fresh);
		void client.invalidateQueries({ queryKey: ['GET /api/reservations'] });
		renewErrands(client);
	};
	const reload = () => client.query({ ...query, staleTime: 0 }).catch(() => undefined);
	return { replace, reload, ownChanges: () => own.current };
}
