import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePage } from '#site/use-page.ts';
import { providerIn } from './provider-address.ts';

type View = ComponentType<{ id: string; isOpen: boolean; footer?: ReactNode }>;

/** Most pages are left without a look at a profile: what shows it is fetched when one is about to be opened. */
export const loadSheet = () => import('./sheet/provider-sheet.tsx');

/** The server has it at hand: React knows a lazy one only from its second rendering on. */
export const served: { View?: View } = {};

const Late = lazy(() =>
	loadSheet().then(
		({ ProviderSheet }) => ({ default: ProviderSheet as View }),
		() => ({ default: Unloaded }),
	),
);

type Props = {
	/** What the page has to say below a provider's profile; it brings its own words. */
	footer?: (id: string) => ReactNode;
};

/** The profile over the page, where the address names one. Stays once it was open: what closes gives the focus back. */
export function LazyProviderSheet({ footer }: Props) {
	const asked = providerIn(usePage().search);
	const [id, setId] = useState(asked);
	if (asked && asked !== id) setId(asked);
	const View = served.View ?? Late;
	return (
		id && (
			<Suspense fallback={null}>
				<View id={id} isOpen={asked !== undefined} footer={footer?.(id)} />
			</Suspense>
		)
	);
}

/** A new release may have moved its files: a full load brings the page with the profile over it. Once, not for ever. */
function Unloaded({ isOpen }: { isOpen: boolean }) {
	useEffect(() => {
		if (isOpen && navigator.onLine && !document.querySelector('[data-served]')) window.location.reload();
	}, [isOpen]);
	return null;
}
