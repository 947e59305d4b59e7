import { type KeyboardEvent, useId, useState } from 'react';
import { mostOfferedDates, type OfferedDate } from '#domain/matching/answer.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { isSameDate, shortDates, withDate } from './answer-values.ts';
import type { AnswerFormState } from './use-answer-form.ts';

type Props = { form: AnswerFormState; desk: AnswerDesk };

/** Up to five days, with the places that are really free on each; or another day by word. */
export function DateFields({ form, desk }: Props) {
	const t = useTranslations('matching.builder');
	const say = useDateText();
	const { dates } = form.values;
	const product = desk.products.find(({ id }) => id === form.values.productId);
	const isFull = dates.length >= mostOfferedDates;
	const set = (next: OfferedDate[]) => form.set('dates', next);
	const short = shortDates(form.values, product);
	return (
		<fieldset className={styles.part}>
			<legend className={styles.legend}>{t('dates')}</legend>
			<FieldGroup
				id={form.idOf('dates')}
				label={t('dates')}
				isLabelHidden
				hint={t('datesHint')}
				error={form.errorOf('dates')}
			>
				<ul className={styles.chips}>
					{dates.map((date) => (
						<li key={`${date.on} ${date.time}`}>
							<button
								type="button"
								className={chipClass({ isOn: true })}
								aria-label={t('removeDate', { date: say(date) })}
								onClick={() => set(dates.filter((one) => !isSameDate(one, date)))}
							>
								{say(date)}
								<Icon name="close" />
							</button>
						</li>
					))}
				</ul>
			</FieldGroup>
			{short.map((date) => (
				<Note key={`${date.on} ${date.time}`} tone="warn">
					{t('short', { date: say(date), count: date.left })}
				</Note>
			))}
			{!isFull && product && (
				<FreeDays key={product.id} free={product.free} dates={dates} onAdd={(date) => set(withDate(dates, date))} />
			)}
			{!isFull && <OtherDay onAdd={(date) => set(withDate(dates, date))} />}
		</fieldset>
	);
}

function useDateText(): (date: OfferedDate) => string {
	const locale = useWordsLocale();
	return ({ on, time }) => [formatDateWithWeekday(on, locale), time].filter(Boolean).join(' ');
}

type FreeProps = {
	free: AnswerDesk['products'][number]['free'];
	dates: readonly OfferedDate[];
	onAdd: (date: OfferedDate) => void;
};

/** A day of those that have places, then its time. */
function FreeDays({ free, dates, onAdd }: FreeProps) {
	const t = useTranslations('matching.builder');
	const locale = useWordsLocale();
	const [on, setOn] = useState(free[0]?.on ?? '');
	const day = free.find((one) => one.on === on);
	if (free.length === 0) return <p className={styles.small}>{t('noFree')}</p>;
	return (
		<div className={styles.free}>
			<Select
				name="free-day"
				label={t('freeDay')}
				isLabelShown
				value={on}
				options={free.map((one) => ({ value: one.on, label: formatDateWithWeekday(one.on, locale) }))}
				onChange={setOn}
			/>
			<div className={styles.chips}>
				{day?.slots
					.filter(({ time }) => !dates.some((date) => isSameDate(date, { on, time })))
					.map(({ time, left }) => (
						<button key={time ?? ''} type="button" className={styles.dashed} onClick={() => onAdd({ on, time })}>
							<Icon name="plus" />
							{[time, t('left', { count: left })].filter(Boolean).join(' · ')}
						</button>
					))}
			</div>
		</div>
	);
}

const noDay = { on: '', time: '' };
type OtherField = keyof typeof noDay;

/** `930`, `9:30` and `09.30` are the same. */
function clockIn(text: string): string | undefined {
	const typed = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(text);
	const clock = typed ? `${typed[1]?.padStart(2, '0')}:${typed[2]}` : '';
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : undefined;
}

/** A day nobody keeps places for on the site, such as an operating day. */
function OtherDay({ onAdd }: Pick<FreeProps, 'onAdd'>) {
	const t = useTranslations('matching.builder');
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	const idOf = (field: OtherField) => `${id}-${field}`;
	const form = useForm<typeof noDay, OtherField>({
		...{ blank: noDay, idOf, textOf: () => '', bringUp: (fields) => focusFirst(fields.map(idOf)) },
		faultsOf: ({ on, time }) =>
			onlyWrong<OtherField>({
				on: on === '' ? 'required' : undefined,
				time: time.trim() !== '' && clockIn(time) === undefined ? 'invalid-input' : undefined,
			}),
		faultText: (code) => (code === 'invalid-input' ? t('timeWrong') : undefined),
		asksBeforeLeaving: true,
	});
	if (!isOpen)
		return (
			<div>
				<Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
					{t('otherDay')}
				</Button>
			</div>
		);
	const send = async ({ on, time }: typeof noDay) => {
		onAdd({ on, time: clockIn(time) ?? null });
		form.restart(noDay);
		setIsOpen(false);
	};
	const add = () => void form.submit({ send });
	// It stands within the answer's own form, which Enter would send.
	const byEnter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		add();
	};
	return (
		<div className={styles.other}>
			<DayField
				id={form.idOf('on')}
				label={t('day')}
				value={form.values.on}
				error={form.errorOf('on')}
				onChange={(on) => form.change({ on })}
				daysAhead={370}
				daysBack={-1}
			/>
			<TextField
				{...form.field('time')}
				label={t('time')}
				optionalLabel={t('optional')}
				placeholder="09:30"
				inputMode="numeric"
				autoComplete="off"
				onKeyDown={byEnter}
			/>
			<Button onClick={add}>{t('addDay')}</Button>
		</div>
	);
}
