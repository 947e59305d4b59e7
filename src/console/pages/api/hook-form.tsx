import { webhookAddressMost, webhookUrl } from '#domain/webhook/webhook.ts';
import { type WebhookKind, webhookKinds } from '#domain/webhook/webhook-kinds.ts';
import type { Faults } from '#ui/form/faults.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { CheckList } from './check-list.tsx';
import { hooksKey } from './hook-list.tsx';
import { SecretForm } from './secret-form.tsx';

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

/** A new webhook, with the secret that signs what it is sent. */
export function HookForm({ organisation }: { organisation: string }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	return (
		<SecretForm<Values>
			{...{ noun: 'hooks', blank, faultsOf, listed: [hooksKey, organisation], submitLabel: t('hooks.add') }}
			labelOf={(field) => t(`hooks.${field}`)}
			make={({ address, kinds }, key) =>
				callApi('POST /api/organisations/:id/webhooks', {
					...{ params: { id: organisation }, body: { key, kinds, address: address.trim() } },
				})
			}
		>
			{(form) => (
				<>
					<TextField
						{...form.field('address')}
						label={t('hooks.address')}
						type="url"
						inputMode="url"
						placeholder="https://"
						autoComplete="off"
						maxLength={webhookAddressMost}
					/>
					<CheckList
						{...{ name: 'kinds', label: t('hooks.kinds'), error: form.errorOf('kinds'), chosen: form.values.kinds }}
						options={webhookKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
						onChange={(kinds) => form.change({ kinds })}
					/>
				</>
			)}
		</SecretForm>
	);
}
