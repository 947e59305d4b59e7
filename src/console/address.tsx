import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { admitToConsole, type ConsoleMatch, matchConsolePage } from '#contract/console-pages.ts';
import { splitAddress } from '#i18n/address.ts';
import { useViewerIfAny } from './viewer.tsx';

const changed = new Set<() => void>();
const tellAll = () => {
	for (const tell of changed) tell();
};

function subscribe(tell: () => void): () => void {
	changed.add(tell);
	window.addEventListener('popstate', tell);
	return () => {
		changed.delete(tell);
		window.removeEventListener('popstate', tell);
	};
}

const current = () => window.location.pathname + window.location.search;

/** The link by which this page was left, where one comes back to it. */
export const leftLink = (): string | undefined => (window.history.state as { left?: string } | null)?.left;

/** Kept with the entry that is left. */
function noteLeft(): void {
	const link = document.activeElement;
	const left = link instanceof HTMLAnchorElement ? link.getAttribute('href') : null;
	if (left !== null) window.history.replaceState({ ...window.history.state, left }, '');
}

/** To another page of the console, without loading the document again. */
export function navigate(address: string, how: 'push' | 'replace' = 'push'): void {
	const hasLeft = new URL(address, window.location.href).pathname !== window.location.pathname;
	if (how === 'push') noteLeft();
	window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
	if (hasLeft && how === 'push') window.scrollTo(0, 0);
	tellAll();
}

export type ConsoleAddress = { match: ConsoleMatch | undefined; path: string; query: URLSearchParams };

export function useConsoleAddress(): ConsoleAddress {
	const { pathname, searchParams } = new URL(useSyncExternalStore(subscribe, current), window.location.origin);
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
