import { loadCommonPasswords } from '#contract/common-passwords.ts';
import type { JoinFaults, JoinValues } from './join-values.ts';

async function load() {
	const [checks, isCommon] = await Promise.all([import('./check-join.ts'), loadCommonPasswords()]);
	return { ...checks, isCommon, faultsOf: (values: JoinValues): JoinFaults => checks.faultsOf(values, isCommon) };
}

export type JoinChecks = Awaited<ReturnType<typeof load>>;

let loading: Promise<JoinChecks> | undefined;

/** Asked for once the page stands, so that they are there before the first field is left; again after a failure. */
export function loadJoinChecks(): Promise<JoinChecks> {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
