import { lessTakenOff } from '#domain/reservation/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOrderText } from '#views/reservation/order-text.ts';
import styles from '#views/reservation/reservation.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { AgreedLines } from './agreed-lines.tsx';
import own from './offer-card.module.css';
import { useSecondCurrency } from './use-second-currency.ts';

/** The price that waits for the guest's word: its lines, and what differs from what holds until then. */
export function OfferCard() {
	const t = useTranslations('reservation.agreed');
	const price = useTranslations('reservation.price');
	const { offer, role, provider, promotion, money } = useReservation().reservation;
	if (!offer) return null;
	const hasWords = offer.lines.some(({ name }) => name !== '');
	return (
		<section className={own.card} aria-labelledby="offered-price">
			<h3 id="offered-price" className={own.title}>
				{t(role === 'member' ? 'offer.title' : 'offer.titleHost')}
			</h3>
			<AgreedLines lines={offer.lines} />
			{money.takenOff > 0 && (
				<p className={own.total}>
					<span>{price('takenOff')}</span>
					<span>−{formatWon(money.takenOff)}</span>
				</p>
			)}
			<p className={own.total}>
				<span>{price('total')}</span>
				<Sum won={lessTakenOff(money, offer.total)} />
			</p>
			<OfferDifference />
			{promotion && role === 'member' && <p className={styles.small}>{t('offer.promotion')}</p>}
			{hasWords && role === 'member' && <p className={styles.small}>{t('offer.words', { provider })}</p>}
		</section>
	);
}

function Sum({ won }: { won: number }) {
	const second = useSecondCurrency()(won);
	return (
		<span className={own.sum}>
			<b>{formatWon(won)}</b>
			{second && <small>{second}</small>}
		</span>
	);
}

/** Before and after, in figures. */
export function OfferDifference() {
	const t = useTranslations('reservation.agreed.offer');
	const orderText = useOrderText();
	const { reservation } = useReservation();
	const { offer, money, order, terms, role, places } = reservation;
	if (!offer) return null;
	const total = lessTakenOff(money, offer.total);
	const more = total - money.total;
	const won = formatWon(Math.abs(more));
	const { unit } = terms.price;
	const [before, after] = [order.persons, offer.persons].map(
		(persons) => orderText({ ...order, persons }, unit).persons,
	);
	return (
		<dl className={styles.wish}>
			<div>
				<dt>{t('before')}</dt>
				<dd>
					<s>{formatWon(money.total)}</s>
				</dd>
			</div>
			<div>
				<dt>{t('now')}</dt>
				<dd>
					{formatWon(total)}{' '}
					<span className={own.more}>{more === 0 ? t('same') : t(more > 0 ? 'more' : 'less', { won })}</span>
				</dd>
			</div>
			{before !== after && (
				<div>
					<dt>{t('persons')}</dt>
					<dd>
						<s>{before}</s> {after}
					</dd>
				</div>
			)}
			{role !== 'member' && offer.places !== places && (
				<div>
					<dt>{t('places')}</dt>
					<dd>
						<s>{places}</s> {offer.places}
					</dd>
				</div>
			)}
		</dl>
	);
}
