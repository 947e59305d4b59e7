import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';

/** Into a calendar. */
export function CalendarLink({ id }: { id: string }) {
	const t = useTranslations('reservation.voucher');
	const language = useWordsLocale();
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
