import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { HousePage } from '#contract/api/house.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { useOpenedForm } from '../../use-opened-form.ts';
import styles from './houses.module.css';

type Props = { house: HousePage; onTold: (sentence: string) => void };

const calls = { suspend: 'POST /api/houses/:id/suspension', restore: 'POST /api/houses/:id/restoration' } as const;
type Move = keyof typeof calls;

/** Takes a house off the site, or puts it back. */
export function HouseAction({ house, onTold }: Props) {
	const t = useTranslations('console.house.action');
	const [isOpen, setOpen] = useState(false);
	const opener = useOpener(isOpen);
	const move: Move = house.suspension ? 'restore' : 'suspend';
	return (
		<Card title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.small}>{t(`${move}.text`, { count: house.openReservations })}</p>
				{isOpen ? (
					<ReasonForm
						key={move}
						{...{ house, move }}
						onDone={() => {
							setOpen(false);
							onTold(t(`${move}.done`));
						}}
						onClose={() => setOpen(false)}
					/>
				) : (
					<div>
						<Button ref={opener} size="sm" onClick={() => setOpen(true)}>
							{t(`${move}.open`)}
						</Button>
					</div>
				)}
			</div>
		</Card>
	);
}

const blank = { reason: '' };
const faultsOf = ({ reason }: typeof blank) => (reason.trim() === '' ? { reason: 'required' as const } : {});

type FormProps = { house: HousePage; move: Move; onDone: () => void; onClose: () => void };

function ReasonForm({ house: { id, languages }, move, onDone, onClose }: FormProps) {
	const t = useTranslations('console.house.action');
	const languagesSaid = useLanguagesSaid();
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const inWhich = languagesSaid(languages);
	const hint = [t('reasonHint'), inWhich && t('reasonLanguage', { languages: inWhich })].filter(Boolean).join(' ');
	const form = useForm<typeof blank>({
		...{ blank, faultsOf, textOf: useConsoleFailure(), bringUp: focusFirst, asksBeforeLeaving: true },
	});
	const send = async ({ reason }: typeof blank) => {
		const answer = await signedIn(() => callApi(calls[move], { params: { id }, body: { reason: reason.trim() } }));
		if (answer === undefined) return;
		form.restart(blank);
		await client.invalidateQueries({ queryKey: ['GET /api/houses/:id', id] });
		void client.invalidateQueries({ queryKey: ['GET /api/houses'] });
		onDone();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const opened = useOpenedForm({ isBusy: form.isBusy, askFirst: form.unsaved.ask, onClose });
	return (
		<>
			<form {...opened} className={styles.stack} noValidate onSubmit={submit}>
				<TextArea {...form.field('reason')} label={t('reason')} hint={hint} maxLength={500} rows={4} />
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.buttons}>
					<Button type="submit" size="sm" variant={move === 'suspend' ? 'danger' : 'primary'} isBusy={form.isBusy}>
						{t(`${move}.send`)}
					</Button>
					<Button size="sm" onClick={onClose} disabled={form.isBusy}>
						{t('leave')}
					</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}
