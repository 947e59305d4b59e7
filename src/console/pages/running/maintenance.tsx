import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Running } from '#contract/api/running.ts';
import type { ApiFailure } from '#contract/client.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';

type Notice = Running['switches']['maintenance'];
type Values = Record<Locale, string>;
/** What every reader falls back on. */
const needed: readonly Locale[] = ['ko', 'en'];
const idOf = (locale: string) => `maintenance-${locale}`;

const valuesOf = (notice: Notice) =>
	Object.fromEntries(allLocales.map((locale) => [locale, notice?.[locale] ?? ''])) as Values;
const noticeOf = (values: Values): NonNullable<Notice> =>
	Object.fromEntries(
		allLocales.flatMap((locale) => (values[locale].trim() === '' ? [] : [[locale, values[locale].trim()]])),
	);

type Props = { maintenance: Notice; onDone: (sentence: string) => Promise<void> };

/** What stands above every page: shown, worded otherwise, or taken down by who has seen what stands there now. */
export function Maintenance({ maintenance, onDone }: Props) {
	const t = useTranslations('console.running');
	const { form, taking, met, canTakeDown, send, takeDown, keepMine, takeTheirs } = useMaintenance(maintenance, onDone);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const failure = met ? undefined : (form.failure ?? taking.failure);
	return (
		<form className={styles.stack} noValidate onSubmit={submit} aria-label={t('maintenance.title')}>
			<div>
				<b>{t('maintenance.title')}</b>
				<p className={styles.small}>{t('maintenance.text')}</p>
			</div>
			{met && <Met notice={maintenance} onKeep={keepMine} onTake={takeTheirs} />}
			<div className={styles.languages}>
				{allLocales.map((locale) => (
					<TextArea
						key={locale}
						{...form.field(locale)}
						label={locales[locale].ownName}
						{...(!needed.includes(locale) && { optionalLabel: t('maintenance.optional') })}
						maxLength={300}
						rows={2}
					/>
				))}
			</div>
			<FailureNote>{failure}</FailureNote>
			<div className={styles.buttons}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('maintenance.show')}
				</Button>
				{canTakeDown && (
					<Button onClick={() => void takeDown()} isBusy={taking.isBusy}>
						{t('maintenance.takeDown')}
					</Button>
				)}
			</div>
		</form>
	);
}

/** What is typed, on top of what stood there when one began; the page asks for it anew by itself. */
function useMaintenance(maintenance: Notice, onDone: Props['onDone']) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const client = useQueryClient();
	const [begun, setBegun] = useState(maintenance);
	const onRefusal = async ({ code }: ApiFailure) => {
		if (code === 'changed-since') await client.invalidateQueries({ queryKey: [runningKey] });
		return undefined;
	};
	const textOf = useConsoleFailure();
	const form = useForm<Values, Locale>({
		...{ blank: valuesOf(begun), textOf, idOf, onRefusal, asksBeforeLeaving: true },
		faultsOf: (values) =>
			Object.fromEntries(needed.flatMap((locale) => (values[locale].trim() === '' ? [[locale, 'required']] : []))),
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
	});
	const taking = useSaving({ textOf, onRefusal });
	const begin = (notice: Notice) => {
		setBegun(notice);
		form.restart(valuesOf(notice));
		taking.forget();
	};
	const isOther = !isSame(begun, maintenance);
	// Nothing was typed: what a colleague has set stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what is set matters
	useEffect(() => {
		if (isOther && !form.isDirty) begin(maintenance);
	}, [maintenance]);
	const put = (texts: Notice) => callApi('PUT /api/switches/maintenance', { body: { texts, before: begun } });
	const send = async (values: Values) => {
		const texts = noticeOf(values);
		await put(texts);
		begin(texts);
		await onDone(t('maintenance.shown'));
	};
	const takeDown = () =>
		taking.save(async () => {
			await put(null);
			// What was typed for the next one stays.
			if (form.isDirty) setBegun(null);
			else begin(null);
			await onDone(t('maintenance.takenDown'));
		});
	const keepMine = () => {
		setBegun(maintenance);
		form.forgetFailure();
		taking.forget();
	};
	return {
		...{ form, taking, send, takeDown, keepMine },
		/** Somebody else was quicker while this was typed, and it is no news of one's own. */
		met: isOther && form.isDirty && !form.isBusy && !taking.isBusy,
		canTakeDown: begun !== null,
		takeTheirs: () => begin(maintenance),
	};
}

type MetProps = { notice: Notice; onKeep: () => void; onTake: () => void };

/** A colleague was quicker: what they wrote stands beside what was typed, and nothing of either is lost. */
function Met({ notice, onKeep, onTake }: MetProps) {
	const t = useTranslations('console.running.maintenance.met');
	return (
		<Note tone="warn" isAlert>
			<p>{t(notice ? 'changed' : 'removed')}</p>
			{notice && (
				<>
					<p>{t('now')}</p>
					<ul>
						{allLocales.map(
							(locale) =>
								notice[locale] && (
									<li key={locale} lang={locales[locale].tag}>
										{notice[locale]}
									</li>
								),
						)}
					</ul>
				</>
			)}
			<div className={styles.buttons}>
				<Button size="sm" onClick={onKeep}>
					{t('keep')}
				</Button>
				<Button size="sm" onClick={onTake}>
					{t(notice ? 'take' : 'clear')}
				</Button>
			</div>
		</Note>
	);
}
