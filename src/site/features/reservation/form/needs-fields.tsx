import { type HalalLevel, halalLevels, mostChildSeats, type NeedFlag, needFlags } from '#domain/reservation/needs.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import type { ReservationFormState } from './use-reservation-form.ts';

const noWish = 'none';

/** What a provider must know to receive a guest well; all of it optional. */
export function NeedsFields({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation');
	const { needs } = form.values;
	const change = (next: Partial<typeof needs>) => form.change({ needs: { ...needs, ...next } });
	const toggle = (flag: NeedFlag, isOn: boolean) =>
		change({ flags: needFlags.filter((one) => (one === flag ? isOn : needs.flags.includes(one))) });
	const seats = t('childSeats');
	return (
		<div className={styles.stack}>
			<FieldGroup label={t('guest.needs')} isLabelHidden>
				<div className={styles.flags}>
					{needFlags.map((flag) => (
						<CheckRow
							key={flag}
							name={`needs.${flag}`}
							label={t(`need.${flag}`)}
							isChecked={needs.flags.includes(flag)}
							onChange={(isOn) => toggle(flag, isOn)}
						/>
					))}
				</div>
			</FieldGroup>
			<div className={styles.grid}>
				<Select
					id="field-needs-halal"
					name="needs.halal"
					label={t('halalLabel')}
					isLabelShown
					hint={t('form.halalHint')}
					value={needs.halal ?? noWish}
					options={[
						{ value: noWish, label: t('form.halalNone') },
						...halalLevels.map((value) => ({ value, label: t(`halal.${value}`) })),
					]}
					onChange={(value) => change({ halal: value === noWish ? null : (value as HalalLevel) })}
				/>
				<Stepper
					label={seats}
					value={needs.childSeats}
					min={0}
					max={mostChildSeats}
					lessLabel={t('form.less', { name: seats })}
					moreLabel={t('form.more', { name: seats })}
					onChange={(childSeats) => change({ childSeats })}
				/>
			</div>
			<TextInput
				form={form}
				field="allergy"
				label={t('guest.allergy')}
				optionalLabel={t('form.optional')}
				hint={t('form.allergyHint')}
				maxLength={500}
				autoComplete="off"
			/>
		</div>
	);
}
