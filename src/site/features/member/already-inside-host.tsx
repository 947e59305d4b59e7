import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { AlreadyInside } from './already-inside.tsx';

type Props = ComponentProps<typeof AlreadyInside>;
type View = ComponentType<Props>;

const load = () => import('./already-inside.tsx');

/** A browser that cannot fetch it keeps what the server wrote. */
const LateView: View = lazy(() =>
	load().then(
		({ AlreadyInside }) => ({ default: AlreadyInside }),
		() => new Promise<never>(() => undefined),
	),
);

const Inside: View = import.meta.env.SSR ? (await load()).AlreadyInside : LateView;

/** Few who come to log in or to join are in already. It stands in the server's HTML; its scripts come after the page's. */
export const AlreadyInsideHost = (props: Props) => (
	<Suspense fallback={null}>
		<Inside {...props} />
	</Suspense>
);
