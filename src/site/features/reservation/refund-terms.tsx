import { formatDate, formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { OwnTime } from '#site/shell/own-time.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './refund-terms.module.css';

type Step = {
	until: Date;
	percent: number;
	/** What that is of the price. */
	won?: number | undefined;
};

/** How much comes back and until exactly when, by the Korean clock and by one's own. */
export function RefundTerms({ steps }: { steps: readonly Step[] }) {
	const t = useTranslations('reservation.refund');
	return (
		<>
			<dl className={styles.steps}>
				{steps.map(({ until, percent, won }) => (
					<div key={until.getTime()} data-all={percent === 100 || undefined}>
						<dt>
							<Moment at={until} />
						</dt>
						<dd>
							<b>{percent === 100 ? t('full') : t('percent', { percent })}</b>
							{won !== undefined && <span>{formatWon(won)}</span>}
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
