import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { type JoinForm, joinForm } from '#contract/api/member.ts';
import { parsePhone } from '#contract/phone.ts';
import type { ConsentKind } from '#domain/member/consent.ts';
import { passwordFault, personalWords } from '#domain/member/password-rules.ts';
import type { Locale } from '#i18n/locales.ts';
import { schemaFaults } from '#ui/form/faults.ts';
import { isJoinField, type JoinFaults, type JoinValues } from './join-values.ts';

/*
 * The checks of the server, in the browser: the same schema, the same numbers, the same rules. They weigh more than the
 * page, so they come after it (load-join-checks.ts).
 */

/** +66 for TH. */
export const callingCodeOf = (country: string): string | undefined =>
	isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;

export type AgreedVersions = Partial<Record<ConsentKind, string>>;

const given = (text: string) => (text.trim() === '' ? undefined : text);

/** As it is sent; what is empty is not there. */
function bodyOf(values: JoinValues, versions: AgreedVersions, language: Locale) {
	const { type, agreements, business } = values;
	const passport = given(values.passport.replace(/[\s-]/g, ''));
	const version = (kind: ConsentKind) => (agreements[kind] ? versions[kind] : undefined);
	return {
		type,
		firstName: values.firstName,
		lastName: values.lastName,
		ownName: given(values.ownName),
		birthOn: given(values.birthOn),
		gender: given(values.gender),
		country: given(values.country),
		phone: parsePhone(values.phone, values.country) ?? given(values.phone),
		email: values.email,
		address: given(values.address),
		password: values.password,
		passport,
		...(type === 'cooperative' && { business }),
		agreements: {
			terms: version('terms'),
			privacy: version('privacy'),
			passport: passport && version('passport'),
			news: version('news'),
		},
		language,
	};
}

/** Which versions were shown is known when the form is sent; whether one agreed is known before. */
const anyVersion: AgreedVersions = { terms: '0', privacy: '0', passport: '0', news: '0' };

type IsCommon = (word: string) => boolean;

/** Everything that is wrong with the form as it stands. */
export function faultsOf(values: JoinValues, isCommon: IsCommon): JoinFaults {
	const body = bodyOf(values, anyVersion, 'en');
	const faults: JoinFaults = {};
	for (const [path, code] of Object.entries(schemaFaults(joinForm, body))) {
		const [first, second] = path.split('.');
		const at = second === undefined || first === 'birthOn' ? String(first) : `${first}.${second}`;
		if (code && isJoinField(at)) faults[at] ??= code;
	}
	return { ...faults, ...faultsTogether(values, body, isCommon) };
}

/** What no field alone can tell, and what is not wrong but missing. */
function faultsTogether(values: JoinValues, body: ReturnType<typeof bodyOf>, isCommon: IsCommon): JoinFaults {
	const password =
		values.password === ''
			? 'required'
			: passwordFault(values.password, personalWords({ ...values, ...values.business, phone: body.phone }), isCommon);
	return {
		...(password && { password }),
		...(values.passwordAgain === '' && { passwordAgain: 'required' as const }),
		...(values.passwordAgain !== '' &&
			values.passwordAgain !== values.password && { passwordAgain: 'password-different' as const }),
		...(body.birthOn === undefined && { birthOn: 'required' as const }),
		...(values.type === 'cooperative' && !body.address && { address: 'required' as const }),
		...(body.passport !== undefined && !values.agreements.passport && { 'agreements.passport': 'must-agree' as const }),
	};
}

type Sending = { versions: AgreedVersions; language: Locale };

/** The form as the server takes it; only for one without faults. */
export const joinBody = (values: JoinValues, { versions, language }: Sending): JoinForm =>
	joinForm.parse(bodyOf(values, versions, language));
