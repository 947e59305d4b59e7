import type { Voucher } from '#contract/api/voucher.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './emergency.module.css';
import sheet from './voucher-sheet.module.css';

/** Help lines of Korea; the first two answer day and night. */
const lines = [
	{ number: '119', key: 'ambulance', isUrgent: true },
	{ number: '112', key: 'police', isUrgent: true },
	{ number: '1330', key: 'visitors', isUrgent: false },
	{ number: '1577-7129', key: 'patients', isUrgent: false },
] as const;

const callTo = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

export function Emergency({ voucher: { phones } }: { voucher: Voucher }) {
	const t = useTranslations('reservation.voucher.emergency');
	return (
		<section className={styles.emergency} aria-labelledby="emergency">
			<h2 id="emergency" className={sheet.heading}>
				{t('title')}
			</h2>
			<ul className={styles.numbers}>
				{lines.map(({ number, key, isUrgent }) => (
					<li key={number}>
						<a href={callTo(number)} data-urgent={isUrgent || undefined}>
							<b>{number}</b>
							<span>{t(key)}</span>
						</a>
					</li>
				))}
				<li>
					<a href={callTo(phones.agency)}>
						<b>{phones.agency}</b>
						<span>{t('agency')}</span>
					</a>
				</li>
			</ul>
		</section>
	);
}
