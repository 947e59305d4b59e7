import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { useRefundText } from '#views/reservation/use-refund-text.ts';
import styles from './refund-terms.module.css';

/** Of what will have been paid by then. */
type Step = { until: Date; paid: number; kept: number; back: number };

/** How much comes back and until exactly when, by the Korean clock and by one's own. */
export function RefundTerms({ steps }: { steps: readonly Step[] }) {
	const t = useTranslations('reservation.refund');
	const text = useRefundText();
	return (
		<>
			<dl className={styles.steps}>
				{steps.map(({ until, ...money }) => (
					<div key={until.getTime()} data-all={money.kept === 0 || undefined}>
						<dt>
							<Moment at={until} />
						</dt>
						<dd>
							<b>{text(money)}</b>
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.after}>
				{t('after')} {t('provider')}
			</p>
		</>
	);
}

/** One that is over is struck through. */
function Moment({ at }: { at: Date }) {
	const t = useTranslations('reservation.refund');
	const words = t('until', { date: formatDate(at), time: formatTime(at, koreanZone) });
	const isOver = at.getTime() < Date.now();
	return (
		<>
			<time dateTime={at.toISOString()}>{isOver ? <s>{words}</s> : words}</time>
			{isOver ? <small>{t('passed')}</small> : <OwnTime at={at} className={styles.own} />}
		</>
	);
}
