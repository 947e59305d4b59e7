import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AskerAnswer } from '#contract/api/matching.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { ownClock } from '#i18n/own-clock.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { productDaysQuery } from '#views/booking/days-query.ts';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from './dialogs.module.css';
import { timesOn } from './times-on.ts';
import type { OfferedDate, ReserveForm } from './use-reserving.ts';

type Props = {
	answer: AskerAnswer;
	product: NonNullable<AskerAnswer['product']>;
	form: ReserveForm;
};

/** One of the dates that were offered; where none were, any day with places, and of its times one. */
export function ReserveWhen(props: Props) {
	const t = useTranslations('matching.reserve');
	const { dates } = props.answer;
	if (dates.length === 0) return <AnyDay {...props} />;
	return <Dates label={t('date')} dates={dates} form={props.form} />;
}

function AnyDay({ answer: { places }, product: { id }, form }: Props) {
	const t = useTranslations('matching.reserve');
	const { on } = form.values;
	const month = on.slice(0, '2026-11'.length);
	const { data, isError } = useQuery({ ...productDaysQuery(useApi(), { id, month }), enabled: on !== '' });
	const times = on === '' ? undefined : timesOn(data?.days, { on, places });
	// biome-ignore lint/correctness/useExhaustiveDependencies: when another day is chosen, or its times have come
	useEffect(() => {
		// Where there is nothing to choose, it is chosen; what could not be asked is left to the server to say.
		const free = isError ? [null] : (timesOn(data?.days, { on, places }) ?? []);
		const [only = null] = free;
		const was = form.valuesNow().date;
		if (was?.on === on && free.includes(was.time)) return;
		form.change({ date: on !== '' && free.length === 1 ? { on, time: only } : null });
	}, [on, data, isError, places]);
	const isFull = times?.length === 0;
	const isTimed = times?.some((time) => time !== null);
	return (
		<>
			<DayField
				label={t('date')}
				id={form.idOf('on')}
				name="on"
				value={on}
				daysAhead={365}
				error={isFull ? t('dayFull') : form.faults.on && t('noDate')}
				onChange={(next) => form.change({ on: next })}
			/>
			{times && isTimed && (
				<Dates
					label={t('time')}
					dates={times.map((time) => ({ on, time }))}
					error={form.faults.date && t('noTime')}
					form={form}
				/>
			)}
		</>
	);
}

type DatesProps = {
	form: ReserveForm;
	label: string;
	dates: readonly OfferedDate[];
	error?: string | undefined;
};

function Dates({ label, dates, error, form }: DatesProps) {
	const chosen = form.values.date;
	const words = useTranslations('reservation');
	const locale = useLocale();
	const zone = useOwnZone();
	const when = ({ on, time }: OfferedDate) => {
		if (time === null) return formatDateWithWeekday(on, locale);
		const own = ownClock(koreanInstant(on, time), zone);
		return `${formatDateWithWeekday(on, locale)}, ${words('kst', { time })}${own ? ` (${own})` : ''}`;
	};
	return (
		<FieldGroup {...{ label, error }} isRadioGroup>
			{dates.map((date) => (
				<label key={`${date.on} ${date.time}`} className={styles.choice}>
					<input
						type="radio"
						name="date"
						value={`${date.on} ${date.time}`}
						checked={date.on === chosen?.on && date.time === chosen?.time}
						onChange={() => form.change({ date })}
					/>
					<span>{when(date)}</span>
				</label>
			))}
		</FieldGroup>
	);
}
