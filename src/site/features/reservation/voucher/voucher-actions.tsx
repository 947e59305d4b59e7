import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CalendarLink } from '#views/reservation/calendar-link.tsx';
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
