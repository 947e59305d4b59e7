import { useEffect, useRef } from 'react';
import type { Partner } from '#contract/api/partner.ts';
import type { ServiceItem } from '#domain/member/partner.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { businessFaults } from '#views/business/business-checks.ts';
import { type BusinessDraft, businessFieldId } from '#views/business/business-draft.ts';
import { BusinessFields } from '#views/business/business-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

type Values = BusinessDraft & { address: string };
type Field = keyof Values;

const valuesOf = (partner: Partner): Values => ({
	businessName: partner.businessName,
	businessNameKorean: partner.businessNameKorean,
	registrationNumber: partner.registrationNumber,
	representative: partner.representative,
	bankAccount: '',
	serviceItems: partner.serviceItems as ServiceItem[],
	languages: partner.languages,
	address: partner.address ?? '',
});

const faultsOf = ({ address, ...business }: Values): Faults<Field> =>
	onlyWrong<Field>({
		...businessFaults(business, { hasBankAccount: true }),
		address: address.trim() === '' ? 'required' : undefined,
	});

export function BusinessForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('partner.business');
	const { callApi, organisation, partner, setPartner } = usePartner();
	const say = useSay();
	const form = useForm<Values, Field>({
		blank: valuesOf(partner),
		faultsOf,
		textOf: usePartnerFailure(),
		idOf: businessFieldId,
		asksBeforeLeaving: true,
	});
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => frame.current?.querySelector<HTMLElement>('input')?.focus(), []);

	async function send({ bankAccount, serviceItems, languages, ...rest }: Values) {
		const lists = { serviceItems: [...serviceItems], languages: [...languages] };
		const body = { ...rest, ...lists, bankAccount: bankAccount.trim() || null };
		setPartner(await callApi('PUT /api/partners/me', { query: { organisation }, body }));
		say(t('saved'));
		onDone();
	}

	return (
		<div ref={frame}>
			<FormFrame
				form={form}
				labelOf={(field) => t(field)}
				saveLabel={t('save')}
				cancelLabel={t('cancel')}
				onSave={() => form.submit({ send })}
				onCancel={onDone}
			>
				<BusinessFields
					value={form.values}
					faults={form.faults}
					bankAccountMasked={partner.bankAccountMasked}
					onChange={form.change}
					onLeave={(field) => form.leaveFilled(field, String(form.values[field]))}
				>
					<TextField {...form.field('address')} label={t('address')} autoComplete="street-address" maxLength={200} />
				</BusinessFields>
			</FormFrame>
		</div>
	);
}
