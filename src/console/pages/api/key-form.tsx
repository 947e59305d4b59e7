import { type KeyDays, type KeyRight, keyDays, keyNameMost, keyRights } from '#domain/api-key/api-key.ts';
import type { Faults } from '#ui/form/faults.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { CheckList } from './check-list.tsx';
import { keysKey } from './key-list.tsx';
import { SecretForm } from './secret-form.tsx';

type Values = { name: string; rights: KeyRight[]; days: KeyDays };
const blank: Values = { name: '', rights: ['reservation.see'], days: 90 };

function faultsOf({ name, rights }: Values): Faults<keyof Values> {
	return {
		...(name.trim() === '' && { name: 'required' as const }),
		...(rights.length === 0 && { rights: 'choose-one' as const }),
	};
}

/** A new key: what it may do and for how long. */
export function KeyForm({ organisation }: { organisation: string }) {
	const t = useTranslations('console.api');
	const callApi = useApi();
	return (
		<SecretForm<Values>
			{...{ noun: 'keys', blank, faultsOf, listed: [keysKey, organisation], submitLabel: t('keys.make') }}
			labelOf={(field) => t(`keys.${field}`)}
			make={({ name, ...values }, key) =>
				callApi('POST /api/organisations/:id/keys', {
					...{ params: { id: organisation }, body: { key, ...values, name: name.trim() } },
				})
			}
		>
			{(form) => (
				<>
					<TextField
						{...form.field('name')}
						label={t('keys.name')}
						hint={t('keys.nameHint')}
						autoComplete="off"
						maxLength={keyNameMost}
					/>
					<CheckList
						{...{ name: 'rights', label: t('keys.rights'), error: form.errorOf('rights'), chosen: form.values.rights }}
						options={keyRights.map((value) => ({ value, label: t(`right.${value}`) }))}
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
				</>
			)}
		</SecretForm>
	);
}
