import { addDays } from '../availability/schedule.ts';
import { koreanMidnight } from '../kernel/korean-date.ts';
import type { LicenceKind, LicenceVerdict } from '../member/partner.ts';

export type LicenceState = 'valid' | 'ends-soon' | 'run-out';

/** So many days before the end the operators are told, and its keeper sees it. */
const daysOfWarning = 30;

/** What is shown or counted on must say its number and its end. */
export const licenceNeeds: Record<LicenceKind, { number: boolean; expiry: boolean }> = {
	'business-registration': { number: false, expiry: false },
	'foreign-patient': { number: true, expiry: true },
	'liability-insurance': { number: false, expiry: true },
	specialist: { number: false, expiry: false },
	'tourism-business': { number: false, expiry: false },
	other: { number: false, expiry: false },
};

/** Both Korean days. On its last day a licence still counts. */
export function licenceState(expiresOn: string | null, today: string): LicenceState {
	if (expiresOn === null) return 'valid';
	if (expiresOn < today) return 'run-out';
	return expiresOn <= warnedBy(today) ? 'ends-soon' : 'valid';
}

/** The last day that is warned of today: whatever ends by then ends soon, or is over. */
export const warnedBy = (today: string): string => addDays(today, daysOfWarning);

/** When the operators are told: the beginning of a Korean day. */
export const warningAt = (expiresOn: string): Date => koreanMidnight(addDays(expiresOn, -daysOfWarning));

type Licence = { kind: LicenceKind; number: string | null; expiresOn: string | null; verdict: LicenceVerdict };

export const isInForce = (licence: Pick<Licence, 'expiresOn'>, today: string): boolean =>
	licenceState(licence.expiresOn, today) !== 'run-out';

/** The foreign-patient registration a provider is shown with, once an operator has seen it: of several the one that lasts longest. */
export function patientRegistration(licences: readonly Licence[]): { number: string; until: string } | undefined {
	const [longest] = licences
		.flatMap(({ kind, number, expiresOn, verdict }) =>
			kind === 'foreign-patient' && verdict === 'accepted' && number !== null && expiresOn !== null
				? [{ number, until: expiresOn }]
				: [],
		)
		.sort((a, b) => (a.until < b.until ? 1 : -1));
	return longest;
}
