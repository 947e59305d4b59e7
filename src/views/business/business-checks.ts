import type { FaultCode } from '#contract/faults.ts';
import { isRegistrationNumber } from '#domain/member/partner.ts';
import type { BusinessDraft, BusinessFaults, BusinessField } from './business-draft.ts';

const text = (value: string): FaultCode | undefined => (value.trim() === '' ? 'required' : undefined);
const some = (list: readonly unknown[]): FaultCode | undefined => (list.length === 0 ? 'choose-one' : undefined);

const digitsIn = (value: string) => value.replace(/\D/g, '').length;

/** What the server would say about a field, said as one leaves it. */
const checks: { [Field in BusinessField]: (value: BusinessDraft[Field]) => FaultCode | undefined } = {
	businessName: text,
	businessNameKorean: text,
	registrationNumber: (value) => text(value) ?? (isRegistrationNumber(value) ? undefined : 'registration-number-wrong'),
	representative: text,
	bankAccount: (value) => text(value) ?? (digitsIn(value) < 6 ? 'bank-account-wrong' : undefined),
	serviceItems: some,
	languages: some,
};

const businessFields = Object.keys(checks) as BusinessField[];

/** With a bank account kept already, an empty one is no fault. */
export function businessFault(
	draft: BusinessDraft,
	field: BusinessField,
	{ hasBankAccount = false }: { hasBankAccount?: boolean } = {},
): FaultCode | undefined {
	if (field === 'bankAccount' && hasBankAccount && draft.bankAccount.trim() === '') return undefined;
	return (checks[field] as (value: unknown) => FaultCode | undefined)(draft[field]);
}

export function businessFaults(draft: BusinessDraft, options: { hasBankAccount?: boolean } = {}): BusinessFaults {
	return Object.fromEntries(
		businessFields.flatMap((field) => {
			const fault = businessFault(draft, field, options);
			return fault ? [[field, fault]] : [];
		}),
	);
}
