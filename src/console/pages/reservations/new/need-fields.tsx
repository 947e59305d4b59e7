import { countOf } from '#domain/product/price.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { uncoveredNeeds } from '#domain/reservation/need-cover.ts';
import {
	type HalalLevel,
	halalLevels,
	mostChildSeats,
	type NeedFlag,
	type NeedId,
	type Needs,
	needFlags,
} from '#domain/reservation/needs.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import styles from './taken.module.css';
import type { TakenState } from './use-taken-form.ts';

type Props = { form: TakenState };
const none = 'none';

/** What the house must know to welcome the guest; what it does not promise is said while the guest is still on the line. */
export function NeedFields({ form }: Props) {
	const t = useTranslations('reservation');
	const taken = useTranslations('console.taken');
	const { needs } = form.values;
	const has = (id: NeedId) => form.kind.needs.includes(id);
	const change = (next: Partial<Needs>) => form.set('needs', { ...needs, ...next });
	const toggle = (flag: NeedFlag, isOn: boolean) =>
		change({ flags: needFlags.filter((one) => (one === flag ? isOn : needs.flags.includes(one))) });
	const gender = form.values.lead.gender === 'male' ? 'male' : ('female' as const);
	const isBeyond = uncoveredNeeds(needs, { ...form.product, gender }).length > 0;
	const seats = t('childSeats');
	const most = Math.max(1, countOf(form.booking.choice.persons));
	return (
		<Card title={t('guest.needs')}>
			<div className={styles.flags}>
				{needFlags.filter(has).map((flag) => (
					<CheckRow
						key={flag}
						name={`needs.${flag}`}
						label={t(`need.${flag}`)}
						isChecked={needs.flags.includes(flag)}
						onChange={(isOn) => toggle(flag, isOn)}
					/>
				))}
			</div>
			<div className={styles.grid}>
				{has('interpreter') && (
					<Select
						id={form.idOf('needs.interpreter')}
						name="needs.interpreter"
						label={taken('interpreter')}
						isLabelShown
						value={needs.interpreter ?? none}
						options={[
							{ value: none, label: taken('noInterpreter') },
							...spokenLanguages.map((value) => ({ value, label: t(`spoken.${value}`) })),
						]}
						onChange={(value) => change({ interpreter: spokenLanguages.find((one) => one === value) })}
					/>
				)}
				{has('halal') && (
					<Select
						id={form.idOf('needs.halal')}
						name="needs.halal"
						label={t('halalLabel')}
						isLabelShown
						value={needs.halal ?? none}
						options={[
							{ value: none, label: t('form.halalNone') },
							...halalLevels.map((value) => ({ value, label: t(`halal.${value}`) })),
						]}
						onChange={(value) => change({ halal: value === none ? null : (value as HalalLevel) })}
					/>
				)}
				{has('child-seats') && (
					<CountStepper
						id={form.idOf('needs.childSeats')}
						label={seats}
						error={form.errorOf('needs.childSeats')}
						value={needs.childSeats}
						min={0}
						max={Math.min(mostChildSeats, most)}
						lessLabel={t('form.less', { name: seats })}
						moreLabel={t('form.more', { name: seats })}
						onChange={(childSeats) => change({ childSeats })}
					/>
				)}
				<TextField
					{...form.field('allergy')}
					label={t('guest.allergy')}
					optionalLabel={t('form.optional')}
					autoComplete="off"
					maxLength={500}
				/>
			</div>
			{isBeyond && <Note tone="warn">{taken('beyond')}</Note>}
		</Card>
	);
}
