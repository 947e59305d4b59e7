import type { ChoiceGroup, Chosen } from '#domain/product/price.ts';
import { orderPrice } from '#domain/reservation/order.ts';
import { formatDateWithWeekday, formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { WaitingBox } from '#site/parts/booking/waiting-box.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FieldNote } from '#ui/field-note.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { PersonsChoice } from '#views/booking/persons-choice.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { DetailFields } from './detail-fields.tsx';
import { fieldId } from './form-values.ts';
import { OrderFacts } from './order-facts.tsx';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };

const orderFields = ['order.on', 'order.to', 'order.time', 'order.persons', 'order.units'] as const;

/** When, how many, which of it, and what the kind needs to know besides. */
export function OrderStep({ form }: Props) {
	const t = useTranslations('reservation.form');
	const { errorOf } = form;
	const error = orderFields.map(errorOf).find((one) => one !== undefined);
	return (
		<>
			<Card title={t('step.order')}>
				<div className={styles.stack}>
					<OfferNote form={form} />
					<AgainNote form={form} />
					{form.offer || form.agreed ? (
						<OrderFacts form={form} />
					) : (
						// biome-ignore lint/a11y/useSemanticElements: what is wrong with the date leads here, and it is no single field
						<div
							id={fieldId('order.on')}
							role="group"
							aria-label={t('step.order')}
							tabIndex={-1}
							className={styles.when}
						>
							<DayPicker booking={form.booking} />
							<div className={styles.stack}>
								<PersonsChoice booking={form.booking} />
								<FieldNote id="field-order-note" error={error} />
								<Full form={form} />
							</div>
						</div>
					)}
				</div>
			</Card>
			<Choices form={form} />
			<DetailFields form={form} />
		</>
	);
}

/** What a place on the waiting list has come to. */
function OfferNote({ form: { waiting, offer, product } }: Props) {
	const t = useTranslations('reservation.form');
	const locale = useLocale();
	if (!waiting || waiting.productId !== product.id) return null;
	if (!offer?.offerUntil)
		return <Note tone="warn">{waiting.status === 'waiting' ? t('offerWaiting') : t('offerOver')}</Note>;
	const until = new Date(offer.offerUntil);
	return (
		<Note>
			{t('offerHeld', {
				seats: offer.places,
				date: formatDateWithWeekday(offer.order.on, locale),
				until: formatDateWithWeekday(until, locale),
				time: formatTime(until, koreanZone),
			})}{' '}
			<OwnTime at={until} className={styles.own} />
		</Note>
	);
}

/** What was taken over, and what was not. */
function AgainNote({ form: { again } }: Props) {
	const t = useTranslations('reservation.form');
	return again && <Note>{t('again', { code: again.code })}</Note>;
}

/** Where the party does not fit any more. */
function Full({ form: { fullLeft, order, booking } }: Props) {
	if (!order || fullLeft === undefined) return null;
	return <WaitingBox key={JSON.stringify(order)} booking={booking} order={order} left={fullLeft} />;
}

/** A ticket's route and class, with what each adds to a place or vehicle. */
function Choices({ form }: Props) {
	const t = useTranslations('reservation');
	const { errorOf } = form;
	const { product, values, offer } = form;
	return (product.price.choices ?? []).map(({ group, options }) => (
		<Card key={group} title={t(`choiceGroup.${group}`)}>
			<FieldGroup
				id={group === product.price.choices?.[0]?.group ? fieldId('order.choices') : undefined}
				label={t(`choiceGroup.${group}`)}
				isLabelHidden
				isRadioGroup
				layout="cards"
				isDisabled={offer !== undefined}
				error={errorOf('order.choices')}
			>
				{options.map((option) => {
					const { id } = option;
					const adds = addsOn(form, group, option);
					return (
						<ChoiceCard
							key={id}
							name={group}
							value={id}
							title={product.options?.[id] ?? id}
							text={
								adds === 0
									? t('form.choiceUsual')
									: t('form.choiceAdds', { won: formatWon(adds), unit: product.price.unit })
							}
							isChecked={values.choices[group] === id}
							onChange={() => form.change({ choices: { ...values.choices, [group]: id } })}
						/>
					);
				})}
			</FieldGroup>
		</Card>
	));
}

/** On a day that costs more or less, so does what an option adds. */
function addsOn(
	{ product, order }: ReservationFormState,
	group: ChoiceGroup,
	{ id, addWon }: { id: string; addWon: number },
) {
	if (!order || addWon === 0) return addWon;
	const single = { ...order, persons: { adult: 1, child: 0, infant: 0 }, units: 1 };
	const wonWith = (choices: Chosen) => orderPrice(product.price, { ...single, choices }).total;
	const { [group]: _, ...others } = order.choices;
	return wonWith({ ...others, [group]: id }) - wonWith(others);
}
