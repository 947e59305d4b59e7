import { type HalalLevel, halalLevels, mostChildSeats, type NeedFlag, needFlags } from '#domain/reservation/needs.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import styles from './ask.module.css';
import { fieldId, needsAsked } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

type Props = { form: AskForm };
const noWish = 'none';

/** What a provider must know to receive somebody well: all of it optional, and only what makes sense for the kind. */
export function NeedFields({ form }: Props) {
	const t = useTranslations('matching.ask');
	const words = useTranslations('reservation');
	const asked = needsAsked(form.values);
	const { needs } = form.values;
	const change = (next: Partial<typeof needs>) => form.set('needs', { ...needs, ...next });
	const toggle = (flag: NeedFlag, isOn: boolean) =>
		change({ flags: needFlags.filter((one) => (one === flag ? isOn : needs.flags.includes(one))) });
	const flags = needFlags.filter((flag) => asked.has(flag));
	const seats = words('childSeats');
	if (asked.size === 0) return null;
	return (
		<div className={styles.paper}>
			<FieldGroup label={t('needs')} optionalLabel={t('optional')}>
				<div className={styles.flags}>
					{flags.map((flag) => (
						<CheckRow
							key={flag}
							name={`needs.${flag}`}
							label={words(`need.${flag}`)}
							isChecked={needs.flags.includes(flag)}
							onChange={(isOn) => toggle(flag, isOn)}
						/>
					))}
				</div>
			</FieldGroup>
			<div className={styles.grid}>
				{asked.has('halal') && (
					<Select
						id={fieldId('needs.halal')}
						name="needs.halal"
						label={words('halalLabel')}
						isLabelShown
						value={needs.halal ?? noWish}
						options={[
							{ value: noWish, label: t('halalNone') },
							...halalLevels.map((value) => ({ value: value as string, label: words(`halal.${value}`) })),
						]}
						onChange={(value) =>
							change({ halal: value === noWish ? null : (value as HalalLevel), halalCount: undefined })
						}
					/>
				)}
				{asked.has('child-seats') && (
					<CountStepper
						id={fieldId('needs.childSeats')}
						label={seats}
						error={form.errorOf('needs.childSeats')}
						value={needs.childSeats}
						min={0}
						max={mostChildSeats}
						lessLabel={t('less', { name: seats })}
						moreLabel={t('more', { name: seats })}
						onChange={(childSeats) => change({ childSeats })}
					/>
				)}
			</div>
		</div>
	);
}
