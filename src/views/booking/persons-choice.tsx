import { countOf, type Persons, partyOf, typesTaken } from '#domain/product/price.ts';
import { infantsPerAdult } from '#domain/reservation/order.ts';
import { useTranslations } from '#ui/translations.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import styles from './booking.module.css';
import type { Booking } from './booking.ts';
import { type Bounds, type Choice, mostSeated, mostUnitsOf, personRange, unitsOf } from './choice.ts';

const typeNames = { adult: 'adults', child: 'children', infant: 'infants' } as const;

/** Who comes; and for rooms, vehicles and groups how many of them that takes. */
export function PersonsChoice({ booking }: { booking: Booking }) {
	const t = useTranslations('product.panel');
	const detail = useTranslations('product.detail');
	const { choice, bounds, choose } = booking;
	const isByPerson = bounds.price.unit === 'person';
	const { fromAge } = bounds.price;
	const setPersons = (persons: Persons): Choice => ({ ...choice, persons });
	const count = countOf(choice.persons);
	const seated = mostSeated(bounds);
	const isMost = count >= bounds.maxPersons || partyOf(choice.persons) >= seated;
	const areInfantsMost = choice.persons.infant >= infantsPerAdult * choice.persons.adult;
	const areUnitsMost = hasSpare(bounds) && unitsOf(choice, bounds) >= mostUnitsOf(bounds);
	return (
		<div>
			<div className={styles.steppers}>
				{typesTaken(bounds.price).map((type) => {
					const label = isByPerson ? t(typeNames[type]) : detail('persons');
					return (
						<CountStepper
							key={type}
							label={label}
							value={choice.persons[type]}
							{...personRange(choice, bounds, type)}
							lessLabel={t('less', { name: label })}
							moreLabel={t('more', { name: label })}
							onChange={(value) => choose(setPersons({ ...choice.persons, [type]: value }))}
						/>
					);
				})}
				{!isByPerson && <UnitsChoice booking={booking} />}
			</div>
			{fromAge !== undefined && <p className={styles.small}>{t('fromAge', { age: fromAge })}</p>}
			<p className={styles.small} role="status">
				{isMost && t('tooMany', { max: count >= bounds.maxPersons ? bounds.maxPersons : seated })}{' '}
				{areInfantsMost && t('infantsMost', { max: infantsPerAdult })}{' '}
				{areUnitsMost && t('atMost', { unit: bounds.price.unit, max: mostUnitsOf(bounds) })}{' '}
				{count <= bounds.minPersons && bounds.minPersons > 1 && t('tooFew', { min: bounds.minPersons })}
			</p>
		</div>
	);
}

/** Rooms can be more than the people need, and vehicles for their bags; of groups nobody wants a spare one. */
const hasSpare = ({ price: { unit, bags } }: Bounds): boolean => unit === 'room' || bags !== undefined;

function UnitsChoice({ booking: { choice, bounds, choose } }: { booking: Booking }) {
	const t = useTranslations('product.panel');
	const { unit, holds, bags } = bounds.price;
	const label = t('units', { unit });
	const hints = [holds && t('holds', { count: holds }), bags && t('bags', { count: bags })];
	const hint = hints.filter(Boolean).join(' · ') || undefined;
	const needed = unitsOf({ ...choice, units: 1 }, bounds);
	const value = unitsOf(choice, bounds);
	if (!hasSpare(bounds))
		return (
			<p className={styles.units}>
				<b>{label}</b>
				{hint && <small>{hint}</small>}
				<output>{value}</output>
			</p>
		);
	return (
		<CountStepper
			label={label}
			hint={hint}
			value={value}
			min={needed}
			max={mostUnitsOf(bounds)}
			lessLabel={t('less', { name: label })}
			moreLabel={t('more', { name: label })}
			onChange={(units) => choose({ ...choice, units })}
		/>
	);
}
