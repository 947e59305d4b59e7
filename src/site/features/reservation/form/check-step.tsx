import { hasNeeds } from '#domain/reservation/needs.ts';
import { isPaidOnSite, paymentPlan } from '#domain/reservation/payment.ts';
import { promisedSteps } from '#domain/reservation/promised-steps.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import { Promises } from '#site/parts/booking/promises.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { RefundTerms } from '../refund-terms.tsx';
import { Consents } from './consents.tsx';
import type { FormConsent } from './form-values.ts';
import { useGuestRows } from './guest-rows.tsx';
import { openNeeds } from './open-needs.ts';
import { useOrderRows } from './order-facts.tsx';
import { PaymentCard } from './payment-card.tsx';
import styles from './reservation-form.module.css';
import { begunOf } from './terms-of.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState; onRead: (consent: FormConsent) => void };

/** Before it is sent: what the product does not promise, and what follows if the answer is no. */
function AskNote({ form }: Pick<Props, 'form'>) {
	const t = useTranslations('reservation.form');
	const needText = useNeedText();
	const { product } = form;
	const open = openNeeds(form);
	if (open.length === 0) return null;
	const needs = open.map(needText).join(', ');
	return (
		<div className={styles.ask}>
			<Note tone="warn">{t(product.confirmation === 'instant' ? 'askNote' : 'askNoteRequest', { needs })}</Note>
		</div>
	);
}

/** Everything once more, what it costs and on what terms, and what one agrees to. */
export function CheckStep({ form, onRead }: Props) {
	const t = useTranslations('reservation');
	const { product } = form;
	const orderRows = useOrderRows(form);
	const guestRows = useGuestRows(form);
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
				{!form.agreed && !hasNeeds(form.values.needs) && (
					<Button variant="link" onClick={() => form.goTo(1)}>
						{t('form.addNeeds')}
					</Button>
				)}
			</Card>
			<AskNote form={form} />
			<PaymentCard form={form} />
			<TermsCard form={form} />
			<Card title={t('form.consent.title')}>
				<Consents form={form} onRead={onRead} />
			</Card>
			<div className={styles.mode}>
				<Promises product={product} total={form.price?.total} isAsking={openNeeds(form).length > 0} />
			</div>
		</>
	);
}

/** On what terms: of what will have been paid by then, not of the price. */
function TermsCard({ form }: Pick<Props, 'form'>) {
	const t = useTranslations('reservation.refund');
	const { product, order } = form;
	if (!order) return null;
	// Any moment: what is paid by when and what is kept of it does not hang on the present.
	const begun = begunOf(form, order, new Date(0));
	if (isPaidOnSite(paymentPlan(begun, begun.requestedAt)))
		return (
			<Card title={t('title')}>
				<p>{t('onSite')}</p>
			</Card>
		);
	return (
		<Card title={t('title')}>
			<RefundTerms steps={promisedSteps(begun)} />
			{product.confirmation === 'request' && <p className={styles.small}>{t('grace', { hours: graceHours })}</p>}
		</Card>
	);
}
