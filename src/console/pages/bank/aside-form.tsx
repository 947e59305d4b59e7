import { useQueryClient } from '@tanstack/react-query';
import type { BankLine } from '#contract/api/bank.ts';
import { type AsideReason, asideReasons, needsNote } from '#domain/bank/bank-line.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { RowForm } from '../../row-form.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { outdateBank } from './bank-keys.ts';

type Values = { reason: AsideReason | ''; note: string };
type Props = { line: BankLine; onSaid: (sentence: string) => void; onClose: () => void };

/** A line that belongs to no reservation, and why. */
export function AsideForm({ line, onSaid, onClose }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Values, keyof Values>({
		// Nothing is chosen for whoever clicks on: the reason is what somebody finds later.
		blank: { reason: '', note: '' },
		faultsOf: ({ reason, note }) => {
			if (reason === '') return { reason: 'not-chosen' };
			return needsNote(reason) && note.trim() === '' ? { note: 'required' } : {};
		},
		...{ textOf: useConsoleFailure(), idOf: (field) => `${line.id}-${field}` },
	});
	const send = async ({ reason, note }: Values) => {
		if (reason === '') return;
		await callApi('PUT /api/bank/lines/:id/aside', { params: { id: line.id }, body: { reason, note: note.trim() } });
		onSaid(t('setAside'));
		await outdateBank(client);
	};
	return (
		<RowForm {...{ form, send, onClose }} submitLabel={t('aside')} leaveLabel={t('leave')}>
			<Select
				id={form.idOf('reason')}
				name="reason"
				label={t('asideWhy')}
				isLabelShown
				value={form.values.reason}
				options={asideReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
				placeholder={t('asideChoose')}
				error={form.errorOf('reason')}
				onChange={(reason) => form.change({ reason })}
			/>
			<TextField {...form.field('note')} label={t('note')} maxLength={200} />
		</RowForm>
	);
}
