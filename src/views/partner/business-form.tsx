import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Partner } from '#contract/api/partner.ts';
import type { ServiceItem } from '#domain/member/partner.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { businessFault, businessFaults } from '#views/business/business-checks.ts';
import { type BusinessDraft, type BusinessField, businessFieldId } from '#views/business/business-draft.ts';
import { BusinessFields } from '#views/business/business-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { type Faults, useSaving } from './use-saving.ts';

const draftOf = (partner: Partner): BusinessDraft => ({
	businessName: partner.businessName,
	businessNameKorean: partner.businessNameKorean,
	registrationNumber: partner.registrationNumber,
	representative: partner.representative,
	bankAccount: '',
	serviceItems: partner.serviceItems as ServiceItem[],
	languages: partner.languages,
});

const kept = { hasBankAccount: true };
const addressFault = (address: string) => (address.trim() === '' ? ('required' as const) : undefined);
/** Only what is wrong: a field that is right has no entry. */
const wrongOf = (faults: Faults) => Object.fromEntries(Object.entries(faults).filter(([, code]) => code));

export function BusinessForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('partner.business');
	const words = useTranslations('error.fault');
	const { callApi, partner, setPartner } = usePartner();
	const say = useSay();
	const { isBusy, failure, faults, sent, attempt, save, show, setFaults } = useSaving();
	const [draft, setDraft] = useState(() => draftOf(partner));
	const [address, setAddress] = useState(partner.address ?? '');
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => frame.current?.querySelector<HTMLElement>('input')?.focus(), []);

	const leave = (field: BusinessField) => setFaults(wrongOf({ ...faults, [field]: businessFault(draft, field, kept) }));

	async function send(event: FormEvent) {
		event.preventDefault();
		const wrong = wrongOf({ ...businessFaults(draft, kept), address: addressFault(address) });
		if (Object.keys(wrong).length > 0) return show(wrong);
		const bankAccount = draft.bankAccount.trim() || null;
		const body = {
			...draft,
			serviceItems: [...draft.serviceItems],
			languages: [...draft.languages],
			bankAccount,
			address,
		};
		const answer = await save(() => callApi('PUT /api/partners/me', { body }));
		if (!answer) return;
		setPartner(answer);
		say(t('saved'));
		onDone();
	}

	return (
		<div ref={frame}>
			<FormFrame
				idOf={(field) => businessFieldId(field as BusinessField)}
				labelOf={(field) => t(field as BusinessField | 'address')}
				{...{ isBusy, failure, faults, sent, attempt }}
				saveLabel={t('save')}
				cancelLabel={t('cancel')}
				onSend={send}
				onCancel={onDone}
			>
				<BusinessFields
					value={draft}
					faults={faults}
					bankAccountMasked={partner.bankAccountMasked}
					onChange={setDraft}
					onLeave={leave}
				>
					<TextField
						id="business-address"
						label={t('address')}
						name="address"
						autoComplete="street-address"
						maxLength={200}
						value={address}
						error={faults.address && words(faults.address)}
						onChange={(event) => setAddress(event.target.value)}
						onBlur={() => setFaults(wrongOf({ ...faults, address: addressFault(address) }))}
					/>
				</BusinessFields>
			</FormFrame>
		</div>
	);
}
