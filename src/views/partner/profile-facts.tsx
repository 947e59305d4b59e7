import { regions, spokenLanguages } from '#domain/product/product.ts';
import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';
import type { ProfileDraft } from './profile-draft.ts';
import { profileFieldId } from './profile-field-id.ts';
import type { Faults } from './use-saving.ts';

type Props = { draft: ProfileDraft; faults: Faults; onChange: (next: ProfileDraft) => void };

const answerHours = [1, 2, 3, 6, 12, 24, 48, 72];

/** What is the same in every language. */
export function ProfileFacts({ draft, faults, onChange }: Props) {
	const t = useTranslations('partner.profile');
	const words = useTranslations('error.fault');
	const product = useTranslations('product');
	const errorOf = (field: string) => faults[field] && words(faults[field]);
	const hours = [...new Set([...answerHours, draft.answersWithinHours])].sort((a, b) => a - b);
	return (
		<div className={styles.stack}>
			<div className={styles.grid}>
				<Select
					id={profileFieldId('region')}
					name="region"
					label={t('region')}
					isLabelShown
					value={draft.region}
					options={regions.map((region) => ({ value: region, label: product(`region.${region}`) }))}
					onChange={(region) => onChange({ ...draft, region })}
				/>
				<TextField
					id={profileFieldId('foundedYear')}
					name="foundedYear"
					label={t('foundedYear')}
					inputMode="numeric"
					maxLength={4}
					value={draft.foundedYear}
					error={errorOf('foundedYear')}
					onChange={(event) => onChange({ ...draft, foundedYear: event.target.value.replace(/\D/g, '') })}
				/>
				<Select
					id={profileFieldId('answersWithinHours')}
					name="answersWithinHours"
					label={t('answersWithin')}
					isLabelShown
					value={String(draft.answersWithinHours)}
					options={hours.map((count) => ({ value: String(count), label: t('hours', { hours: count }) }))}
					onChange={(count) => onChange({ ...draft, answersWithinHours: Number(count) })}
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
							isChecked={draft.languages.includes(language)}
							onChange={(isOn) =>
								onChange({
									...draft,
									languages: spokenLanguages.filter((one) => (one === language ? isOn : draft.languages.includes(one))),
								})
							}
						/>
					))}
				</div>
			</FieldGroup>
		</div>
	);
}
