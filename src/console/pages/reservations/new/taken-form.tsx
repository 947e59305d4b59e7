import type { FormEvent } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { priced } from '#domain/reservation/order.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldNote } from '#ui/field-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { PersonsChoice } from '#views/booking/persons-choice.tsx';
import { PriceLines, Total } from '#views/booking/price-lines.tsx';
import { useLeft } from '#views/booking/use-left.ts';
import { ConsentFields } from './consent-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { GuestFields } from './guest-fields.tsx';
import { NeedFields } from './need-fields.tsx';
import styles from './taken.module.css';
import { type TakenState, useTakenForm } from './use-taken-form.ts';

/** Date, people and price by the same parts as on the site; who it is for, and what they were told. */
export function TakenFormScreen({ product }: { product: ProductDetail }) {
	const t = useTranslations('console.taken');
	const form = useTakenForm(product);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.take();
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={form.labelOf} level={2} />
			<OrderCard form={form} />
			<DetailFields form={form} />
			<GuestFields form={form} />
			<NeedFields form={form} />
			<Card title={t('paying')}>
				<RadioChips
					legend={t('paying')}
					options={(['on-site', 'usual'] as const).map((value) => ({ value, label: t(`pays.${value}`) }))}
					value={form.values.pays}
					onChange={(pays) => form.set('pays', pays)}
				/>
				<p className={styles.small}>{t(`paysText.${form.values.pays}`)}</p>
			</Card>
			<ConsentFields form={form} />
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.send}>
				{form.price && <Total price={form.price} />}
				<Button type="submit" variant="primary" size="lg" isBusy={form.isBusy}>
					{t('take')}
				</Button>
			</div>
		</form>
	);
}

const orderFields = ['order.on', 'order.to', 'order.time', 'order.persons', 'order.units', 'order'] as const;

function OrderCard({ form }: { form: TakenState }) {
	const t = useTranslations('console.taken');
	const words = useTranslations('reservation');
	const { booking, product, values, price } = form;
	const { left, isFull } = useLeft(booking);
	const error = orderFields.map((field) => form.errorOf(field)).find((one) => one !== undefined);
	const promotion = form.order && bestPromotion(product.price, priced(form.order), product.promotions);
	return (
		<Card title={t('when')}>
			{/* biome-ignore lint/a11y/useSemanticElements: what is wrong with the date leads here, and it is no single field */}
			<div id={form.idOf('order.on')} role="group" aria-label={t('when')} tabIndex={-1} className={styles.when}>
				<DayPicker booking={booking} />
				<div className={styles.stack}>
					<PersonsChoice booking={booking} />
					{(product.price.choices ?? []).map(({ group, options }) => (
						<RadioChips
							key={group}
							legend={words(`choiceGroup.${group}`)}
							options={options.map(({ id }) => ({ value: id, label: product.options?.[id] ?? id }))}
							value={values.choices[group]}
							onChange={(id) => form.set('choices', { ...values.choices, [group]: id })}
						/>
					))}
					<FieldNote id="taken-order-note" error={error} />
					{left !== undefined && (
						<p className={styles.small} role="status">
							{isFull ? t('full', { left }) : t('left', { left })}
						</p>
					)}
					{price && (
						<PriceLines price={price} isByNight={booking.bounds.booking === 'nights'} promotion={promotion?.title} />
					)}
				</div>
			</div>
		</Card>
	);
}
