import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { admitToConsole, type ConsoleMatch, matchConsolePage } from '#contract/console-pages.ts';
import { splitAddress } from '#i18n/address.ts';
import { leaving } from '#ui/leaving.ts';
import { createConsoleHistory } from './console-history.ts';
import { useViewerIfAny } from './viewer.tsx';

const places = createConsoleHistory(
	{
		// Not in a test without a browser, where nobody navigates.
		history: typeof history === 'undefined' ? (undefined as never) : history,
		address: () => window.location.pathname + window.location.search,
		focused: () => {
			const link = document.activeElement;
			return link instanceof HTMLAnchorElement ? link.getAttribute('href') : null;
		},
	},
	leaving,
);

function subscribe(tell: () => void): () => void {
	const leave = places.subscribe(tell);
	// The same function: heard once, however many subscribe.
	window.addEventListener('popstate', places.onPopState);
	return leave;
}

/** The link by which this page was left, where one comes back to it. */
export const leftLink = (): string | undefined => (window.history.state as { left?: string } | null)?.left;

/** To another page of the console, without loading the document again; what was typed is asked about first. */
export function navigate(address: string, how: 'push' | 'replace' = 'push'): void {
	const hasLeft = new URL(address, window.location.href).pathname !== window.location.pathname;
	places.navigate(address, how, () => {
		if (hasLeft && how === 'push') window.scrollTo(0, 0);
	});
}

export type ConsoleAddress = { match: ConsoleMatch | undefined; path: string; query: URLSearchParams };

export function useConsoleAddress(): ConsoleAddress {
	const { pathname, searchParams } = new URL(useSyncExternalStore(subscribe, places.current), window.location.origin);
	const { path } = splitAddress(pathname);
	return { match: matchConsolePage(path), path, query: searchParams };
}

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** What it names where the page is not the viewer's: an operator who looks after guests reads a house's name, and no way there. */
export function ConsoleLink({ to, onClick, ...rest }: Props) {
	const viewer = useViewerIfAny();
	const follow = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (!isPlainClick(event)) return;
		event.preventDefault();
		navigate(to);
	};
	const match = matchConsolePage(splitAddress(to.split(/[?#]/, 1)[0] ?? '').path);
	if (viewer && match && admitToConsole(match.page, viewer) !== 'admitted') return <span>{rest.children}</span>;
	return <a {...rest} href={to} onClick={follow} />;
}
