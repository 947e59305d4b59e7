import { mostQuestionPersons } from '#domain/matching/question.ts';
import { type ShownCurrency, shownCurrencies } from '#domain/product/currency.ts';
import { type Region, regions, spokenLanguages } from '#domain/product/product.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from './ask.module.css';
import { fieldId } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

type Props = { form: AskForm };

/** A trip is planned up to two years ahead. */
const daysAhead = 730;
const anywhere = 'any';

/** When, who, in which language, where and for how much. */
export function TripFields({ form }: Props) {
	const t = useTranslations('matching.ask');
	return (
		<div className={styles.paper}>
			<h2>{t('trip')}</h2>
			<Dates form={form} />
			<Persons form={form} />
			<Languages form={form} />
			<div className={styles.grid}>
				<Where form={form} />
				<BudgetFields form={form} />
			</div>
		</div>
	);
}

function Dates({ form }: Props) {
	const t = useTranslations('matching.ask');
	const { values, errorOf } = form;
	const { from, to } = values.wished;
	const setFrom = (day: string) => form.set('wished', { from: day, to: to !== '' && to < day ? day : to });
	return (
		<div className={styles.stack}>
			{!values.isFlexible && (
				<div className={styles.grid}>
					<DayField
						id={fieldId('wished.from')}
						name="wished.from"
						label={t('from')}
						error={errorOf('wished.from')}
						value={from}
						daysAhead={daysAhead}
						onChange={setFrom}
					/>
					<DayField
						id={fieldId('wished.to')}
						name="wished.to"
						label={t('to')}
						optionalLabel={t('optional')}
						error={errorOf('wished.to')}
						value={to}
						daysAhead={daysAhead}
						onChange={(day) => form.set('wished', { from, to: day })}
					/>
				</div>
			)}
			<CheckRow
				name="isFlexible"
				label={t('flexible')}
				isChecked={values.isFlexible}
				onChange={(isFlexible) => form.set('isFlexible', isFlexible)}
			/>
		</div>
	);
}

const personTypes = ['adult', 'child', 'infant'] as const;

function Persons({ form }: Props) {
	const t = useTranslations('matching.ask');
	const { persons } = form.values;
	return (
		<FieldGroup id={fieldId('persons.adult')} label={t('who')} error={form.errorOf('persons.adult')}>
			<div className={styles.steppers}>
				{personTypes.map((type) => (
					<CountStepper
						key={type}
						label={t(`person.${type}`)}
						value={persons[type]}
						min={0}
						max={mostQuestionPersons}
						lessLabel={t('less', { name: t(`person.${type}`) })}
						moreLabel={t('more', { name: t(`person.${type}`) })}
						onChange={(count) => form.set('persons', { ...persons, [type]: count })}
					/>
				))}
			</div>
		</FieldGroup>
	);
}

function Languages({ form }: Props) {
	const t = useTranslations('matching.ask');
	const spoken = useTranslations('reservation.spoken');
	const { languages } = form.values;
	return (
		<FieldGroup id={fieldId('languages')} label={t('languages')} hint={t('languagesHint')}>
			<div className={styles.chips}>
				{spokenLanguages.map((language) => (
					<CheckChip
						key={language}
						name="languages"
						value={language}
						label={spoken(language)}
						isChecked={languages.includes(language)}
						onChange={(isOn) =>
							form.set(
								'languages',
								spokenLanguages.filter((one) => (one === language ? isOn : languages.includes(one))),
							)
						}
					/>
				))}
			</div>
		</FieldGroup>
	);
}

function Where({ form }: Props) {
	const t = useTranslations('matching.ask');
	const region = useTranslations('product.region');
	return (
		<Select
			id={fieldId('region')}
			name="region"
			label={t('region')}
			isLabelShown
			value={form.values.region || anywhere}
			options={[
				{ value: anywhere, label: t('anywhere') },
				...regions.map((value) => ({ value: value as Region | typeof anywhere, label: region(value) })),
			]}
			onChange={(value) => form.set('region', value === anywhere ? '' : value)}
		/>
	);
}

function BudgetFields({ form }: Props) {
	const t = useTranslations('matching.ask');
	const { budget } = form.values;
	return (
		<div className={styles.budget}>
			<TextField
				{...form.field('budget.amount')}
				label={t('budget')}
				optionalLabel={t('optional')}
				hint={t('budgetHint')}
				inputMode="numeric"
				autoComplete="off"
				maxLength={16}
			/>
			<Select
				id={fieldId('budget.currency')}
				name="budget.currency"
				label={t('currency')}
				isLabelShown
				value={budget.currency}
				options={shownCurrencies.map((value) => ({ value, label: value }))}
				onChange={(currency: ShownCurrency) => form.set('budget.currency', currency)}
			/>
		</div>
	);
}
