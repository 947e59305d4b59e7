import { type FormEvent, useState } from 'react';
import type { BankCandidate, BankLine } from '#contract/api/bank.ts';
import { Button } from '#ui/button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './bank.module.css';
import { Suggested } from './suggested.tsx';

type Props = { line: BankLine; onSaid: (sentence: string) => void; onClose: () => void };

/** Another reservation, by its code. */
export function FindForm({ line, onSaid, onClose }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const language = useConsoleLocale();
	const textOf = useConsoleFailure();
	const [found, setFound] = useState<BankCandidate>();
	const form = useForm<{ code: string }, 'code'>({
		blank: { code: '' },
		faultsOf: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
		...{ textOf, idOf: (field) => `${line.id}-${field}` },
	});
	const finding = useSaving({
		textOf,
		onRefusal: async ({ code }) => (code === 'not-found' || code === 'invalid-input' ? t('notFound') : undefined),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setFound(undefined);
		void form.submit({
			send: async ({ code }) => {
				await finding.save(async () => {
					const params = { code: code.trim().slice(0, 40) };
					setFound(await callApi('GET /api/bank/reservations/:code', { params, query: { language } }));
				});
			},
		});
	};
	return (
		<>
			<form className={styles.form} noValidate onSubmit={submit}>
				<TextField {...form.field('code')} label={t('code')} autoCapitalize="characters" />
				<div className={styles.badges}>
					<Button type="submit" size="sm" isBusy={finding.isBusy}>
						{t('find')}
					</Button>
					<Button size="sm" onClick={onClose}>
						{t('leave')}
					</Button>
				</div>
			</form>
			{finding.failure && (
				<Note tone="bad" isAlert>
					{finding.failure}
				</Note>
			)}
			{found && (
				<ul className={styles.suggestions}>
					<Suggested line={line} suggestion={found} onSaid={onSaid} />
				</ul>
			)}
		</>
	);
}
