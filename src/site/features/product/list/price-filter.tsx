import type { AreaSlug } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatThousands, formatWon } from '#i18n/format.ts';
import { RangePair } from '#ui/range-pair.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './filter-panel.module.css';
import type { ListChoices } from './list-choices.ts';
import { priceStops, stopOf } from './price-stops.ts';
import { useDraft } from './use-draft.ts';
import type { Apply } from './use-list-navigation.ts';

type Limits = { from: number | undefined; to: number | undefined };
type Props = { area: AreaSlug; choices: ListChoices; limits: { min: number; max: number }; apply: Apply };

/** Between two prices: dragged on round stops, or typed to the won. An end left alone is no limit. */
export function PriceFilter({ area, choices, limits, apply }: Props) {
	const t = useTranslations('product.list');
	const approximate = useSecondCurrency();
	const stops = priceStops(limits.min, limits.max);
	const last = stops.length - 1;
	const { shown, change } = useDraft<Limits>({
		value: { from: choices.priceFrom, to: choices.priceTo },
		onSettle: ({ from, to }) => apply({ priceFrom: from, priceTo: to }, { replace: true }),
		delayMs: 250,
	});
	if (limits.max <= limits.min && shown.from === undefined && shown.to === undefined) return null;
	const low = shown.from === undefined ? 0 : stopOf(stops, shown.from);
	const high = shown.to === undefined ? last : stopOf(stops, shown.to);
	const endOf = (at: number, label: string) => ({ label, value: at, text: formatWon(stops[at] ?? 0) });
	const drag = (from: number, to: number) =>
		change({ from: from === 0 ? undefined : stops[from], to: to === last ? undefined : stops[to] });
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{t('price', { health: healthOf(area) })}</legend>
			<RangePair
				max={last}
				low={endOf(low, t('priceFrom'))}
				high={endOf(Math.max(low, high), t('priceTo'))}
				onChange={drag}
			/>
			<div className={styles.pair}>
				<WonField
					label={t('priceFrom')}
					name="priceFrom"
					hint={approximate(shown.from ?? limits.min)}
					open={limits.min}
					value={shown.from}
					onSettle={(priceFrom) => apply({ priceFrom }, { replace: true })}
				/>
				<WonField
					label={t('priceTo')}
					name="priceTo"
					hint={approximate(shown.to ?? limits.max)}
					open={limits.max}
					value={shown.to}
					onSettle={(priceTo) => apply({ priceTo }, { replace: true })}
				/>
			</div>
		</fieldset>
	);
}

type WonProps = {
	label: string;
	name: string;
	hint: string | undefined;
	/** What holds while nothing is typed. */
	open: number;
	value: number | undefined;
	onSettle: (won: number | undefined) => void;
};

function WonField({ label, name, hint, open, value, onSettle }: WonProps) {
	const { shown, change, leave } = useDraft<string>({
		value: value === undefined ? '' : formatThousands(value),
		onSettle: (text) => {
			const digits = text.replace(/\D/g, '').slice(0, 9);
			onSettle(digits === '' ? undefined : Number(digits));
		},
		delayMs: 600,
		isTyped: true,
	});
	return (
		<TextField
			label={label}
			name={name}
			prefix="₩"
			hint={hint}
			inputMode="numeric"
			autoComplete="off"
			maxLength={13}
			placeholder={formatThousands(open)}
			value={shown}
			onChange={(event) => change(event.target.value)}
			onBlur={leave}
		/>
	);
}
