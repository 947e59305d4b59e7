import { loadCommonPasswords } from '#contract/common-passwords.ts';
import type { JoinFaults, JoinValues } from './join-values.ts';

async function load() {
	const [{ faultsOf, joinBody, callingCodeOf }, { parsePhone }, isCommon] = await Promise.all([
		import('./check-join.ts'),
		import('#contract/phone.ts'),
		loadCommonPasswords(),
	]);
	return {
		joinBody,
		callingCodeOf,
		parsePhone,
		faultsOf: (values: JoinValues): JoinFaults => faultsOf(values, isCommon),
	};
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
