import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Plan } from '#contract/api/slot.ts';
import { ApiFailure } from '#contract/client.ts';
import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { latestStart } from '#domain/reservation/service-time.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '#ui/form/use-unsaved.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import { ConsoleLink, navigate } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { CallOff } from './call-off.tsx';
import { CalledOffDates } from './called-off.tsx';
import { type CalendarChoices, calendarAddress, plansKey } from './choices.ts';
import { WaitingLine } from './waiting-line.tsx';

type Props = { plan: Plan; choices: CalendarChoices; day: string; title: string; mayEdit: boolean };

/** What is open beside the calendar: one start of a day, or all of it. Changed at once, with who is reserved on it. */
export function SlotPanel(props: Props) {
	const { plan, choices, day, title, mayEdit } = props;
	const t = useTranslations('console.calendar');
	const locale = useConsoleLocale();
	const time = choices.time ?? null;
	const heading = [formatDateWithWeekday(day, locale), time].filter(Boolean).join(' ');
	const panel = usePanelKeys(choices);
	const [begun, setBegun] = useState<string>();
	return (
		<aside ref={panel} className={styles.panel} aria-label={heading} tabIndex={-1}>
			<ConsoleLink
				to={calendarAddress({ ...choices, day: undefined, time: undefined })}
				className={styles.close}
				aria-label={t('close')}
			>
				<Icon name="close" />
			</ConsoleLink>
			<Card title={heading}>
				<p className={styles.small} data-paper="head">
					{title}
				</p>
				{mayEdit && plan.days.some(({ on }) => on === day) && <PlacesForm {...props} />}
				<CalledOffDates product={plan.productId} day={day} time={time} mayRetry={mayEdit} begun={begun} />
				<WaitingLine plan={plan} day={day} time={time} />
				<h3 className={styles.heading}>{t('guests')}</h3>
				<Guests product={plan.productId} day={day} time={time} />
				<TakeOne product={plan.productId} on={day} time={time} />
				{mayEdit && <CallOff product={plan.productId} title={title} day={day} time={time} onBegun={setBegun} />}
			</Card>
		</aside>
	);
}

/** What was opened takes the focus; Escape closes it, and the focus goes back to the cell that it was opened from. */
function usePanelKeys(choices: CalendarChoices) {
	const panel = useRef<HTMLElement>(null);
	const closed = calendarAddress({ ...choices, day: undefined, time: undefined });
	const opened = calendarAddress(choices);
	useEffect(() => {
		panel.current?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		const close = (event: globalThis.KeyboardEvent) => {
			if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
			navigate(closed);
			document.querySelector<HTMLAnchorElement>(`table a[href="${opened}"]`)?.focus();
		};
		document.addEventListener('keydown', close);
		return () => document.removeEventListener('keydown', close);
	}, [closed, opened]);
	return panel;
}

/** A guest is on the telephone: the form begins with this start. */
function TakeOne({ product, on, time }: { product: string; on: string; time: string | null }) {
	const t = useTranslations('console.calendar');
	if (admitToConsole('newReservation', useViewer()) !== 'admitted') return null;
	const isBegun = latestStart({ on, time, to: null }) <= new Date();
	const search = new URLSearchParams({ product, on, ...(time && { time }) });
	return (
		<div className={styles.form}>
			{isBegun ? (
				<p className={styles.small}>{t('begun')}</p>
			) : (
				<ConsoleLink to={`${consolePages.newReservation.path}?${search}`}>{t('takeOne')}</ConsoleLink>
			)}
		</div>
	);
}

type Values = { capacity: number; isClosed: boolean; until: string; why: string };

const mostPlaces = 1_000;
/** So far ahead a season is closed in one go. */
const furthestDays = 365;

type Day = Plan['days'][number];

/**
 * What is wished of the days: only what was changed, so that closed days among several stay closed and keep their reasons.
 * Where nothing but the last day was, the others shall be as this one is.
 */
function changeOf(values: Values, { blank, shown, usual, isSlot }: Before) {
	// A day that the week has not is opened by itself, and stays so when its sale goes on.
	const isOfWeek = isSlot || (shown?.isPlanned && !shown.isOpened);
	const sale: 'stopped' | 'usual' | 'open' = values.isClosed ? 'stopped' : isOfWeek ? 'usual' : 'open';
	const capacity = values.capacity === usual ? null : values.capacity;
	const change = {
		...(values.isClosed !== blank.isClosed && { sale }),
		...(values.capacity !== blank.capacity && { capacity }),
	} as const;
	const why = values.why === blank.why ? {} : { why: values.why };
	if (Object.keys(change).length > 0 || 'why' in why) return { change, ...why };
	const isSeveral = values.until !== '' && values.until !== blank.until;
	return isSeveral ? { change: values.isClosed ? { sale } : { capacity } } : undefined;
}
type Before = { blank: Values; shown: Day | undefined; usual: number; isSlot: boolean };

function valuesOf(
	shown: Day | undefined,
	{ time, usual, day }: { time: string | undefined; usual: number; day: string },
) {
	const slots = shown?.slots.filter((slot) => time === undefined || slot.time === time) ?? [];
	const blank: Values = {
		capacity: slots.length === 0 ? usual : Math.max(1, ...slots.map(({ capacity }) => capacity)),
		isClosed: !shown?.isPlanned || (slots.length > 0 && slots.every((slot) => slot.isStopped)),
		until: day,
		why: shown?.why ?? '',
	};
	return { blank, taken: Math.max(0, ...slots.map((slot) => slot.taken)) };
}

const hasChanged = (error: unknown) => error instanceof ApiFailure && error.code === 'changed-since';

/** What a colleague changed meanwhile is shown where one has typed nothing oneself. */
function useFollowing({ values, change }: { values: Values; change: (part: Partial<Values>) => void }, blank: Values) {
	const before = useRef(blank);
	useEffect(() => {
		const last = before.current;
		before.current = blank;
		const moved = (Object.keys(blank) as (keyof Values)[]).filter(
			(field) => blank[field] !== last[field] && values[field] === last[field],
		);
		if (moved.length > 0) change(Object.fromEntries(moved.map((field) => [field, blank[field]])));
	});
}

function usePlacesForm({ plan, choices, day }: Props) {
	const t = useTranslations('console.calendar');
	const callApi = useApi();
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const { time } = choices;
	const usual = plan.usual.capacity;
	const shown = plan.days.find(({ on }) => on === day);
	const { blank, taken } = valuesOf(shown, { time, usual, day });
	const failure = useConsoleFailure();
	const form = useForm<Values, keyof Values>({
		blank,
		faultsOf: ({ until }) => (until !== '' && until < day ? { until: 'date-wrong' } : {}),
		textOf: (error) => (hasChanged(error) ? t('changedMeanwhile') : failure(error)),
		// What is sold of a slot is told by its day and hour.
		fieldOf: (at) => (at === 'last' ? 'until' : /^\d{4}-|capacity/.test(at) ? 'capacity' : undefined),
	});
	useFollowing(form, blank);
	// Against what holds now: a colleague's change is nothing that was typed here.
	const isUnsaved = (['capacity', 'isClosed', 'why'] as const).some((field) => form.values[field] !== blank[field]);
	useUnsaved({ isUnsaved, isSending: form.isBusy });
	const send = async (values: Values) => {
		const change = changeOf(values, { blank, shown, usual, isSlot: time !== undefined });
		if (!change) return;
		const body = {
			first: day,
			last: values.until || day,
			seen: shown?.changedAt ?? null,
			...(time !== undefined && { time }),
			...change,
		};
		const reread = () => client.invalidateQueries({ queryKey: plansKey });
		await callApi('PUT /api/console/products/:id/days', { params: { id: plan.productId }, body }).catch(
			async (error) => {
				if (hasChanged(error)) await reread();
				throw error;
			},
		);
		await reread();
		form.restart(values);
		setMessage(t('saved'));
	};
	return { form, taken, message, save: () => void form.submit({ send }), forget: () => setMessage(undefined) };
}

function PlacesForm(props: Props) {
	const t = useTranslations('console.calendar');
	const { form, taken, message, save, forget } = usePlacesForm(props);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save();
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			{!form.values.isClosed && (
				<CountStepper
					id="capacity"
					label={t('capacity')}
					hint={t('booked', { count: taken })}
					error={form.errorOf('capacity')}
					value={form.values.capacity}
					min={Math.max(1, taken)}
					max={mostPlaces}
					lessLabel={t('less')}
					moreLabel={t('more')}
					onChange={(capacity) => form.change({ capacity })}
				/>
			)}
			<CheckRow
				name="closed"
				label={t('closed')}
				description={t('closedText')}
				isChecked={form.values.isClosed}
				onChange={(isClosed) => form.change({ isClosed })}
			/>
			<DayField
				id="until"
				label={t('until')}
				name="until"
				value={form.values.until}
				error={form.errorOf('until')}
				daysAhead={furthestDays}
				onChange={(until) => form.change({ until })}
			/>
			<TextField {...form.field('why')} label={t('why')} hint={t('whyHint')} maxLength={300} />
			<FailureNote>{form.anyFailure}</FailureNote>
			<Button type="submit" variant="primary" isFull isBusy={form.isBusy}>
				{t('save')}
			</Button>
			<Toast message={message} closeLabel={t('close')} onClose={forget} />
		</form>
	);
}

const listKey = 'GET /api/desk/reservations';

function Guests({ product, day, time }: { product: string; day: string; time: string | null }) {
	const t = useTranslations('console.calendar');
	const spoken = useTranslations('reservation.spoken');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [listKey, language, 'slot', product, day],
		queryFn: () =>
			callApi(listKey, { query: { language, queue: 'all', product, from: day, to: day, sort: 'soonest' } }),
	});
	return (
		<Await query={query}>
			{({ items }) => {
				const held = ['requested', 'confirmed', 'completed', 'no-show'];
				const rows = items.filter((one) => held.includes(one.status) && (time === null || one.time === time));
				if (rows.length === 0) return <p className={styles.small}>{t('nobody')}</p>;
				return (
					<ul className={styles.guests}>
						{rows.map((one) => (
							<li key={one.id}>
								<ConsoleLink to={`${consolePages.reservations.path}/${one.id}`}>{one.guest || one.code}</ConsoleLink>
								<span>
									{[one.time, t('persons', { count: one.guests }), spoken(one.guestLanguage)]
										.filter(Boolean)
										.join(' · ')}
								</span>
								<StatusBadge status={shownStatus(one.status, one.asking.length > 0)} />
							</li>
						))}
					</ul>
				);
			}}
		</Await>
	);
}
