import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { VaultFile } from '#contract/api/vault.ts';
import { vaultNameLength } from '#domain/vault/vault.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { DatePartsField } from '#ui/date-parts-field.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './vault.module.css';
import { vaultKeys } from './vault-queries.ts';

type Values = Pick<VaultFile, 'name' | 'isKept'> & { takenOn: string };
type Field = 'name' | 'takenOn';

const faultsOf = ({ name }: Values): Faults<Field> => (name.trim() === '' ? { name: 'required' } : {});

type Props = { file: VaultFile; onSaved: () => void; onClose: () => void };

/** What a file is called, of which day it is, and whether it stays. */
export function VaultFileForm({ file, onSaved, onClose }: Props) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const client = useQueryClient();
	const id = useId();
	const [isDateWrong, setIsDateWrong] = useState(false);
	const fault = useTranslations('error.fault');
	const form = useForm<Values, Field>({
		blank: { name: file.name, takenOn: file.takenOn ?? '', isKept: file.isKept },
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		idOf: (field) => `${id}-${field}`,
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
	});
	const send = async ({ name, takenOn, isKept }: Values) => {
		const body = { name: name.trim(), takenOn: takenOn === '' ? null : takenOn, isKept };
		await callApi('PUT /api/vault/files/:id', { params: { id: file.id }, body });
		for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
		onSaved();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isDateWrong) void form.submit({ send });
	};
	return (
		<Sheet
			isOpen
			title={t('edit')}
			closeLabel={t('view.close')}
			onClose={onClose}
			typed={form.unsaved}
			footer={
				<Button type="submit" form={id} variant="brand" isFull isBusy={form.isBusy}>
					{t('save')}
				</Button>
			}
		>
			<form id={id} className={styles.stack} noValidate onSubmit={submit}>
				<TextField
					{...form.field('name')}
					label={t('name')}
					hint={t('nameHint')}
					maxLength={vaultNameLength}
					autoComplete="off"
				/>
				<DatePartsField
					id={`${id}-takenOn`}
					label={t('takenOn')}
					optionalLabel={t('optional')}
					order="ymd"
					labels={{ year: t('year'), month: t('month'), day: t('day') }}
					autoComplete="off"
					defaultValue={file.takenOn ?? undefined}
					error={isDateWrong ? fault('date-wrong', { count: 0 }) : form.errorOf('takenOn')}
					onChange={(on, kind) => {
						setIsDateWrong(kind === 'impossible' || kind === 'partial');
						form.change({ takenOn: on ?? '' });
					}}
				/>
				<CheckRow
					name="isKept"
					label={t('keep')}
					description={t('keepHint')}
					isChecked={form.values.isKept}
					onChange={(isKept) => form.change({ isKept })}
				/>
				<FailureNote>{form.failure}</FailureNote>
			</form>
		</Sheet>
	);
}
