import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { CallApi } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, navigate } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { gapAddress } from './gap.ts';
import { paramsOf } from './product-queries.ts';
import styles from './products.module.css';
import { Revisions } from './revisions.tsx';
import type { ProductForm } from './use-product-form.ts';

const korea = 'Asia/Seoul';

type Props = { form: ProductForm; onTold: (message: string) => void };

/** What is missing before it goes out, the plan for it, and what else can be done with it. */
export function StandingCard({ form, onTold }: Props) {
	const t = useTranslations('console.product');
	const { editing } = form;
	return (
		<Card title={t('before')}>
			<ul className={styles.checks}>
				{editing.checks.map(({ check, isMet, isNeeded }) => (
					<li key={check} data-met={isMet || undefined} data-needed={isNeeded || undefined}>
						<Icon name={isMet ? 'check' : isNeeded ? 'close' : 'info'} />
						<span>
							{isMet ? (
								t(`check.${check as 'texts'}`)
							) : (
								<ConsoleLink to={gapAddress(check, editing)}>{t(`check.${check as 'texts'}`)}</ConsoleLink>
							)}
							{!isMet && <small>{t(isNeeded ? 'needed' : 'advised')}</small>}
						</span>
					</li>
				))}
			</ul>
			{editing.planFailedAt && <Note tone="bad">{t('planFailed', { date: formatDate(editing.planFailedAt) })}</Note>}
			<Plan form={form} onTold={onTold} />
			<Revisions form={form} onTold={onTold} />
			<More form={form} onTold={onTold} />
		</Card>
	);
}

/** Something done with it at a click; what it answers with is how it stands then. */
function useMoving({ form, onTold }: Props) {
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
	const isWrong = !/^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim());
	const plan = async () => {
		setIsTold(true);
		if (isWrong || day === '') return;
		const at = new Date(`${day}T${time.trim()}:00+09:00`);
		const body = (revision: number) => ({ revision, at: at.toISOString() });
		const done = await move(
			(call, { id, latest }) =>
				call('PUT /api/console/content/:noun/:id/schedule', { params: paramsOf(id), body: body(latest) }),
			t('plannedTold'),
		);
		if (done) setIsOpen(false);
	};
	const unplan = () =>
		move(
			(call, { id }) => call('DELETE /api/console/content/:noun/:id/schedule', { params: paramsOf(id) }),
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
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
		</div>
	);
}

function More(props: Props) {
	const t = useTranslations('console.product');
	const { editing } = props.form;
	const { move, isBusy, failure, save } = useMoving(props);
	const callApi = useApi();
	const [isAsking, setIsAsking] = useState(false);
	const archive = async () => {
		await move(
			(call, { id, latest }) =>
				call('POST /api/console/content/:noun/:id/archive', { params: paramsOf(id), body: { revision: latest } }),
			t('archivedTold'),
		);
		setIsAsking(false);
	};
	const copy = () =>
		save(async () => {
			const { content, of, id } = editing;
			if (content.kind !== 'product' || !of) return;
			const named = (locale: 'ko' | 'en') => {
				const title = content.value.texts[locale]?.title ?? '';
				return title === '' ? '' : `${title.slice(0, 110)} (2)`;
			};
			const made = await callApi('POST /api/console/content', {
				body: {
					...{ kind: 'product', of: { kind: of.kind, providerId: of.providerId }, copyOf: id },
					names: { ko: named('ko'), en: named('en') },
				},
			});
			props.onTold(t('copied'));
			navigate(`${consolePages.products.path}/${made.id}`);
		});
	return (
		<div className={styles.stack}>
			<div className={styles.actions}>
				<Button size="sm" isBusy={isBusy} onClick={() => void copy()}>
					<Icon name="copy" />
					{t('copy')}
				</Button>
				{editing.state !== 'archived' && (
					<Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
						<Icon name="eyeOff" />
						{t('archive')}
					</Button>
				)}
			</div>
			{failure && !isAsking && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<ConfirmDialog
				isOpen={isAsking}
				title={t('archiveTitle')}
				confirmLabel={t('archive')}
				cancelLabel={t('keepShown')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void archive()}
				onClose={() => setIsAsking(false)}
			>
				{t('archiveText')}
			</ConfirmDialog>
		</div>
	);
}
