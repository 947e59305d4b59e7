import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptAtHeader } from '#site/offline/kept-names.ts';
import { keptState } from '#site/offline/kept-state.ts';
import { useKeptState } from './use-kept-state.ts';

const everyMs = 15_000;
const patienceMs = 5_000;

/** What the kept pages show: asked for again once there is a network. */
const shown = [
	'GET /api/reservations/:id',
	'GET /api/reservations/:id/voucher',
	'GET /api/reservations',
	'GET /api/trips',
	'GET /api/waiting',
	'GET /api/members/me',
];

/** A device may believe in a network that leads nowhere, so it is tried. */
async function isReachable(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(patienceMs);
		const answer = await fetch('/api/voucher-key', { cache: 'no-store', signal });
		return answer.ok && !answer.headers.has(keptAtHeader);
	} catch {
		return false;
	}
}

/** A page that shows a copy looks for the network, and brings itself up to date when it is back. */
export function useRenewing(): void {
	const client = useQueryClient();
	const isCopy = useKeptState().from !== undefined;
	useEffect(() => {
		if (!isCopy) return;
		let isBusy = false;
		const renew = async () => {
			if (isBusy || document.visibilityState === 'hidden') return;
			isBusy = true;
			if (await isReachable()) {
				const { copies } = keptState.get();
				await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
				if (keptState.get().copies === copies) keptState.set({ from: undefined });
			}
			isBusy = false;
		};
		const timer = setInterval(renew, everyMs);
		for (const name of ['online', 'focus']) window.addEventListener(name, renew);
		document.addEventListener('visibilitychange', renew);
		return () => {
			clearInterval(timer);
			for (const name of ['online', 'focus']) window.removeEventListener(name, renew);
			document.removeEventListener('visibilitychange', renew);
		};
	}, [client, isCopy]);
}
