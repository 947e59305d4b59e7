import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
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
type Props = {
	/** One line, or several for one reason. */
	ids: readonly string[];
	onSaid: (sentence: string) => void;
	onDone?: () => void;
	onClose: () => void;
};

/** Lines that belong to no reservation, and why. */
export function AsideForm({ ids, onSaid, onDone, onClose }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const own = useId();
	const form = useForm<Values, keyof Values>({
		// Nothing is chosen for whoever clicks on: the reason is what somebody finds later.
		blank: { reason: '', note: '' },
		faultsOf: ({ reason, note }) => {
			if (reason === '') return { reason: 'not-chosen' };
			return needsNote(reason) && note.trim() === '' ? { note: 'required' } : {};
		},
		...{ textOf: useConsoleFailure(), idOf: (field) => `${own}-${field}`, asksBeforeLeaving: true },
	});
	const send = async ({ reason, note }: Values) => {
		if (reason === '') return;
		const why = { reason, note: note.trim() };
		const [first = '', ...others] = ids;
		if (others.length === 0) {
			await callApi('PUT /api/bank/lines/:id/aside', { params: { id: first }, body: why });
			onSaid(t('setAside'));
		} else {
			const { done, left } = await callApi('PUT /api/bank/aside-lines', { body: { ids: [...ids], ...why } });
			onSaid(t('setManyAside', { count: done.length, left: left.length }));
		}
		await outdateBank(client);
		onDone?.();
	};
	return (
		<RowForm
			{...{ form, send, onClose }}
			label={t('asideMany', { count: ids.length })}
			submitLabel={t('aside')}
			leaveLabel={t('leave')}
		>
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
