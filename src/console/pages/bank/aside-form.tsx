import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { type AsideReason, asideReasons, needsNote } from '#domain/bank/bank-line.ts';
import { Button } from '#ui/button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './bank.module.css';
import { outdateBank } from './bank-keys.ts';

type Values = { reason: AsideReason; note: string };
type Props = { line: BankLine; onSaid: (sentence: string) => void; onClose: () => void };

/** A line that belongs to no reservation, and why. */
export function AsideForm({ line, onSaid, onClose }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Values, keyof Values>({
		blank: { reason: line.direction === 'in' ? 'not-guest' : 'fee', note: '' },
		faultsOf: ({ reason, note }) => (needsNote(reason) && note.trim() === '' ? { note: 'required' } : {}),
		...{ textOf: useConsoleFailure(), idOf: (field) => `${line.id}-${field}` },
	});
	const send = async ({ reason, note }: Values) => {
		await callApi('PUT /api/bank/lines/:id/aside', { params: { id: line.id }, body: { reason, note: note.trim() } });
		onSaid(t('setAside'));
		await outdateBank(client);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<Select
				name="reason"
				label={t('asideWhy')}
				isLabelShown
				value={form.values.reason}
				options={asideReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
				onChange={(reason) => form.change({ reason })}
			/>
			<TextField {...form.field('note')} label={t('note')} maxLength={200} />
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<div className={styles.badges}>
				<Button type="submit" size="sm" variant="primary" isBusy={form.isBusy}>
					{t('aside')}
				</Button>
				<Button size="sm" onClick={onClose} disabled={form.isBusy}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}
