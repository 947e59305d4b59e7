import { type DetailId, details, longestDetail, optionsOf, tidyFlight } from '#domain/reservation/details.ts';
import { sayOption } from '#i18n/say-option.ts';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { mostUnitsOf } from '#views/booking/choice.ts';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { fieldId } from './form-values.ts';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };
type FieldProps = Props & { id: DetailId };

/** What this kind needs to know: a flight, where from and to, bags, beds … */
export function DetailFields({ form }: Props) {
	const t = useTranslations('reservation.form');
	if (form.kind.details.length === 0) return null;
	const isForCompany = form.kind.details.includes('company');
	return (
		<Card title={t(isForCompany ? 'companyTitle' : 'detailsTitle')}>
			{isForCompany && <p className={styles.text}>{t('companyText')}</p>}
			<div className={styles.grid}>
				{form.kind.details.map((id) => (
					<DetailField key={id} form={form} id={id} />
				))}
			</div>
		</Card>
	);
}

function DetailField({ form, id }: FieldProps) {
	const { type } = details[id];
	if (type === 'count') return <CountField form={form} id={id} />;
	if (type === 'choice') return <ChoiceField form={form} id={id} />;
	return 'isLong' in details[id] ? <LongDetail form={form} id={id} /> : <TextDetail form={form} id={id} />;
}

function TextDetail({ form, id }: FieldProps) {
	const t = useTranslations('reservation');
	const detail = details[id];
	const hints: Partial<Record<DetailId, string>> = {
		flightNumber: t('form.hint.flightNumber'),
		fromPlace: t('form.hint.fromPlace'),
		pickUpPlace: t('form.hint.pickUpPlace'),
		arrivalTime: t('form.hint.arrivalTime'),
		inCharge: t('form.hint.inCharge'),
		taxNumber: t('form.hint.taxNumber'),
		invoiceAddress: t('form.hint.invoiceAddress'),
	};
	return (
		<TextInput
			form={form}
			field={`details.${id}`}
			label={t(`detail.${id}`)}
			{...(!detail.isNeeded && { optionalLabel: t('form.optional') })}
			hint={hints[id]}
			type={detail.type === 'time' ? 'time' : 'text'}
			maxLength={'max' in detail ? detail.max : undefined}
			{...(detail.type === 'flight' && {
				autoCapitalize: 'characters',
				autoComplete: 'off',
				spellCheck: false,
				maxLength: 10,
				tidy: tidyFlight,
			})}
			{...(id === 'company' && { autoComplete: 'organization' })}
		/>
	);
}

/** In sentences, over the whole width. */
function LongDetail({ form, id }: FieldProps) {
	const t = useTranslations('reservation');
	const field = `details.${id}`;
	return (
		<div className={styles.whole}>
			<TextArea
				{...form.field(field)}
				label={t(`detail.${id}`)}
				optionalLabel={t('form.optional')}
				placeholder={t('form.hint.programme')}
				maxLength={longestDetail}
				countText={(length, max) => (length > 0 ? t('form.contentsCount', { length, max }) : '')}
			/>
		</div>
	);
}

/** How many: none is an answer too, so it starts there. */
function CountField({ form, id }: FieldProps) {
	const t = useTranslations('reservation');
	const { errorOf } = form;
	const { bounds } = form.booking;
	// As many as fit into all the vehicles there are.
	const mostBags = (bounds.price.bags ?? Number.POSITIVE_INFINITY) * mostUnitsOf(bounds);
	const detail = details[id];
	const label = t(`detail.${id}`);
	return (
		<CountStepper
			id={fieldId(`details.${id}`)}
			label={label}
			hint={id === 'bags' ? t('form.hint.bags') : undefined}
			error={errorOf(`details.${id}`)}
			value={Number(form.text(`details.${id}`) || 0)}
			min={0}
			max={Math.min('max' in detail ? detail.max : 99, id === 'bags' ? mostBags : 99)}
			lessLabel={t('form.less', { name: label })}
			moreLabel={t('form.more', { name: label })}
			onChange={(count) => form.set(`details.${id}`, String(count))}
		/>
	);
}

/** One of a few; the first stands for whoever does not choose. */
function ChoiceField({ form, id }: FieldProps) {
	const t = useTranslations('reservation');
	const field = `details.${id}`;
	const options = optionsOf(id);
	return (
		<Select
			id={fieldId(field)}
			name={field}
			label={t(`detail.${id}`)}
			isLabelShown
			value={options.find((one) => one === form.text(field)) ?? options[0] ?? ''}
			options={options.map((value) => ({ value, label: sayOption(id, value, t) }))}
			onChange={(value) => form.set(field, value)}
		/>
	);
}
