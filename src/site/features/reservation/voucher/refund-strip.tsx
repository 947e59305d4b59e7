import { isPaidOnSite } from '#domain/reservation/payment.ts';
import { sentBy } from '#domain/reservation/reservation.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useStepText } from '#views/reservation/use-step-text.ts';
import { useStepsNote } from '#views/reservation/use-steps-note.ts';
import styles from './refund-strip.module.css';
import sheet from './voucher-sheet.module.css';

/** On paper, where the dial cannot turn: what comes back until when. */
export function RefundStrip() {
	const t = useTranslations('reservation');
	const clocks = useBothClocks();
	const stepText = useStepText();
	const note = useStepsNote();
	const { reservation, now } = useReservation();
	const ahead = reservation.refund.steps.filter(({ until }) => now <= Date.parse(until));
	if (reservation.status !== 'confirmed' || ahead.length === 0) return null;
	// With nothing paid beforehand nothing can come back.
	if (isPaidOnSite(reservation.plan) && sentBy(reservation.money) === 0) return null;
	return (
		<section className={styles.refund}>
			<h2 className={sheet.heading}>{t('refund.title')}</h2>
			{note && <p>{note}</p>}
			<ol>
				{ahead.map((step) => (
					<li key={step.until}>
						<b>{stepText(step)}</b>
						<span>{t('my.clock.until', { moment: clocks(step.until).both })}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
