import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ApiFailure } from '#contract/client.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { placesIn, pricedDays } from '#domain/reservation/order.ts';
import { type DayAndTime, isSameStart, mostProposed, movedTo, proposalDays } from '#domain/reservation/proposal.ts';
import { Button } from '#ui/button.tsx';
import { formDraft } from '#ui/form/draft.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Choice } from '#views/booking/choice.ts';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { changeBounds } from '#views/move/changed-order.ts';
import { useConflict, useGone, useMove } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './dates.module.css';

const longest = 500;
const dayChoices = [proposalDays.least, proposalDays.usual, 3, 5, proposalDays.most];

type Values = { dates: DayAndTime[]; text: string; days: string };
const blank: Values = { dates: [], text: '', days: String(proposalDays.usual) };

/** Other dates for the guest to pick one of, with some words: those that have room, for as long as what is reserved. */
export function DatesForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.dates.form');
	const { reservation, say } = useReservation();
	const form = useDatesForm();
	const { move } = useMove();
	const gone = useGone('propose-dates');
	const send = async ({ dates, text, days }: Values) => {
		const reason = text.trim();
		const words = reason === '' ? {} : { reason };
		await move({ move: 'propose-dates', dates, days: Number(days), seen: form.seenNow(), ...words });
		form.forgetDraft();
		onClose();
		say(t('sent'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p>{t('intro', { most: mostProposed })}</p>
			{reservation.status === 'confirmed' && <p>{t('free')}</p>}
			{reservation.proposal && <Note>{t('waits')}</Note>}
			<Pick form={form} />
			<Chosen form={form} />
			<TextArea {...form.field('text')} label={t('text')} optionalLabel={t('optional')} rows={3} maxLength={longest} />
			<Select
				name="days"
				id={form.idOf('days')}
				label={t('days')}
				isLabelShown
				value={form.values.days}
				options={dayChoices.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
				onChange={(days) => form.change({ days })}
			/>
			{(form.failure || gone) && (
				<Note tone="bad" isAlert>
					{form.failure ?? gone}
				</Note>
			)}
			<div className={styles.foot}>
				<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={gone !== undefined}>
					{t('send')}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}

type Form = ReturnType<typeof useDatesForm>;

/** The month with what is free; a stay keeps its nights. */
function Pick({ form }: { form: Form }) {
	const t = useTranslations('reservation.dates.form');
	const { reservation } = useReservation();
	const { order, productId, places } = reservation;
	const { persons, units } = order;
	const [choice, setChoice] = useState<Choice>({ on: undefined, to: undefined, time: undefined, persons, units });
	const nights = order.to === null ? undefined : pricedDays(order).length;
	const choose = (next: Choice) =>
		setChoice(next.on && nights !== undefined ? { ...next, to: addDays(next.on, nights) } : next);
	const bounds = changeBounds(reservation);
	const isTimed = order.time !== null;
	const date = choice.on && (choice.time || !isTimed) ? { on: choice.on, time: choice.time ?? null } : undefined;
	const { dates } = form.values;
	const isFull = dates.length >= mostProposed;
	const isKnown = date !== undefined && dates.some((one) => isSameStart(one, date));
	const isSame = date !== undefined && isSameStart(date, order);
	const add = () => {
		if (date) form.change({ dates: [...dates, date].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) });
	};
	return (
		<>
			<DayPicker booking={{ productId, bounds, choice, choose, held: placesIn(order, places) }} />
			{isSame && <Note>{t('isSame')}</Note>}
			{isFull && <Note>{t('mostReached', { most: mostProposed })}</Note>}
			<div>
				<Button disabled={!date || isKnown || isSame || isFull} onClick={add}>
					<Icon name="plus" />
					{t('add')}
				</Button>
			</div>
		</>
	);
}

const keyOf = ({ on, time }: DayAndTime) => `${on} ${time ?? ''}`;

function Chosen({ form }: { form: Form }) {
	const t = useTranslations('reservation.dates.form');
	const whenText = useWhenText();
	const { order } = useReservation().reservation;
	const { dates } = form.values;
	const error = form.errorOf('dates');
	return (
		<fieldset className={styles.dates} id={form.idOf('dates')}>
			<legend className={styles.title}>{t('chosen')}</legend>
			{dates.length === 0 && <p className={styles.small}>{t('none')}</p>}
			{dates.map((date, at) => {
				const { when } = whenText(movedTo(order, date));
				const wrong = form.errorOf(`dates.${at}`);
				return (
					<div key={keyOf(date)} className={styles.date} data-wrong={wrong ? true : undefined}>
						<span className={styles.words}>
							<b>{when}</b>
							{wrong && <span role="alert">{wrong}</span>}
						</span>
						<Button
							size="sm"
							variant="quiet"
							aria-label={t('remove', { date: when })}
							onClick={() => form.change({ dates: dates.filter((one) => one !== date) })}
						>
							<Icon name="close" />
						</Button>
					</div>
				);
			})}
			{error && (
				<Note tone="bad" isAlert>
					{t('needed')}
				</Note>
			)}
		</fieldset>
	);
}

/** What was chosen and typed stays in this tab until it is sent, also when the sheet is closed. */
function useDatesForm() {
	const { reservation } = useReservation();
	const { seenNow, onRefused } = useSeen();
	const id = useId();
	const [draft] = useState(() =>
		formDraft<Values>({ name: `dates-${reservation.id}`, blank, fields: ['dates', 'text', 'days'] }),
	);
	const form = useForm<Values>({
		blank: draft.kept() ?? blank,
		faultsOf: ({ dates }) => (dates.length === 0 ? { dates: 'required' } : {}),
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field.replaceAll('.', '-')}`,
		fieldOf: (at) => at,
		draft,
		onRefusal: onRefused,
	});
	return { ...form, forgetDraft: draft.remove, seenNow };
}

/** Which proposal waited when this one was begun. Where a colleague has made another since, it is told once. */
function useSeen() {
	const t = useTranslations('reservation.dates.form');
	const client = useQueryClient();
	const { reservation, reload } = useReservation();
	const onConflict = useConflict();
	const seen = useRef(reservation.proposal?.proposedAt ?? null);
	const onRefused = async (error: ApiFailure): Promise<string | undefined> => {
		// What is left on the days may be another by now.
		await client.invalidateQueries({ queryKey: daysQueryKey(reservation.productId) });
		if (error.code !== 'changed-since') return onConflict(error);
		const fresh = await reload();
		if (!fresh) return undefined;
		seen.current = fresh.proposal?.proposedAt ?? null;
		return t(fresh.proposal ? 'meanwhile' : 'meanwhileNone');
	};
	return { seenNow: () => seen.current, onRefused };
}
