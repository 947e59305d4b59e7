import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { ApiFailure } from '#contract/client.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { useLocale, useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useSaving } from '#views/reservation/use-saving.ts';

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

/** One move of the life cycle. */
export function useMoving() {
	const t = useTranslations('reservation.my.failure');
	const callApi = useApi();
	const language = useLocale();
	const { reservation, replace, reload } = useReservation();
	const onConflict = useConflict();
	const saving = useSaving({
		onRefusal: async (error) => {
			if (error.code !== 'price-changed') return onConflict(error);
			const before = reservation.refund.percent;
			const percent = (await reload())?.refund.percent;
			return percent === undefined || percent === before ? undefined : t('percentChanged');
		},
	});
	const move = async (body: MoveBody): Promise<boolean> => {
		const params = { id: reservation.id };
		const answer = await saving.save(() =>
			callApi('POST /api/reservations/:id/moves', { params, query: { language }, body }),
		);
		if (answer) replace(answer);
		return answer !== undefined;
	};
	return { ...saving, move };
}
