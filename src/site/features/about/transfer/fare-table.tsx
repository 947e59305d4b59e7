import { fareTo, rideFor, type Vehicle } from '#domain/transfer/fares.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { struckWon } from '#views/price/struck-won.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './transfer.module.css';
import type { TransferState } from './use-transfer-choice.ts';
import { zoneName } from './zone-name.ts';

/** Every zone by every vehicle, at the hour that is chosen: what the products' price lists say. */
export function FareTable({ state }: { state: TransferState }) {
	const t = useTranslations('transfer');
	const { choice, routes, vehicles } = state;
	return (
		<section className={styles.section}>
			<h2 className={styles.title}>{t('byDistance')}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must reach it */}
			<section className={styles.scroller} aria-label={t('byDistance')} tabIndex={0}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{t('zone', { terminal: t(`terminal.${choice.terminal}.name`) })}</th>
							{vehicles.map((vehicle) => (
								<th key={vehicle} scope="col" data-chosen={vehicle === choice.vehicle || undefined}>
									{t(`vehicle.${vehicle}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{routes.map((route) => (
							<Row key={route} state={state} route={route} />
						))}
					</tbody>
				</table>
			</section>
			<p className={styles.note}>{t('wonNote')}</p>
		</section>
	);
}

function Row({ state, route }: { state: TransferState; route: string }) {
	const { place, distance } = zoneName(state.routeName(route));
	return (
		<tr>
			<th scope="row">
				{place}
				{distance && <small>{distance}</small>}
			</th>
			{state.vehicles.map((vehicle) => (
				<Cell key={vehicle} state={state} vehicle={vehicle} route={route} />
			))}
		</tr>
	);
}

type CellProps = { state: TransferState; vehicle: Vehicle; route: string };

function Cell({ state, vehicle, route }: CellProps) {
	const t = useTranslations('transfer');
	const second = useSecondCurrency();
	const ride = rideFor(state.ridesOf(vehicle), { hour: state.choice.hour, route });
	const fare = ride && fareTo(ride, route);
	const isChosen = vehicle === state.choice.vehicle;
	return (
		<td data-chosen={isChosen || undefined}>
			{fare === undefined ? (
				<>
					<span aria-hidden="true">—</span>
					<span className="visually-hidden">{t('notThen')}</span>
				</>
			) : (
				<>
					{fare.beforeWon > fare.won && <div>{struckWon(fare.beforeWon, t('before'))}</div>}
					{formatWon(fare.won)}
					{isChosen && <small>{second(fare.won)}</small>}
				</>
			)}
		</td>
	);
}
