import { queryOptions } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PageContext } from '#site/page-module.ts';
import { formProductQuery } from '../form/form-queries.ts';
import type { Wanted } from './wanted-in.ts';

/** Most who log in or join were not about to reserve something: they load nothing of what shows it. */
const load = () => import('./wanted-card.tsx');
export const wantedCardFile = 'src/site/features/reservation/wanted/wanted-card.tsx';

type View = ComponentType<{ wanted: Wanted }>;
let loadedCard: View | undefined;

/** A browser that cannot fetch it keeps what the server wrote: it can be read, and the form beside it works. */
const LateCard: View = lazy(() =>
	load().then(
		({ WantedCard }) => ({ default: WantedCard }),
		() => new Promise<never>(() => undefined),
	),
);

/** With the product comes what shows it, so that the card is there at once. */
export function wantedQuery({ callApi, locale: language }: PageContext, { productId: id }: Wanted) {
	const { queryKey, queryFn } = formProductQuery(callApi, { id, language });
	return queryOptions({
		queryKey,
		queryFn: async (context) => {
			if (typeof queryFn !== 'function') throw new Error('a query without a function');
			const [product, card] = await Promise.all([queryFn(context), load()]);
			loadedCard = card.WantedCard;
			return product;
		},
	});
}

export function LazyWantedCard({ wanted }: { wanted: Wanted }) {
	// There already where its data is; React knows a lazy one only from its second rendering on.
	const Card = loadedCard ?? LateCard;
	return (
		<Suspense fallback={null}>
			<Card wanted={wanted} />
		</Suspense>
	);
}
