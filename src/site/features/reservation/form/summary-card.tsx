import { cancellationScales, freeUntil } from '#domain/reservation/cancellation.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { PriceLines, Total } from '#site/shell/booking/price-lines.tsx';
import { OwnTime } from '#site/shell/own-time.tsx';
import { ProductPicture } from '#site/shell/product-picture.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOrderRows } from './order-facts.tsx';
import { PromotionCode } from './promotion-code.tsx';
import styles from './summary-card.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };

/** What is being reserved and what it costs, in view through all steps. */
export function SummaryCard({ form }: Props) {
	const t = useTranslations('product.panel');
	const reservation = useTranslations('reservation.price');
	const rows = useOrderRows(form);
	const { product, kind, price, booking } = form;
	const lang = product.shownLocale === useLocale() ? undefined : locales[product.shownLocale].tag;
	const missing = kind.booking === 'nights' && booking.choice.on ? t('chooseCheckOut') : t('chooseDate');
	return (
		<aside className={styles.card} aria-label={reservation('title')}>
			<div className={styles.product}>
				<ProductPicture name={product.pictures[0] ?? ''} sizes="6rem" className={styles.picture} />
				<div className={styles.words}>
					<b lang={lang}>{product.title}</b>
					<span>{product.provider.name}</span>
				</div>
			</div>
			{rows.length > 0 && (
				<dl className={styles.rows}>
					{rows.map(({ name, value }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{price ? (
				<div className={styles.money}>
					<PriceLines price={price} isByNight={kind.booking === 'nights'} promotion={form.promotion?.title} />
					<Total price={price} />
				</div>
			) : (
				<p className={styles.missing}>{missing}</p>
			)}
			<PromotionCode form={form} />
			<FreeNote form={form} />
			<p className={styles.small}>{reservation('approximate')}</p>
		</aside>
	);
}

/** Until when all of it comes back; nothing is said where that has passed. */
function FreeNote({ form: { product, order } }: Props) {
	const t = useTranslations('product.panel');
	const until = order && freeUntil(cancellationScales[product.cancellation], order);
	if (!until || until.getTime() < Date.now()) return null;
	return (
		<p className={styles.free}>
			<Icon name="shield" />
			<span>
				{t('freeUntil', { date: formatDate(until), time: formatTime(until, koreanZone) })}{' '}
				<OwnTime at={until} className={styles.own} />
			</span>
		</p>
	);
}
