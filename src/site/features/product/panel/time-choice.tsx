import type { AvailableDay } from '#contract/api/product.ts';
import { RadioChips } from '#ui/radio-chips.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { placesNeeded } from './choose-day.ts';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** From so few places on it is worth saying how many are left. */
const few = 5;

/** The start times of the day, with what is left in each where that is little. */
export function TimeChoice({ panel, day }: { panel: ReservationPanel; day: AvailableDay | undefined }) {
	const t = useTranslations('product.panel');
	const { choice, bounds, choose } = panel;
	const slots = (day?.slots ?? []).flatMap(({ time, left }) => (time === null ? [] : [{ time, left }]));
	if (slots.length === 0) return null;
	const places = placesNeeded(choice, bounds);
	return (
		<RadioChips
			legend={t('time')}
			options={slots.map(({ time, left }) => ({
				value: time,
				label: time,
				hint: left <= few ? t('left', { left }) : undefined,
				isOff: left < places,
			}))}
			value={choice.time}
			onChange={(time) => choose({ ...choice, time })}
		/>
	);
}
