import { loadPasswordRules } from '../load-password-rules.ts';
import type { JoinFaults, JoinValues } from './join-values.ts';

async function load() {
	const [{ faultsOf, joinBody, callingCodeOf }, { countryOfZone }, { parsePhone }, { formatPhone }, rules] =
		await Promise.all([
			import('./check-join.ts'),
			import('./country-of-zone.ts'),
			import('#contract/phone.ts'),
			import('#i18n/format-phone.ts'),
			loadPasswordRules(),
		]);
	return {
		joinBody,
		callingCodeOf,
		countryOfZone,
		/** As it can be called from abroad; undefined while it is no number. */
		tidyPhone: (phone: string, country: string) => {
			const number = parsePhone(phone, country);
			return number && formatPhone(number);
		},
		strengthOf: (values: JoinValues) =>
			rules.passwordStrength(values.password, rules.personalWords({ ...values, ...values.business }), rules.isCommon),
		faultsOf: (values: JoinValues): JoinFaults => faultsOf(values, rules.isCommon),
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
