import { type ReactNode, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { CallApi } from '#contract/api.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { holdsUntaken } from '#ui/untaken-date.ts';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { paramsOf } from './content-queries.ts';
import { useCheckName } from './editor-words.ts';
import { type GapAddress, GapLink } from './gap-link.tsx';
import { FirstPlanQuestion, isFirstOut } from './publish-question.tsx';
import { Revisions } from './revisions.tsx';
import type { ContentForm } from './use-content-form.ts';

const korea = 'Asia/Seoul';

type Props = { form: ContentForm; onTold: (message: string) => void };
type CardProps = Props & {
	gapAddress: GapAddress;
	/** What else can be done with such a thing. */
	more?: ReactNode;
};

/** What is missing before it goes out, the plan for it, and what else can be done with it. */
export function StandingCard({ form, onTold, gapAddress, more }: CardProps) {
	const t = useTranslations('console.product');
	const checkName = useCheckName();
	const { editing } = form;
	// What is there already is one line: what is missing would drown among it.
	const met = editing.checks.filter(({ isMet }) => isMet);
	const lacking = editing.checks.filter(({ isMet }) => !isMet);
	return (
		<Card title={t('before')}>
			{lacking.length > 0 && (
				<ul className={styles.checks}>
					{lacking.map(({ check, isNeeded, words }) => (
						<li key={check} data-needed={isNeeded || undefined}>
							<Icon name={isNeeded ? 'close' : 'info'} />
							<span>
								<GapLink {...{ check, editing, gapAddress }} />
								{words && `: ${words.map((word) => t('word', { word })).join(', ')}`}
								<small>{t(isNeeded ? 'needed' : 'advised')}</small>
							</span>
						</li>
					))}
				</ul>
			)}
			{met.length > 0 && (
				<details>
					<summary className={styles.met}>
						<Icon name="check" />
						{t('met', { count: met.length })}
					</summary>
					<ul className={styles.checks}>
						{met.map(({ check }) => (
							<li key={check} data-met>
								<Icon name="check" />
								<span>{checkName(check)}</span>
							</li>
						))}
					</ul>
				</details>
			)}
			{editing.planFailedAt && <Note tone="bad">{t('planFailed', { date: formatDate(editing.planFailedAt) })}</Note>}
			{/* A text that people agree to has its first day instead. */}
			{editing.kind !== 'page-text' && <Plan form={form} onTold={onTold} />}
			<Revisions form={form} onTold={onTold} />
			{more}
		</Card>
	);
}

/** Something done with it at a click; what it answers with is how it stands then. */
export function useMoving({ form, onTold }: Props) {
	const callApi = useApi();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const move = (work: (call: CallApi, editing: Editing) => Promise<Editing>, message: string) =>
		saving.save(async () => {
			const saved = form.isDirty ? await form.save() : form.editing;
			if (!saved) return false;
			form.begin(await work(callApi, saved));
			onTold(message);
			return true;
		});
	return { ...saving, move };
}

function Plan(props: Props) {
	const t = useTranslations('console.product');
	const { editing } = props.form;
	const { move, isBusy, failure } = useMoving(props);
	const [isOpen, setIsOpen] = useState(false);
	const [day, setDay] = useState(() => addDays(koreanDay(new Date()), 1));
	const [time, setTime] = useState('09:00');
	const [isTold, setIsTold] = useState(false);
	const [asked, setAsked] = useState<Date>();
	const isWrong = !/^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim());
	const plan = async () => {
		setIsTold(true);
		if (isWrong || day === '' || holdsUntaken(['plan-day'])) return;
		const at = new Date(`${day}T${time.trim()}:00+09:00`);
		// What goes out by itself is asked about as what goes out at once.
		if (isFirstOut(editing)) setAsked(at);
		else await planFor(at);
	};
	const planFor = async (at: Date) => {
		const body = (revision: number) => ({ revision, at: at.toISOString() });
		const done = await move(
			(call, { latest }) =>
				call('PUT /api/console/content/:noun/:id/schedule', { params: paramsOf(editing), body: body(latest) }),
			t('plannedTold'),
		);
		setAsked(undefined);
		if (done) setIsOpen(false);
	};
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
							time: formatTime(editing.scheduled.at, korea),
							number: editing.scheduled.number,
						})}
					</p>
					<Button size="sm" isBusy={isBusy} onClick={() => void unplan()}>
						{t('unplan')}
					</Button>
				</Note>
			)}
			{isOpen ? (
				<>
					<div className={styles.grid}>
						<DayField id="plan-day" label={t('planDay')} value={day} daysAhead={700} onChange={setDay} />
						<TextField
							label={t('planTime')}
							value={time}
							maxLength={5}
							placeholder="09:00"
							error={isTold && isWrong ? t('planTimeWrong') : undefined}
							onChange={(event) => setTime(event.target.value)}
						/>
					</div>
					<div className={styles.actions}>
						<Button variant="brand" isBusy={isBusy} onClick={() => void plan()}>
							{t('planConfirm')}
						</Button>
						<Button variant="quiet" onClick={() => setIsOpen(false)}>
							{t('close')}
						</Button>
					</div>
				</>
			) : (
				<div>
					<Button size="sm" onClick={() => setIsOpen(true)}>
						<Icon name="clock" />
						{t('schedule')}
					</Button>
				</div>
			)}
			<FirstPlanQuestion
				{...{ at: asked, isBusy }}
				onConfirm={() => asked && void planFor(asked)}
				onClose={() => setAsked(undefined)}
			/>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
		</div>
	);
}
