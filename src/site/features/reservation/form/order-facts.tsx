import { daysBetween } from '#domain/availability/schedule.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { startsAt } from '#domain/reservation/service-time.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { useDetailText } from '#views/reservation/use-detail-text.ts';
import { usePersonsText } from '#views/reservation/use-persons-text.ts';
import { detailsOf } from './details-of.ts';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Row = { name: string; value: React.ReactNode };

/** Date, persons, route and details in a line each. */
export function useOrderRows(form: ReservationFormState): Row[] {
	const t = useTranslations('reservation');
	const locale = useLocale();
	const personsText = usePersonsText();
	const detailText = useDetailText();
	const { order, product, kind, values } = form;
	if (!order) return [];
	const { on, to, time } = order;
	const date = [formatDateWithWeekday(on, locale), time && t('kst', { time })].filter(Boolean).join(' ');
	const nights = to && t('nights', { nights: daysBetween(on, to).length - 1 });
	const chosen = choiceGroups.flatMap((group): Row[] => {
		const option = values.choices[group];
		const isOffered = product.price.choices?.some((one) => one.group === group);
		return option && isOffered ? [{ name: t(`choiceGroup.${group}`), value: product.options?.[option] ?? option }] : [];
	});
	const told = Object.entries(detailsOf(values, kind.details)) as [(typeof kind.details)[number], string | number][];
	return [
		{
			name: t('form.date'),
			value: (
				<>
					{to ? `${date} – ${formatDateWithWeekday(to, locale)}, ${nights}` : date}
					{time && <OwnTime at={startsAt(order)} className={styles.own} />}
				</>
			),
		},
		{ name: t('form.persons'), value: personsText(order, product.price.unit) },
		...chosen,
		...told.map(([id, value]) => ({ name: t(`detail.${id}`), value: detailText(id, value) })),
	];
}

export function OrderFacts({ form }: { form: ReservationFormState }) {
	return <FactRows rows={useOrderRows(form)} />;
}
