import { type FormEvent, useState } from 'react';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { paramsOf } from './content-queries.ts';
import { FirstPlanQuestion, isFirstOut } from './publish-question.tsx';
import type { ContentForm } from './use-content-form.ts';
import { useContentMove, useMoving } from './use-moving.ts';

type Props = { form: ContentForm; onTold: (message: string) => void };

/** When it goes out by itself, and another moment for it. */
export function Plan(props: Props) {
	const t = useTranslations('console.product');
	const { editing } = props.form;
	const { move, isBusy, failure } = useMoving(props);
	const [isOpen, setIsOpen] = useState(false);
	const unplan = () =>
		move(
			(call) => call('DELETE /api/console/content/:noun/:id/schedule', { params: paramsOf(editing) }),
			t('unplannedTold'),
		);
	return (
		<div className={styles.stack}>
			{editing.scheduled && (
				<Note>
					<p>
						{t('plan', {
							date: formatDate(editing.scheduled.at),
							time: formatTime(editing.scheduled.at, koreanZone),
							number: editing.scheduled.number,
						})}
					</p>
					<Button size="sm" isBusy={isBusy} onClick={() => void unplan()}>
						{t('unplan')}
					</Button>
				</Note>
			)}
			<FailureNote>{failure}</FailureNote>
			{isOpen ? (
				<PlanForm {...props} onClose={() => setIsOpen(false)} />
			) : (
				<div>
					<Button size="sm" onClick={() => setIsOpen(true)}>
						<Icon name="clock" />
						{t('schedule')}
					</Button>
				</div>
			)}
		</div>
	);
}

type Values = { day: string; time: string };
const idOf = (field: keyof Values) => `plan-${field}`;
const faultsOf = ({ day, time }: Values) =>
	onlyWrong<keyof Values>({
		day: day === '' ? 'required' : undefined,
		time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim()) ? undefined : 'invalid-input',
	});
const momentOf = ({ day, time }: Values) => new Date(`${day}T${time.trim()}:00+09:00`);

function PlanForm({ form: content, onTold, onClose }: Props & { onClose: () => void }) {
	const t = useTranslations('console.product');
	const { editing } = content;
	const move = useContentMove({ form: content, onTold });
	const [asked, setAsked] = useState<Date>();
	const form = useForm<Values, keyof Values>({
		blank: { day: addDays(koreanDay(new Date()), 1), time: '09:00' },
		...{ faultsOf, idOf, textOf: useConsoleFailure(), isQuietWhileMended: true },
		faultText: (code) => (code === 'invalid-input' ? t('planTimeWrong') : undefined),
		bringUp: (fields) => focusFirst(fields.map(idOf)),
		fieldOf: () => undefined,
		asksBeforeLeaving: true,
	});
	const planFor = async (values: Values) => {
		const body = (revision: number) => ({ revision, at: momentOf(values).toISOString() });
		const isDone = await move(
			(call, { latest }) =>
				call('PUT /api/console/content/:noun/:id/schedule', { params: paramsOf(editing), body: body(latest) }),
			t('plannedTold'),
		).finally(() => setAsked(undefined));
		if (isDone) onClose();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// What goes out by itself is asked about as what goes out at once.
		const send = isFirstOut(editing) ? async (values: Values) => setAsked(momentOf(values)) : planFor;
		void form.submit({ send });
	};
	return (
		<form className={styles.stack} noValidate onSubmit={submit}>
			<div className={styles.grid}>
				<DayField
					id={form.idOf('day')}
					label={t('planDay')}
					value={form.values.day}
					error={form.errorOf('day')}
					daysAhead={700}
					onChange={(day) => form.change({ day })}
				/>
				<TextField {...form.field('time')} label={t('planTime')} maxLength={5} placeholder="09:00" />
			</div>
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.actions}>
				<Button type="submit" variant="brand" isBusy={form.isBusy}>
					{t('planConfirm')}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('close')}
				</Button>
			</div>
			<FirstPlanQuestion
				{...{ at: asked, isBusy: form.isBusy }}
				onConfirm={() => void form.submit({ send: planFor })}
				onClose={() => setAsked(undefined)}
			/>
		</form>
	);
}
