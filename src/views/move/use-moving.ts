import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { ApiFailure } from '#contract/client.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

/** What has changed meanwhile is fetched and said; what was typed stays. */
export function useConflict(): (error: ApiFailure) => Promise<string | undefined> {
	const t = useTranslations('reservation.my.failure');
	const status = useTranslations('reservation.status');
	const { reservation, reload } = useReservation();
	return async ({ code, status: http }) => {
		if (http !== 409) return undefined;
		const fresh = await reload();
		if (fresh && code === 'not-allowed' && !isSameOrder(fresh.order, reservation.order)) return t('orderChanged');
		if (fresh && code === 'not-allowed')
			return t('notAllowed', { status: status(shownStatus(fresh.status, fresh.asking.length > 0)) });
		return undefined;
	};
}

/** Somebody else was quicker: said before the words are finished, not when they are sent. */
export function useGone(name: string): string | undefined {
	const t = useTranslations('reservation.my.failure');
	const status = useTranslations('reservation.status');
	const { moves, status: now, asking } = useReservation().reservation;
	if ((moves as readonly string[]).includes(name)) return undefined;
	return t('notAllowed', { status: status(shownStatus(now, asking.length > 0)) });
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
