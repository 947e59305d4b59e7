import type pg from 'pg';
import { createWaker } from '#server/waker.ts';
import { sendNudge } from './nudge.repo.ts';

/** Gathers whom to nudge and says it once. What is lost is found by the streams' own sweep. */
export function createNudger(pool: pg.Pool): { nudge(memberIds: readonly string[]): void; settle(): Promise<void> } {
	const named = new Set<string>();
	const waker = createWaker(async () => {
		const memberIds = [...named];
		named.clear();
		if (memberIds.length > 0) await sendNudge(pool, memberIds);
	}, 20);
	return {
		nudge(memberIds) {
			for (const id of memberIds) named.add(id);
			if (memberIds.length > 0) waker.wake();
		},
		settle: waker.settle,
	};
}
