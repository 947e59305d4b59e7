import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Running } from '#contract/api/running.ts';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { profileKey } from '../../frame/maintenance-notice.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';

type Props = { switches: Running['switches'] };

/** What concerns every page of the site; each is recorded, and told where it is felt. */
export function Switches({ switches }: Props) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const client = useQueryClient();
	const [said, setSaid] = useState<string>();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const done = async (sentence: string) => {
		await Promise.all([runningKey, profileKey].map((key) => client.invalidateQueries({ queryKey: [key] })));
		setSaid(sentence);
	};
	const set = (name: 'joining' | 'video', isOn: boolean) =>
		save(async () => {
			if (name === 'joining') await callApi('PUT /api/switches/joining', { body: { isOn } });
			else await callApi('PUT /api/video-switch', { body: { isOn } });
			await done(t(`switch.${name}${isOn ? 'On' : 'Off'}`));
		});
	return (
		<Card title={t('switches')}>
			<div className={styles.stack}>
				<CheckRow
					name="joining"
					label={t('switch.joining')}
					description={t('switch.joiningText')}
					isChecked={switches.isJoinOpen}
					isBusy={isBusy}
					onChange={(isOn) => void set('joining', isOn)}
				/>
				<CheckRow
					name="video"
					label={t('switch.video')}
					description={t('switch.videoText')}
					isChecked={switches.isVideoOn}
					isBusy={isBusy}
					onChange={(isOn) => void set('video', isOn)}
				/>
				{failure && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
				<Maintenance
					key={JSON.stringify(switches.maintenance)}
					maintenance={switches.maintenance}
					onDone={(sentence) => void done(sentence)}
				/>
			</div>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</Card>
	);
}

type Values = Record<Locale, string>;
/** What every reader falls back on. */
const needed: readonly Locale[] = ['ko', 'en'];
const idOf = (locale: string) => `maintenance-${locale}`;

type MaintenanceProps = { maintenance: Running['switches']['maintenance']; onDone: (sentence: string) => void };

function Maintenance({ maintenance, onDone }: MaintenanceProps) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const blank = Object.fromEntries(allLocales.map((locale) => [locale, maintenance?.[locale] ?? ''])) as Values;
	const form = useForm<Values, Locale>({
		...{ blank, textOf: useConsoleFailure(), idOf, asksBeforeLeaving: true },
		faultsOf: (values) =>
			Object.fromEntries(needed.flatMap((locale) => (values[locale].trim() === '' ? [[locale, 'required']] : []))),
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
	});
	const taking = useSaving({ textOf: useConsoleFailure() });
	const send = async (values: Values) => {
		const texts = Object.fromEntries(
			allLocales.flatMap((locale) => (values[locale].trim() === '' ? [] : [[locale, values[locale].trim()]])),
		);
		await callApi('PUT /api/switches/maintenance', { body: { texts } });
		onDone(t('maintenance.shown'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const takeDown = () =>
		taking.save(async () => {
			await callApi('PUT /api/switches/maintenance', { body: { texts: null } });
			onDone(t('maintenance.takenDown'));
		});
	const failure = form.failure ?? taking.failure;
	return (
		<form className={styles.stack} noValidate onSubmit={submit} aria-label={t('maintenance.title')}>
			<div>
				<b>{t('maintenance.title')}</b>
				<p className={styles.small}>{t('maintenance.text')}</p>
			</div>
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
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.buttons}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('maintenance.show')}
				</Button>
				{maintenance !== null && (
					<Button onClick={() => void takeDown()} isBusy={taking.isBusy}>
						{t('maintenance.takeDown')}
					</Button>
				)}
			</div>
		</form>
	);
}
