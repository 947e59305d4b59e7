import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { loadSheet } from './lazy-provider-sheet.tsx';
import { withProvider } from './provider-address.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { provider: string };

/** Opens a provider's profile over the page one is on; Back closes it. A link like any other until the scripts are there. */
export function ProviderLink({ provider, ...attributes }: Props) {
	const { location, navigate } = useRouter();
	const href = location.pathname + withProvider(location.search, provider);
	const open = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		navigate(href, { overlay: true });
	};
	const warm = () => void loadSheet().catch(() => undefined);
	return (
		// A search engine needs the page once, not once for each provider.
		<a {...attributes} href={href} rel="nofollow" aria-haspopup="dialog" onClick={open} onPointerEnter={warm} />
	);
}
