import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { doctorWishes } from '#domain/consultation/consultation.ts';
import { genders } from '#domain/member/member.ts';
import { Card } from '#ui/card.tsx';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './form.module.css';
import { fieldId, selfOf, somebody } from './form-values.ts';
import type { ConsultationFormState } from './use-consultation-form.ts';

type Props = { form: ConsultationFormState; me: Me };

/** Who is to be treated: oneself as my information has it, or somebody one asks for. */
export function PatientFields({ form, me }: Props) {
	const t = useTranslations('consultation.form');
	const words = useTranslations('consultation');
	const { patient, doctor } = form.values;
	const change = (isSelf: boolean) => form.change({ patient: isSelf ? selfOf(me) : somebody });
	return (
		<Card title={t('who')}>
			<div className={styles.fields}>
				<div className={styles.wide}>
					<Segmented
						label={t('for')}
						options={[
							{ value: 'self', label: t('self') },
							{ value: 'other', label: t('other') },
						]}
						value={patient.isSelf ? 'self' : 'other'}
						onChange={(value) => change(value === 'self')}
					/>
				</div>
				<TextField {...form.field('patient.firstName')} label={t('firstName')} autoComplete="off" />
				<TextField {...form.field('patient.lastName')} label={t('lastName')} autoComplete="off" />
				<Birth key={`${form.isRestored} ${patient.isSelf}`} form={form} />
				<Segmented
					id={fieldId('patient.gender')}
					label={t('gender')}
					error={form.errorOf('patient.gender')}
					options={genders.map((value) => ({ value, label: words(`gender.${value}`) }))}
					value={patient.gender || undefined}
					onChange={(gender) => form.set('patient.gender', gender)}
				/>
				<div className={styles.wide}>
					<Select
						name="doctor"
						label={t('doctor')}
						isLabelShown
						value={doctor}
						options={doctorWishes.map((value) => ({ value, label: words(`doctor.${value}`) }))}
						onChange={(value) => form.change({ doctor: value })}
					/>
				</div>
			</div>
		</Card>
	);
}

function Birth({ form }: Pick<Props, 'form'>) {
	const t = useTranslations('consultation.form');
	const faults = useTranslations('error.fault');
	const locale = useWordsLocale();
	const field = 'patient.birthOn';
	/** Complete, but no day of the calendar: known only here, since no date comes of it. */
	const [isImpossible, setIsImpossible] = useState(false);
	const told = form.errorOf(field);
	return (
		<DatePartsField
			id={fieldId(field)}
			label={t('birth')}
			error={isImpossible && told ? faults('date-wrong') : told}
			order={locale === 'ko' ? 'ymd' : 'dmy'}
			labels={{ year: t('year'), month: t('month'), day: t('dayPart') }}
			defaultValue={form.values.patient.birthOn}
			autoComplete="off"
			echo={(buddhist, common) => t('birthEcho', { buddhist: String(buddhist), common: String(common) })}
			onChange={(on, kind) => {
				setIsImpossible(kind === 'impossible');
				form.set(field, on ?? '');
			}}
			onBlur={() => form.leaveFilled(field, form.values.patient.birthOn)}
		/>
	);
}
