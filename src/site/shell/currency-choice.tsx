import { useEffect, useState } from 'react';
import type { CurrencyList } from './currency/currency-list.tsx';

/** Most pages are left without it being opened: fetched when it is. */
export function CurrencyChoice({ isWanted }: { isWanted: boolean }) {
	const [List, setList] = useState<typeof CurrencyList>();
	useEffect(() => {
		if (!isWanted || List) return;
		// Without it the prices stay as they are; the languages beside it work all the same.
		void import('./currency/currency-list.tsx').then(
			({ CurrencyList }) => setList(() => CurrencyList),
			() => undefined,
		);
	}, [isWanted, List]);
	return List && <List />;
}
