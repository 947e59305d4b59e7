import { countOf } from '#domain/product/price.ts';
import {
	type HalalLevel,
	halalLevels,
	mostChildSeats,
	type NeedFlag,
	type NeedId,
	needFlags,
	type WheelchairKind,
	wheelchairKinds,
} from '#domain/reservation/needs.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { fieldId } from './form-values.ts';
import { LanguageField } from './language-field.tsx';
import styles from './reservation-form.module.css';
import { TextInput } from './text-input.tsx';
import { useNeedHint } from './use-need-hint.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

const noWish = 'none';
type Props = { form: ReservationFormState };

/** What a provider must know to receive a guest well; all of it optional, and only what makes sense for the kind. */
export function NeedsFields({ form }: Props) {
	const t = useTranslations('reservation');
	const has = (id: NeedId) => form.kind.needs.includes(id);
	return (
		<div className={styles.stack}>
			{has('interpreter') && <LanguageField form={form} />}
			<FlagFields form={form} />
			<div className={styles.grid}>
				{has('halal') && <HalalFields form={form} />}
				{has('child-seats') && <SeatsField form={form} />}
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

function useChange(form: ReservationFormState) {
	const { needs } = form.values;
	return (next: Partial<typeof needs>) => form.change({ needs: { ...needs, ...next } });
}

function FlagFields({ form }: Props) {
	const t = useTranslations('reservation');
	const hint = useNeedHint(form);
	const change = useChange(form);
	const { needs } = form.values;
	const shown = needFlags.filter((flag) => form.kind.needs.includes(flag));
	const toggle = (flag: NeedFlag, isOn: boolean) =>
		change({ flags: needFlags.filter((one) => (one === flag ? isOn : needs.flags.includes(one))) });
	if (shown.length === 0) return null;
	return (
		<>
			<FieldGroup label={t('guest.needs')} isLabelHidden>
				<div className={styles.flags}>
					{shown.map((flag) => (
						<CheckRow
							key={flag}
							name={`needs.${flag}`}
							label={t(`need.${flag}`)}
							description={hint(flag)}
							isChecked={needs.flags.includes(flag)}
							onChange={(isOn) => toggle(flag, isOn)}
						/>
					))}
				</div>
			</FieldGroup>
			{needs.flags.includes('wheelchair') && shown.includes('wheelchair') && <WheelchairFields form={form} />}
		</>
	);
}

/** What kind, and how many where more than one may come. */
function WheelchairFields({ form }: Props) {
	const t = useTranslations('reservation');
	const change = useChange(form);
	const { wheelchair, wheelchairs = 1 } = form.values.needs;
	const most = countOf(form.booking.choice.persons);
	const label = t('form.wheelchairs');
	const { errorOf } = form;
	return (
		<div className={styles.grid}>
			<Select
				id="field-needs-wheelchair"
				name="needs.wheelchairKind"
				label={t('form.wheelchairKind')}
				isLabelShown
				value={wheelchair ?? noWish}
				options={[
					{ value: noWish, label: t('form.wheelchairUnknown') },
					...wheelchairKinds.map((value) => ({ value, label: t(`wheelchairKind.${value}`) })),
				]}
				onChange={(value) => change({ wheelchair: value === noWish ? undefined : (value as WheelchairKind) })}
			/>
			{(most > 1 || wheelchairs > most) && (
				<CountStepper
					id={fieldId('needs.wheelchairs')}
					label={label}
					error={errorOf('needs.wheelchairs')}
					value={wheelchairs}
					min={1}
					max={most}
					lessLabel={t('form.less', { name: label })}
					moreLabel={t('form.more', { name: label })}
					onChange={(count) => change({ wheelchairs: count === 1 ? undefined : count })}
				/>
			)}
		</div>
	);
}

function HalalFields({ form }: Props) {
	const t = useTranslations('reservation');
	const hint = useNeedHint(form);
	const change = useChange(form);
	const { needs } = form.values;
	const { adult, child, infant } = form.booking.choice.persons;
	const most = Math.max(1, adult + child + infant);
	const label = t('form.halalCount');
	const { errorOf } = form;
	const count = needs.halalCount ?? most;
	return (
		<>
			<Select
				id="field-needs-halal"
				name="needs.halal"
				label={t('halalLabel')}
				isLabelShown
				hint={hint('halal') ?? t('form.halalHint')}
				value={needs.halal ?? noWish}
				options={[
					{ value: noWish, label: t('form.halalNone') },
					...halalLevels.map((value) => ({ value, label: t(`halal.${value}`) })),
				]}
				onChange={(value) =>
					change(
						value === noWish
							? { halal: null, halalCount: undefined }
							: { halal: value as HalalLevel, halalCount: most },
					)
				}
			/>
			{needs.halal !== null && (most > 1 || count > most) && (
				<CountStepper
					id={fieldId('needs.halalCount')}
					label={label}
					error={errorOf('needs.halalCount')}
					value={count}
					min={1}
					max={most}
					lessLabel={t('form.less', { name: label })}
					moreLabel={t('form.more', { name: label })}
					onChange={(halalCount) => change({ halalCount })}
				/>
			)}
		</>
	);
}

function SeatsField({ form }: Props) {
	const t = useTranslations('reservation');
	const hint = useNeedHint(form);
	const change = useChange(form);
	const seats = t('childSeats');
	const { errorOf } = form;
	return (
		<CountStepper
			id={fieldId('needs.childSeats')}
			label={seats}
			hint={hint('child-seats')}
			error={errorOf('needs.childSeats')}
			value={form.values.needs.childSeats}
			min={0}
			max={Math.min(mostChildSeats, Math.max(1, countOf(form.booking.choice.persons)))}
			lessLabel={t('form.less', { name: seats })}
			moreLabel={t('form.more', { name: seats })}
			onChange={(childSeats) => change({ childSeats })}
		/>
	);
}
