import type { ProductDetail } from '#contract/api/product.ts';
import { stepEndsAt } from '#domain/reservation/cancellation.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { cancelWhen } from './cancel-when.ts';
import styles from './product-detail.module.css';
import { toldSteps } from './told-steps.ts';

type Props = { product: ProductDetail; on: string | undefined; time: string | undefined };

/** How much comes back and until when: in days, and once a date is chosen to the minute, by both clocks. */
export function CancellationTerms({ product, on, time }: Props) {
	const words = useTranslations('product');
	const t = useTranslations('product.detail');
	const service = on ? { on, time: time ?? null } : undefined;
	return (
		<section className={styles.cancellation}>
			<h2 className={styles.title}>{t('cancellation')}</h2>
			<FactRows
				rows={toldSteps(product, time).map((step, at) => ({
					name: cancelWhen(step, at, words),
					value: (
						<>
							<b className={step.percent === 100 ? styles.allBack : styles.partBack}>
								{t('cancelRefund', { cost: 100 - step.percent })}
							</b>
							{service && <Moment at={stepEndsAt(step, service)} />}
						</>
					),
				}))}
			/>
			<p className={styles.terms}>
				{t('cancelAfter')} {t('cancelDaysNote')} {t('cancelProvider', { health: healthOf(product.area) })}
			</p>
		</section>
	);
}

/** The last minute of a step; one that is over is struck through. */
function Moment({ at }: { at: Date }) {
	const t = useTranslations('product.detail');
	const words = t('until', { date: formatDate(at), time: formatTime(at, koreanZone) });
	const isOver = at.getTime() < Date.now();
	return (
		<span className={styles.moment}>
			<time dateTime={at.toISOString()}>{isOver ? <s>{words}</s> : words}</time>
			{!isOver && <OwnTime at={at} className={styles.ownTime} />}
		</span>
	);
}
