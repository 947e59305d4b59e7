import { useRef } from 'react';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { useApi } from '#views/api-context.ts';
import { useViewer } from '../site-context.tsx';

/** A member finds their choice on every device they log in on; the one they stop at counts, however fast they went. */
export function useSaveCurrency(): (currency: ShownCurrency) => void {
	const callApi = useApi();
	const isMember = useViewer() !== null;
	const wanted = useRef<ShownCurrency>(undefined);
	const isSaving = useRef(false);
	const save = async () => {
		isSaving.current = true;
		for (let saved: ShownCurrency | undefined; wanted.current && wanted.current !== saved; ) {
			saved = wanted.current;
			// This device has it in any case; the account hears of the next choice.
			await callApi('PUT /api/members/me/currency', { body: { currency: saved } }).catch(() => undefined);
		}
		isSaving.current = false;
	};
	return (currency) => {
		wanted.current = currency;
		if (isMember && !isSaving.current) void save();
	};
}
