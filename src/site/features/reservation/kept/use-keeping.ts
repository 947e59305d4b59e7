import { useCallback, useEffect } from 'react';
import { admitToConsole } from '#contract/console-pages.ts';
import { loadCountries } from '#i18n/countries.ts';
import { loadedAhead } from '#site/loaded-ahead.ts';
import { keptState } from '#site/offline/kept-state.ts';
import { wishesParam } from '#site/router/navigation.ts';
import { useRouter } from '#site/router/router.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { whenIdle } from '#site/shell/when-idle.ts';
import { keepPage } from '#views/offline/keep-page.ts';
import { useKeptState } from './use-kept-state.ts';

/** Without what lies over the page. */
function addressOf(pathname: string, search: string): string {
	const query = new URLSearchParams(search);
	query.delete(wishesParam);
	return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** How the page that is open can be kept on the device. */
export function useKeep(): () => Promise<void> {
	const { pathname, search } = useRouter().location;
	const locale = useLocale();
	const canCheck = admitToConsole('check', useViewer()) === 'admitted';
	const address = addressOf(pathname, search);
	return useCallback(async () => {
		keptState.set({ kept: undefined });
		// Part of every reservation's page, and fetched only by who comes from another page.
		await loadCountries(locale).catch(() => undefined);
		const kept = await keepPage({ address, locale, canCheck }, loadedAhead.isSpare);
		if (addressOf(window.location.pathname, window.location.search) === address) keptState.set({ kept });
	}, [address, locale, canCheck]);
}

/**
 * Keeps the page each time it is opened and each time what it shows has changed, when there is nothing better to do; a copy
 * is not copied.
 */
export function useKeeping(shownSince: number): void {
	const keep = useKeep();
	const isCopy = useKeptState().from !== undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what it shows is kept by the worker, not read here
	useEffect(() => (isCopy ? undefined : whenIdle(() => void keep())), [keep, isCopy, shownSince]);
}
