import { answerHours } from '#domain/reservation/advance-reservation.ts';
import { cancellationScales, stepEndsAt } from '#domain/reservation/cancellation.ts';
import { hasNeeds } from '#domain/reservation/needs.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { RefundTerms } from '../refund-terms.tsx';
import { Consents } from './consents.tsx';
import type { FormConsent } from './form-values.ts';
import { useGuestRows } from './guest-rows.tsx';
import { useOrderRows } from './order-facts.tsx';
import { PaymentCard } from './payment-card.tsx';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState; onRead: (consent: FormConsent) => void };

/** Everything once more, what it costs and on what terms, and what one agrees to. */
export function CheckStep({ form, onRead }: Props) {
	const t = useTranslations('reservation');
	const { product, order, price } = form;
	const orderRows = useOrderRows(form);
	const guestRows = useGuestRows(form);
	const scale = cancellationScales[product.cancellation];
	const edit = (step: number, what: string) => (
		<Button variant="link" aria-label={`${t('form.edit')}: ${what}`} onClick={() => form.goTo(step)}>
			{t('form.edit')}
		</Button>
	);
	return (
		<>
			<Card title={t('form.step.order')} aside={edit(0, t('form.step.order'))}>
				<FactRows rows={orderRows} />
			</Card>
			<Card title={t('form.guestSection')} aside={edit(1, t('form.guestSection'))}>
				<FactRows rows={guestRows} />
				{!hasNeeds(form.values.needs) && (
					<Button variant="link" onClick={() => form.goTo(1)}>
						{t('form.addNeeds')}
					</Button>
				)}
			</Card>
			<PaymentCard form={form} />
			{order && (
				<Card title={t('refund.title')}>
					<RefundTerms
						steps={scale.map((step) => ({
							until: stepEndsAt(step, order),
							percent: step.percent,
							won: price && price.total - Math.floor((price.total * (100 - step.percent)) / 100),
						}))}
					/>
				</Card>
			)}
			<Card title={t('form.consent.title')}>
				<Consents form={form} onRead={onRead} />
			</Card>
			<div className={styles.mode}>
				<Note>
					{product.confirmation === 'instant' ? t('form.mode.instant') : t('form.mode.request', { hours: answerHours })}
				</Note>
			</div>
		</>
	);
}
