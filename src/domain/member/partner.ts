import type { AreaSlug } from '../area/areas.ts';

/** An area's kind, as one word: `medical.dermatology`. */
export type ServiceItem = `${AreaSlug}.${string}`;

export const licenceKinds = [
	'business-registration',
	'foreign-patient',
	'liability-insurance',
	'specialist',
	'tourism-business',
	'other',
] as const;
export type LicenceKind = (typeof licenceKinds)[number];

/** An operator has looked at the paper, or has not yet. */
export const licenceVerdicts = ['waiting', 'accepted', 'refused'] as const;
export type LicenceVerdict = (typeof licenceVerdicts)[number];

/** Korean business registration number: ten digits, the last of which checks the others. */
export function isRegistrationNumber(digits: string): boolean {
	// Nothing but zeros would pass the check digit.
	if (!/^\d{10}$/.test(digits) || digits.startsWith('000000000')) return false;
	const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
	const values = [...digits].map(Number);
	const sum = weights.reduce((total, weight, at) => total + weight * (values[at] ?? 0), 0);
	const carried = Math.floor(((values[8] ?? 0) * 5) / 10);
	return (10 - ((sum + carried) % 10)) % 10 === values[9];
}
