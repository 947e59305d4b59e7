import { createHash } from 'node:crypto';

type Report = {
	at: Date;
	by: string;
	/** Open, or what was decided; left out where the open ones alone are looked at. */
	status?: string;
	decidedAt?: Date | null;
};

type Standing = {
	/** What it says and what was decided, as far as a decision is about it. */
	state: readonly unknown[];
	reports: readonly Report[];
};

/**
 * A mark of how something stood when an operator looked. It is handed out with it and comes back with the decision: where behind
 * the lock of its row it is another one, somebody decided, reported or changed it meanwhile, and `changed-since` is the answer.
 */
export function seenMark({ state, reports }: Standing): string {
	const told = reports.map(({ at, by, status, decidedAt }) => JSON.stringify([at, by, status, decidedAt])).toSorted();
	return createHash('sha256')
		.update(JSON.stringify([state, told]))
		.digest('base64url');
}
