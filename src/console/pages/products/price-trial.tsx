import { useState } from 'react';
import type { Kind } from '#domain/area/area.ts';
import { addDays, daysBetween } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Persons, type PriceList, priceOf, typesTaken } from '#domain/product/price.ts';
import { formatWon } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PriceLines } from '#views/booking/price-lines.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from '../../content/content.module.css';
import { faultsOf, priceIn } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const labels = { adult: 'adults', child: 'children', infant: 'infants' } as const;

/** What a party would pay on a day, by the rule that guests are charged by, as the form stands now. */
export function PriceTrial({ form, kind }: { form: ProductForm; kind: Kind | undefined }) {
	const t = useTranslations('console.product');
	const panel = useTranslations('product.panel');
	const [day, setDay] = useState(() => addDays(koreanDay(new Date()), 7));
	const [nights, setNights] = useState(1);
	const [persons, setPersons] = useState<Persons>({ adult: 2, child: 0, infant: 0 });
	const isByNight = kind?.booking === 'nights';
	const list = priceIn(form.values) as PriceList;
	const isSound = Object.keys(faultsOf(form.values)).every((field) => !/^(price|rules|options)/.test(field));
	const days = isByNight ? daysBetween(day, addDays(day, nights - 1)) : [day];
	const price = isSound && day !== '' ? priceOf(list, { days, persons }) : undefined;
	const stepper = (label: string, value: number, min: number, onChange: (value: number) => void) => (
		<CountStepper
			{...{ label, value, min, max: 99, onChange }}
			lessLabel={panel('less', { name: label })}
			moreLabel={panel('more', { name: label })}
		/>
	);
	return (
		<Card title={t('trial')}>
			<p className={styles.small}>{t('trialText')}</p>
			<div className={styles.grid}>
				<DayField
					id="trial-day"
					label={panel(isByNight ? 'checkIn' : 'date')}
					value={day}
					daysAhead={730}
					onChange={setDay}
				/>
				{isByNight && stepper(panel('nights'), nights, 1, setNights)}
				{typesTaken(list).map((type) => (
					<div key={type}>
						{stepper(panel(labels[type]), persons[type], type === 'adult' ? 1 : 0, (value) =>
							setPersons((before) => ({ ...before, [type]: value })),
						)}
					</div>
				))}
			</div>
			{price ? (
				<div aria-live="polite">
					<PriceLines price={price} isByNight={isByNight} promotion={undefined} />
					<p className={styles.total}>
						<span>{panel('total')}</span>
						<b>{formatWon(price.total)}</b>
					</p>
				</div>
			) : (
				<p className={styles.small}>{t('trialNone')}</p>
			)}
		</Card>
	);
}
