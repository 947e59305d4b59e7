import { daysBetween } from '#domain/availability/schedule.ts';
import type { Order } from '#domain/reservation/order.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useWhenText } from '../use-when-text.ts';

type OrderText = {
	/** “2026.10.17 (Sat)”, or both ends of a stay. */
	days: string;
	/** “3 nights”; undefined where none is reserved. */
	nights: string | undefined;
	/** “2 adults, 1 child”. */
	persons: string;
	/** Date, time and persons in one line. */
	line: string;
};

export function useOrderText(): (order: Pick<Order, 'on' | 'to' | 'time' | 'persons'>) => OrderText {
	const t = useTranslations('reservation');
	const whenText = useWhenText();
	return ({ on, to, time, persons: { adult, child, infant } }) => {
		const { days, when } = whenText({ on, to, time });
		const persons = t('persons', { adults: adult, children: child, infants: infant });
		return {
			days,
			nights: to === null ? undefined : t('nights', { nights: daysBetween(on, to).length - 1 }),
			persons,
			line: `${when} · ${persons}`,
		};
	};
}
