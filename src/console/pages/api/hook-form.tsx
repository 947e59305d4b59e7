import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { webhookAddressMost, webhookUrl } from '#domain/webhook/webhook.ts';
import { type WebhookKind, webhookKinds } from '#domain/webhook/webhook-kinds.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';
import { hooksKey } from './hook-list.tsx';
import { SecretSheet } from './secret-sheet.tsx';

type Values = { address: string; kinds: WebhookKind[] };
const blank: Values = { address: '', kinds: webhookKinds.filter((kind) => kind.startsWith('reservation.')) };

function faultsOf({ address, kinds }: Values): Faults<keyof Values> {
	const typed = address.trim();
	return {
		...(typed === ''
			? { address: 'required' as const }
			: !webhookUrl(typed) && { address: 'webhook-address' as const }),
		...(kinds.length === 0 && { kinds: 'choose-one' as const }),
	};
}

/** A new webhook; the secret that signs is shown once, in a sheet that says so. */
export function HookForm({ organisation }: { organisation: string }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const { keyOf, forget } = useRepeatKey();
	const [secret, setSecret] = useState<string>();
	const form = useForm<Values, keyof Values>({ blank, faultsOf, textOf: useConsoleFailure() });
	const send = async (values: Values) => {
		const body = { ...values, address: values.address.trim() };
		const key = keyOf(JSON.stringify(body));
		const params = { id: organisation };
		const made = await signedIn(() =>
			callApi('POST /api/organisations/:id/webhooks', { params, body: { key, ...body } }),
		);
		if (!made) return;
		forget();
		setSecret(made.secret);
		form.restart(blank);
		await client.invalidateQueries({ queryKey: [hooksKey, organisation] });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const { kinds } = form.values;
	return (
		<Card title={t('hooks.newTitle')}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<FormSummary form={form} title={() => t('mendTitle')} labelOf={(field) => t(`hooks.${field}`)} level={3} />
				<TextField
					{...form.field('address')}
					label={t('hooks.address')}
					type="url"
					inputMode="url"
					placeholder="https://"
					autoComplete="off"
					maxLength={webhookAddressMost}
				/>
				<FieldGroup id="kinds" label={t('hooks.kinds')} error={form.field('kinds').error}>
					{webhookKinds.map((kind) => (
						<CheckRow
							key={kind}
							name="kinds"
							value={kind}
							label={t(`kind.${kind}`)}
							isChecked={kinds.includes(kind)}
							onChange={(isOn) =>
								form.change({ kinds: webhookKinds.filter((one) => (one === kind ? isOn : kinds.includes(one))) })
							}
						/>
					))}
				</FieldGroup>
				{form.failure && (
					<Note tone="bad" isAlert>
						{form.failure}
					</Note>
				)}
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{t('hooks.add')}
				</Button>
			</form>
			{dialog}
			<SecretSheet
				title={t('hooks.madeTitle')}
				text={t('hooks.madeText')}
				secret={secret}
				onClose={() => setSecret(undefined)}
			/>
		</Card>
	);
}
