import { useLocale } from '#site/shell/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './voucher-sheet.module.css';

/** Onto paper (or into a PDF, which every browser's print dialog makes), and into a calendar. */
export function VoucherActions({ id }: { id: string }) {
	const t = useTranslations('reservation.voucher');
	return (
		<div className={styles.actions}>
			<span className={styles.scripted}>
				<Button variant="brand" isFull onClick={() => window.print()}>
					<Icon name="printer" />
					{t('print')}
				</Button>
			</span>
			<CalendarLink id={id} />
		</div>
	);
}

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
