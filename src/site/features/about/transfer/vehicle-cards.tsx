import { useId } from 'react';
import { fareTo, rideFor, type Vehicle } from '#domain/transfer/fares.ts';
import { formatWon } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { struckWon } from '#views/price/struck-won.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './transfer.module.css';
import type { TransferState } from './use-transfer-choice.ts';
import { VehicleDrawing } from './vehicle-drawing.tsx';

/** One of the vehicles that drive from this airport, with its price for the zone and hour that are chosen. */
export function VehicleCards({ state }: { state: TransferState }) {
	const t = useTranslations('transfer');
	const name = useId();
	return (
		<fieldset className={styles.section}>
			<legend className={styles.title}>{t('vehicles')}</legend>
			<div className={styles.vehicles}>
				{state.vehicles.map((vehicle) => (
					<label key={vehicle} className={styles.vehicle}>
						<input
							className="visually-hidden"
							type="radio"
							name={name}
							checked={vehicle === state.choice.vehicle}
							onChange={() => state.choose({ vehicle })}
						/>
						<VehicleDrawing vehicle={vehicle} />
						<b>{t(`vehicle.${vehicle}`)}</b>
						<Room state={state} vehicle={vehicle} />
						<Fare state={state} vehicle={vehicle} />
					</label>
				))}
			</div>
		</fieldset>
	);
}

type Props = { state: TransferState; vehicle: Vehicle };

/** How many people and large bags one of them takes. */
function Room({ state, vehicle }: Props) {
	const t = useTranslations('transfer');
	const rides = state.ridesOf(vehicle);
	const seats = Math.max(...rides.map(({ price }) => price.holds ?? 1));
	const bags = Math.max(...rides.map(({ price }) => price.bags ?? 0));
	return (
		<span className={styles.room}>
			<span>
				<Icon name="people" />
				{t('seats', { count: seats })}
			</span>
			{bags > 0 && (
				<span>
					<Icon name="bag" />
					{t('bagsTaken', { count: bags })}
				</span>
			)}
		</span>
	);
}

function Fare({ state, vehicle }: Props) {
	const t = useTranslations('transfer');
	const second = useSecondCurrency();
	const { hour, route } = state.choice;
	const ride = rideFor(state.ridesOf(vehicle), { hour, route });
	const fare = ride && fareTo(ride, route);
	if (fare === undefined) return <span className={styles.none}>{t('notThen')}</span>;
	return (
		<span className={styles.fare}>
			{fare.beforeWon > fare.won && struckWon(fare.beforeWon, t('before'))}
			<b>{formatWon(fare.won)}</b>
			<small>{second(fare.won)}</small>
		</span>
	);
}
