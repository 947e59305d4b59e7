import { type FormEvent, useRef, useState } from 'react';
import type { BankCandidate, BankLine } from '#contract/api/bank.ts';
import { ApiFailure } from '#contract/client.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useOpenedForm } from '../../use-opened-form.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './bank.module.css';
import { Suggested } from './suggested.tsx';

type Props = { line: BankLine; onSaid: (sentence: string) => void; onClose: () => void };

/** Another reservation, by its code or the end of it. */
export function FindForm({ line, onSaid, onClose }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const language = useConsoleLocale();
	const textOf = useConsoleFailure();
	const [found, setFound] = useState<BankCandidate>();
	const [isUnknown, setUnknown] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const form = useForm<{ code: string }, 'code'>({
		blank: { code: '' },
		faultsOf: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
		...{ textOf, idOf: (name) => `${line.id}-${name}` },
	});
	const finding = useSaving({ textOf });
	const find = async (code: string) => {
		const params = { code: code.trim().slice(0, 40) };
		try {
			setFound(await callApi('GET /api/bank/reservations/:code', { params, query: { language } }));
		} catch (error) {
			if (!(error instanceof ApiFailure && (error.code === 'not-found' || error.code === 'invalid-input'))) throw error;
			setUnknown(true);
			field.current?.focus();
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setFound(undefined);
		setUnknown(false);
		void form.submit({ send: ({ code }) => finding.save(() => find(code)) });
	};
	const code = form.field('code');
	const opened = useOpenedForm({ isBusy: finding.isBusy, onClose });
	return (
		<>
			<form {...opened} className={styles.form} noValidate onSubmit={submit}>
				<TextField
					{...code}
					ref={field}
					label={t('code')}
					hint={t('codeHint')}
					error={code.error ?? (isUnknown ? t('notFound') : undefined)}
					autoCapitalize="characters"
					onChange={(event) => {
						setUnknown(false);
						code.onChange(event);
					}}
				/>
				<div className={styles.badges}>
					<Button type="submit" size="sm" isBusy={finding.isBusy}>
						{t('find')}
					</Button>
					<Button size="sm" onClick={onClose}>
						{t('leave')}
					</Button>
				</div>
			</form>
			<FailureNote>{finding.failure}</FailureNote>
			{found && (
				<ul className={styles.suggestions}>
					<Suggested line={line} suggestion={found} onSaid={onSaid} />
				</ul>
			)}
		</>
	);
}
