import { useId, useState } from 'react';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { accountFaults, type RefundAccount, type RefundWay } from '#domain/refund/refund-account.ts';
import type { Faults } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useRefundFailure } from './use-refund-failure.ts';

export type AccountValues = Omit<RefundAccount, 'country'> & { way: RefundWay; country: CountryCode | '' };
type Field = keyof AccountValues;

/** As the endpoint takes it; undefined while the bank's country is not chosen. */
export function sentOf({ way, country, ...rest }: AccountValues) {
	if (way !== 'account') return { way };
	return country === '' ? undefined : { way, account: { country, ...rest } };
}

function faultsOf({ way, country, ...rest }: AccountValues): Faults<Field> {
	if (way !== 'account') return {};
	return country === '' ? { country: 'country-unknown' } : accountFaults({ country, ...rest });
}

/** Where a refund is to go, as it is being filled in; what is wrong is said beside its field, and what was typed stays. */
export function useAccountForm(begin: Pick<AccountValues, 'way' | 'country'>) {
	const id = useId();
	const [blank] = useState<AccountValues>(() => ({
		...begin,
		...{ bank: '', holder: '', number: '', bic: '', code: '', address: '' },
	}));
	const idOf = (field: Field) => `${id}-${field}`;
	return useForm<AccountValues, Field>({
		...{ blank, faultsOf, idOf, textOf: useRefundFailure(), asksBeforeLeaving: true },
		fieldOf: (at) => at.replace(/^account\./, '') as Field,
		bringUp: (wrong) => focusFirst(wrong.map(idOf)),
	});
}
export type AccountForm = ReturnType<typeof useAccountForm>;
