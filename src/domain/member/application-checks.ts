import { isInForce } from '../provider/licence.ts';
import { healthLicences, isHealthHouse } from '../provider/publicity.ts';
import { isRegistrationNumber, type LicenceKind } from './partner.ts';

export const applicationChecks = [
	'email',
	'registration-number',
	'business-registration',
	'foreign-patient',
	'liability-insurance',
] as const;
export type ApplicationCheck = (typeof applicationChecks)[number];

type Facts = {
	isEmailVerified: boolean;
	registrationNumber: string;
	serviceItems: readonly string[];
	licences: readonly { kind: LicenceKind; expiresOn: string | null }[];
};

/** What an operator holds against the papers before approving, and whether it is there. Papers are still to be read by a person. */
export function checkApplication(facts: Facts, today: string): { check: ApplicationCheck; isMet: boolean }[] {
	const has = (kind: LicenceKind) => facts.licences.some((one) => one.kind === kind && isInForce(one, today));
	const isHealth = isHealthHouse(facts.serviceItems);
	return [
		{ check: 'email', isMet: facts.isEmailVerified },
		{ check: 'registration-number', isMet: isRegistrationNumber(facts.registrationNumber) },
		{ check: 'business-registration', isMet: has('business-registration') },
		...(isHealth ? healthLicences.map((check) => ({ check, isMet: has(check) })) : []),
	];
}
