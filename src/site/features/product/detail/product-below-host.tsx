import { type ComponentType, lazy, Suspense } from 'react';
import type { BelowProps } from './product-below.tsx';

type View = ComponentType<BelowProps>;

const load = () => import('./product-below.tsx');

/** A browser that cannot fetch it keeps what the server wrote: that can be read, and the page above it works. */
const lateView = (viewIn: (below: Awaited<ReturnType<typeof load>>) => View): View =>
	lazy(() =>
		load().then(
			(below) => ({ default: viewIn(below) }),
			() => new Promise<never>(() => undefined),
		),
	);

const served = import.meta.env.SSR ? await load() : undefined;
const Place: View = served?.PlaceAndProvider ?? lateView((below) => below.PlaceAndProvider);
const Ratings: View = served?.QuestionsAndRatings ?? lateView((below) => below.QuestionsAndRatings);

/** Named in the document for its styles alone. */
export const belowFile = 'src/site/features/product/detail/product-below.tsx';

/*
 * What lies below the first screens of a product's page stands in the server's HTML like everything else; its scripts come
 * after those of the page above.
 */

export const PlaceAndProviderHost = (props: BelowProps) => (
	<Suspense fallback={null}>
		<Place {...props} />
	</Suspense>
);

export const QuestionsAndRatingsHost = (props: BelowProps) => (
	<Suspense fallback={null}>
		<Ratings {...props} />
	</Suspense>
);
