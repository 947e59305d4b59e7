import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#views/api-context.ts';
import { whileLoggedIn } from '#views/member/while-logged-in.ts';

/** What is not needed to use the page waits until it is there: also its own first calls. */
const afterMs = 1_000;

/** Keeps the page up to date with what others do. Its code comes late, and to members alone. */
export function useLive(memberId: string): void {
	const client = useQueryClient();
	const callApi = useApi();
	useEffect(() => {
		let stop: (() => void) | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let turn = 0;
		const load = async (mine: number) => {
			const { startLive } = await import('./start-live.ts');
			if (mine === turn) stop = startLive({ client, callApi, memberId });
		};
		return whileLoggedIn({
			start() {
				turn += 1;
				timer = setTimeout(() => load(turn).catch(() => undefined), afterMs);
			},
			stop() {
				turn += 1;
				clearTimeout(timer);
				stop?.();
				stop = undefined;
			},
		});
	}, [client, callApi, memberId]);
}
