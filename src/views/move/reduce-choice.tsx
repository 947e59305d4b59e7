import { countOf, personTypes, unitsNeeded } from '#domain/product/price.ts';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { usePersonsText } from '#views/reservation/use-persons-text.ts';
import styles from './dialog.module.css';
import { areUnitsChosen, type Fewer, fewerRange, fewestUnits, withoutThese, withPersons } from './fewer.ts';
import { isEachNamed } from './party-after.ts';
import { WhoComes } from './who-comes.tsx';

type Props = { value: Fewer; onChange: (value: Fewer) => void };

/** Who still comes: by name where tickets are made out to every name, else by number. */
export function ReduceChoice(props: Props) {
	const { reservation } = useReservation();
	return isEachNamed(reservation) ? <ByName {...props} /> : <ByNumber {...props} />;
}

function ByName({ value, onChange }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const personsText = usePersonsText();
	const { reservation } = useReservation();
	return (
		<WhoComes
			label={t('who')}
			leaving={value.leaving}
			onLeave={(leaving) => onChange(withoutThese(reservation, leaving))}
			hint={value.leaving.length > 0 ? t('still', { persons: personsText(value, 'person') }) : undefined}
		/>
	);
}

function ByNumber({ value, onChange }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const { reservation } = useReservation();
	const { order, terms, bounds } = reservation;
	const { persons, units } = value;
	const fewest = fewestUnits(reservation, persons);
	const unitsName = t(terms.price.unit === 'room' ? 'rooms' : 'vehicles');
	// More than the people need: it is their bags that ask for it.
	const areForBags = order.units > 1 && units === fewest && fewest > unitsNeeded(terms.price, persons);
	const stepper = (name: string, count: number, range: { min: number; max: number }, set: (count: number) => void) => (
		<CountStepper
			key={name}
			label={name}
			value={count}
			{...range}
			lessLabel={t('less', { name })}
			moreLabel={t('more', { name })}
			onChange={set}
		/>
	);
	return (
		<div className={styles.steppers}>
			{personTypes
				.filter((type) => order.persons[type] > 0)
				.map((type) =>
					stepper(t(type), persons[type], fewerRange(reservation, persons, type), (count) =>
						onChange(withPersons(reservation, value, { ...persons, [type]: count })),
					),
				)}
			{areUnitsChosen(reservation) &&
				order.units > 1 &&
				stepper(unitsName, units, { min: fewest, max: order.units }, (count) => onChange({ ...value, units: count }))}
			<div className={styles.hints} role="status">
				{countOf(persons) <= bounds.minPersons && bounds.minPersons > 1 && (
					<p>{t('least', { min: bounds.minPersons })}</p>
				)}
				{areForBags && <p>{t('forBags')}</p>}
			</div>
		</div>
	);
}
