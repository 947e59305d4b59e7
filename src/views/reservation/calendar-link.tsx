import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale, useTranslations } from '#ui/translations.tsx';

/** Into a calendar. */
export function CalendarLink({ id }: { id: string }) {
	const t = useTranslations('reservation.voucher');
	const language = useLocale();
	return (
		<a
			className={buttonClass({ isFull: true })}
			href={`/api/reservations/${id}/calendar.ics?language=${language}`}
			download
		>
			<Icon name="calendar" />
			{t('calendar')}
		</a>
	);
}
