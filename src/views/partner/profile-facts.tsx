import { regions, spokenLanguages } from '#domain/product/product.ts';
import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';
import { profileFieldId } from './profile-field-id.ts';
import type { ProfileFormState } from './use-profile-form.ts';

const answerHours = [1, 2, 3, 6, 12, 24, 48, 72];

/** What is the same in every language. */
export function ProfileFacts({ form }: { form: ProfileFormState }) {
	const t = useTranslations('partner.profile');
	const product = useTranslations('product');
	const { values, change, errorOf } = form;
	const hours = [...new Set([...answerHours, values.answersWithinHours])].sort((a, b) => a - b);
	return (
		<div className={styles.stack}>
			<div className={styles.grid}>
				<Select
					id={profileFieldId('region')}
					name="region"
					label={t('region')}
					isLabelShown
					value={values.region}
					options={regions.map((region) => ({ value: region, label: product(`region.${region}`) }))}
					onChange={(region) => change({ region })}
				/>
				<TextField
					{...form.field('foundedYear')}
					label={t('foundedYear')}
					inputMode="numeric"
					maxLength={4}
					onChange={(event) => change({ foundedYear: event.target.value.replace(/\D/g, '') })}
				/>
				<Select
					id={profileFieldId('answersWithinHours')}
					name="answersWithinHours"
					label={t('answersWithin')}
					isLabelShown
					value={String(values.answersWithinHours)}
					options={hours.map((count) => ({ value: String(count), label: t('hours', { hours: count }) }))}
					onChange={(count) => change({ answersWithinHours: Number(count) })}
				/>
			</div>
			<FieldGroup id={profileFieldId('languages')} label={t('languages')} error={errorOf('languages')}>
				<div className={styles.chips}>
					{spokenLanguages.map((language) => (
						<CheckChip
							key={language}
							name="profileLanguages"
							value={language}
							label={product(`language.${language}`)}
							isChecked={values.languages.includes(language)}
							onChange={(isOn) =>
								change({
									languages: spokenLanguages.filter((one) =>
										one === language ? isOn : values.languages.includes(one),
									),
								})
							}
						/>
					))}
				</div>
			</FieldGroup>
		</div>
	);
}
