import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { FormValues } from './form-values.ts';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import type { ReservationFormState } from './use-reservation-form.ts';

/** The number my information keeps, another one, or none: needed only where the kind says so. */
export function PassportFields({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const { kind, me, values } = form;
	const { passportFrom } = values;
	const isNeeded = kind.isPassportNeeded;
	const sources: { value: FormValues['passportFrom']; label: string }[] = [
		...(me.passportMasked ? [{ value: 'kept' as const, label: t('passportKept', { masked: me.passportMasked }) }] : []),
		{ value: 'typed', label: t('passportOther') },
		...(isNeeded ? [] : [{ value: 'none' as const, label: t('passportNone') }]),
	];
	const isChosen = me.passportMasked !== null;
	return (
		<div className={styles.passport}>
			{isChosen && (
				<FieldGroup label={guest('passport')} isRadioGroup hint={isNeeded ? t('passportNeeded') : undefined}>
					{sources.map(({ value, label }) => (
						<label key={value} className={styles.radio}>
							<input
								type="radio"
								name="passportFrom"
								value={value}
								checked={passportFrom === value}
								onChange={() => form.change({ passportFrom: value })}
							/>
							<span>{label}</span>
						</label>
					))}
				</FieldGroup>
			)}
			{(!isChosen || passportFrom === 'typed') && <NumberField form={form} isNeeded={isNeeded} />}
		</div>
	);
}

function NumberField({ form, isNeeded }: { form: ReservationFormState; isNeeded: boolean }) {
	const t = useTranslations('reservation.form');
	const guest = useTranslations('reservation.guest');
	const isTyped = form.values.passport.trim() !== '';
	const hint = isTyped ? t('passportSafe') : isNeeded ? t('passportNeeded') : t('passportOptional');
	return (
		<TextInput
			form={form}
			field="passport"
			label={guest('passport')}
			{...(!isNeeded && { optionalLabel: t('optional') })}
			hint={hint}
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={20}
		/>
	);
}
