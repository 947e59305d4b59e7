import { locales } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FreeCancellation } from '#views/booking/free-cancellation.tsx';
import { PriceLines, Total } from '#views/booking/price-lines.tsx';
import { AgreedLines } from '#views/price/agreed-lines.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
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
					{form.agreed && <AgreedLines lines={form.agreed.offer.lines} />}
					<PriceLines price={price} isByNight={kind.booking === 'nights'} promotion={form.promotion?.title} />
					<Total price={price} />
				</div>
			) : (
				<p className={styles.missing}>{missing}</p>
			)}
			{!form.agreed && <PromotionCode form={form} />}
			<FreeNote form={form} />
			<p className={styles.small}>{reservation('approximate')}</p>
		</aside>
	);
}

function FreeNote({ form: { product, order, price } }: Props) {
	return (
		<FreeCancellation product={product} service={order} total={price?.total} ownTimeClass={styles.own}>
			{(sentence) => (
				<p className={styles.free}>
					<Icon name="shield" />
					<span>{sentence}</span>
				</p>
			)}
		</FreeCancellation>
	);
}
