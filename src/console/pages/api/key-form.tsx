import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type KeyDays, type KeyRight, keyDays, keyNameMost, keyRights } from '#domain/api-key/api-key.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';
import { keysKey } from './key-list.tsx';
import { SecretSheet } from './secret-sheet.tsx';

type Values = { name: string; rights: KeyRight[]; days: KeyDays };
const blank: Values = { name: '', rights: ['reservation.see'], days: 90 };

function faultsOf({ name, rights }: Values): Faults<keyof Values> {
	return {
		...(name.trim() === '' && { name: 'required' as const }),
		...(rights.length === 0 && { rights: 'choose-one' as const }),
	};
}

/** A new key: what it may do and for how long. It is shown once, in a sheet that says so. */
export function KeyForm({ organisation }: { organisation: string }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const { keyOf, forget } = useRepeatKey();
	const [secret, setSecret] = useState<string>();
	const form = useForm<Values, keyof Values>({ blank, faultsOf, textOf: useConsoleFailure() });
	const send = async (values: Values) => {
		const body = { ...values, name: values.name.trim() };
		const key = keyOf(JSON.stringify(body));
		const made = await signedIn(() =>
			callApi('POST /api/organisations/:id/keys', { params: { id: organisation }, body: { key, ...body } }),
		);
		if (!made) return;
		forget();
		setSecret(made.secret);
		form.restart(blank);
		await client.invalidateQueries({ queryKey: [keysKey, organisation] });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Card title={t('keys.newTitle')}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<FormSummary form={form} title={() => t('mendTitle')} labelOf={(field) => t(`keys.${field}`)} level={3} />
				<TextField
					{...form.field('name')}
					label={t('keys.name')}
					hint={t('keys.nameHint')}
					autoComplete="off"
					maxLength={keyNameMost}
				/>
				<RightChoice
					chosen={form.values.rights}
					error={form.field('rights').error}
					onChange={(rights) => form.change({ rights })}
				/>
				<Select
					label={t('keys.days')}
					isLabelShown
					name="days"
					value={String(form.values.days)}
					options={keyDays.map((count) => ({ value: String(count), label: t('keys.dayCount', { count }) }))}
					onChange={(next) => form.change({ days: keyDays.find((days) => String(days) === next) ?? 90 })}
				/>
				{form.failure && (
					<Note tone="bad" isAlert>
						{form.failure}
					</Note>
				)}
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{t('keys.make')}
				</Button>
			</form>
			{dialog}
			<SecretSheet
				title={t('keys.madeTitle')}
				text={t('keys.madeText')}
				secret={secret}
				onClose={() => setSecret(undefined)}
			/>
		</Card>
	);
}

type Choice = { chosen: readonly KeyRight[]; error: string | undefined; onChange: (rights: KeyRight[]) => void };

function RightChoice({ chosen, error, onChange }: Choice) {
	const t = useTranslations('console.api');
	return (
		<FieldGroup id="rights" label={t('keys.rights')} error={error}>
			{keyRights.map((right) => (
				<CheckRow
					key={right}
					name="rights"
					value={right}
					label={t(`right.${right}`)}
					isChecked={chosen.includes(right)}
					onChange={(isOn) => onChange(keyRights.filter((one) => (one === right ? isOn : chosen.includes(one))))}
				/>
			))}
		</FieldGroup>
	);
}
