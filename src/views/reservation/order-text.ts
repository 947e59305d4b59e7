import type { PriceUnit } from '#domain/area/area.ts';
import { daysBetween } from '#domain/availability/schedule.ts';
import type { Order } from '#domain/reservation/order.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { usePersonsText } from './use-persons-text.ts';

type OrderText = {
	/** “2026.10.17 (Sat)”, or both ends of a stay. */
	days: string;
	/** “3 nights”; undefined where none is reserved. */
	nights: string | undefined;
	/** “2 adults, 1 child”; “4 people, 2 vehicles”. */
	persons: string;
	/** Date, time and persons in one line. */
	line: string;
};

export function useOrderText(): (order: Omit<Order, 'choices'>, unit: PriceUnit) => OrderText {
	const t = useTranslations('reservation');
	const whenText = useWhenText();
	const personsText = usePersonsText();
	return (order, unit) => {
		const { on, to, time } = order;
		const { days, when } = whenText({ on, to, time });
		const persons = personsText(order, unit);
		return {
			days,
			nights: to === null ? undefined : t('nights', { nights: daysBetween(on, to).length - 1 }),
			persons,
			line: `${when} · ${persons}`,
		};
	};
}
