import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type Given, Languages, Texts, Typed } from './company-fields.tsx';
import { blankStation } from './company-values.ts';
import styles from './site.module.css';

/** As many as the contract takes; the page shows each with its lines. */
const mostStations = 10;

/** The way to the office, as the introduction shows it: stations, buses, car, and the address for a driver. */
export function CompanyWay(given: Given) {
	const t = useTranslations('console.company');
	const { form } = given;
	return (
		<Card title={t('way')}>
			<div className={styles.form}>
				<CheckRow
					name="showsWay"
					label={t('showsWay')}
					description={t('showsWayHint')}
					isChecked={form.values.showsWay}
					onChange={(showsWay) => form.change({ showsWay })}
				/>
				{form.values.showsWay && <Way {...given} />}
			</div>
		</Card>
	);
}

function Way(given: Given) {
	const t = useTranslations('console.company');
	const { form } = given;
	const { stations } = form.values.visit;
	const setStations = (next: typeof stations) => form.change({ visit: { ...form.values.visit, stations: next } });
	const texts = [
		...stations.flatMap((_, at) => [`visit.stations.${at}.name`, `visit.stations.${at}.way`]),
		...['visit.buses.stop', 'visit.buses.airport', 'visit.car'],
	];
	return (
		<>
			<div className={styles.fields}>
				<Typed form={form} name="visit.hangulAddress" hint={t('hangulAddressHint')} maxLength={200} />
				<Typed form={form} name="visit.hangulHint" hint={t('hangulHintHint')} maxLength={300} />
				<Typed form={form} name="visit.latitude" hint={t('pointHint')} inputMode="decimal" maxLength={12} />
				<Typed form={form} name="visit.longitude" inputMode="decimal" maxLength={12} />
				<Typed form={form} name="visit.hours.from" hint={t('hoursHint')} type="time" />
				<Typed form={form} name="visit.hours.to" type="time" />
			</div>
			<Languages {...given} of={texts}>
				{stations.map((_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a station is its place in the list; every field is controlled
					<fieldset key={at} className={styles.station}>
						<legend>{t('station', { number: at + 1 })}</legend>
						<div className={styles.fields}>
							<Texts {...given} name={`visit.stations.${at}.name`} maxLength={60} />
							<Typed form={form} name={`visit.stations.${at}.lines`} hint={t('listHint')} maxLength={60} />
							<Typed form={form} name={`visit.stations.${at}.exit`} maxLength={10} />
						</div>
						<Texts {...given} name={`visit.stations.${at}.way`} maxLength={400} isLong />
						<div>
							<Button size="sm" onClick={() => setStations(stations.filter((_one, other) => other !== at))}>
								<Icon name="close" />
								{t('removeStation', { number: at + 1 })}
							</Button>
						</div>
					</fieldset>
				))}
				{stations.length < mostStations && (
					<div>
						<Button size="sm" onClick={() => setStations([...stations, blankStation()])}>
							<Icon name="plus" />
							{t('addStation')}
						</Button>
					</div>
				)}
				<Texts {...given} name="visit.buses.stop" maxLength={200} />
				<Texts {...given} name="visit.buses.airport" maxLength={400} isLong />
				<Texts {...given} name="visit.car" maxLength={400} isLong />
			</Languages>
			<div className={styles.fields}>
				<Typed form={form} name="visit.buses.stopHangul" maxLength={60} />
				<Typed form={form} name="visit.buses.routes" hint={t('listHint')} maxLength={300} />
			</div>
		</>
	);
}
