import { useCallback, useEffect, useState } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { screenOf } from '#site/router/navigation.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';

/** Which list an entry of the history was opened from, in sessionStorage so that a reload keeps it. */
const name = (key: string) => `matching-list:${key}`;

/** A row was followed: the entry that comes next is its question, and beneath it lies the list. */
let left: { id: string; address: string } | undefined;

function keep(key: string, address: string): void {
	try {
		sessionStorage.setItem(name(key), address);
	} catch {
		// Storage full or forbidden: the way back then leads to the beginning of the list.
	}
}

function kept(key: string): string | undefined {
	try {
		return sessionStorage.getItem(name(key)) ?? undefined;
	} catch {
		return undefined;
	}
}

/** For the list: to be called with the question whose row is followed. */
export function useRememberedList(): (id: string) => void {
	const { location } = useRouter();
	const address = location.pathname + location.search;
	return useCallback(
		(id) => {
			left = { id, address };
		},
		[address],
	);
}

/** For a question: the list as it was left, and whether Back leads there, to the very place. */
export function useWayToList(id: string): { href: string; isBeneath: boolean } {
	const { location } = useRouter();
	const addressFor = usePageAddress();
	const [from, setFrom] = useState<string>();
	const { key } = location;
	const screen = screenOf(location);
	useEffect(() => {
		const address = left?.id === id ? left.address : (kept(key) ?? kept(screen));
		left = undefined;
		// Another choice on this page is another key of the same entry.
		if (address !== undefined) keep(key, address);
		setFrom(address);
	}, [id, key, screen]);
	return { href: from ?? addressFor(pagePath('matchingList')), isBeneath: from !== undefined };
}
