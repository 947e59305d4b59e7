import { countOf } from '#domain/product/price.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatWon } from '#i18n/format.ts';
import bottom from '#ui/bottom-bar.module.css';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { stepIds } from './form-values.ts';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

export const formId = 'reservation-form';

type Props = { form: ReservationFormState };

function useSendLabel({ product }: ReservationFormState): string {
	const t = useTranslations('reservation.form');
	return product.confirmation === 'instant' ? t('send', { health: healthOf(product.area) }) : t('sendRequest');
}

/** Back to the step before and on to the next; on phones the way on stands in the bar below. */
export function FormButtons({ form }: Props) {
	const t = useTranslations('reservation.form');
	const isLive = useIsLive();
	const onwards = [t('toGuest'), t('toCheck'), useSendLabel(form)];
	const before = stepIds[form.step - 1];
	return (
		<div className={styles.buttons}>
			{before ? (
				<Button variant="quiet" onClick={() => form.goTo(form.step - 1)}>
					<Icon name="arrowLeft" />
					{t(`step.${before}`)}
				</Button>
			) : (
				<span />
			)}
			<span className={styles.onward}>
				<Button type={isLive ? 'submit' : 'button'} variant="primary" size="lg" isBusy={form.isBusy}>
					{onwards[form.step]}
				</Button>
			</span>
		</div>
	);
}

/** Up to 980 px: the total and the way on, under the thumb. */
export function FormBar({ form }: Props) {
	const t = useTranslations('reservation.form');
	const panel = useTranslations('product.panel');
	const isLive = useIsLive();
	const sendLabel = useSendLabel(form);
	const { price, booking } = form;
	const second = useSecondCurrency()(price?.total ?? 0);
	const guests = t('guests', { count: countOf(booking.choice.persons) });
	return (
		<div className={`${bottom.bar} ${styles.bar}`} data-bottom-bar>
			<p className={styles.barPrice}>
				{price ? <b>{formatWon(price.total)}</b> : <span>{panel('chooseDate')}</span>}
				{price && <small>{[second, guests].filter(Boolean).join(' · ')}</small>}
			</p>
			<Button type={isLive ? 'submit' : 'button'} form={formId} variant="primary" isBusy={form.isBusy}>
				{form.step === stepIds.length - 1 ? sendLabel : t('continue')}
			</Button>
		</div>
	);
}
