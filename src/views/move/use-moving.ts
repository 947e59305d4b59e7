import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { ApiFailure } from '#contract/client.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { useWho } from '#views/reservation/use-who.ts';

/** What has changed meanwhile is fetched and said; what was typed stays. */
export function useConflict(): (error: ApiFailure) => Promise<string | undefined> {
	const t = useTranslations('reservation.my.failure');
	const { reservation, reload } = useReservation();
	const sayNow = useStandsNow();
	return async ({ code, status: http }) => {
		if (http !== 409) return undefined;
		const fresh = await reload();
		if (fresh && code === 'not-allowed' && !isSameOrder(fresh.order, reservation.order)) return t('orderChanged');
		return fresh && code === 'not-allowed' ? sayNow(fresh) : undefined;
	};
}

/** Somebody else was quicker: said before the words are finished, not when they are sent. */
export function useGone(name: string): string | undefined {
	const { reservation } = useReservation();
	const sayNow = useStandsNow();
	return (reservation.moves as readonly string[]).includes(name) ? undefined : sayNow(reservation);
}

/** How it stands by now, and who of the house brought it there, where the reader is told that. */
function useStandsNow(): (now: ReservationDetail) => string {
	const t = useTranslations('reservation.my.failure');
	const statusText = useTranslations('reservation.status');
	const whoOf = useWho();
	return ({ status, asking, history }) => {
		const last = history.at(-1);
		const words = { status: statusText(shownStatus(status, asking.length > 0)) };
		return last?.by ? t('notAllowedBy', { ...words, who: whoOf(last) }) : t('notAllowed', words);
	};
}

/** One move of the life cycle, and what becomes of it when it is refused. */
export function useMove() {
	const t = useTranslations('reservation.my.failure');
	const callApi = useApi();
	const language = useWordsLocale();
	const { reservation, replace, reload } = useReservation();
	const onConflict = useConflict();
	return {
		move: async (body: MoveBody): Promise<void> => {
			const params = { id: reservation.id };
			replace(await callApi('POST /api/reservations/:id/moves', { params, query: { language }, body }));
		},
		onRefusal: async (error: ApiFailure): Promise<string | undefined> => {
			if (error.code === 'changed-since') {
				await reload();
				return t('datesChanged');
			}
			if (error.code !== 'price-changed') return onConflict(error);
			const { offer } = reservation;
			if (offer) {
				await reload();
				return t('priceOffered');
			}
			const before = reservation.refund.percent;
			const percent = (await reload())?.refund.percent;
			return percent === undefined || percent === before ? undefined : t('percentChanged');
		},
	};
}

/** The same without a form around it. */
export function useMoving() {
	const { move, onRefusal } = useMove();
	const saving = useSaving({ textOf: useReservationFailure(), onRefusal });
	return {
		...saving,
		move: async (body: MoveBody): Promise<boolean> =>
			(await saving.save(async () => move(body).then(() => true))) ?? false,
	};
}
