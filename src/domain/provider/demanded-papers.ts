import type { LicenceKind, LicenceVerdict } from '../member/partner.ts';
import { type LicenceState, licenceState } from './licence.ts';
import { healthLicences, isHealthHouse } from './publicity.ts';

type Held = { kind: LicenceKind; expiresOn: string | null; verdict: LicenceVerdict };
type Paper = { kind: (typeof healthLicences)[number]; state: LicenceState | 'missing'; until: string | null };

/** For good counts as longest. */
const lastsLonger = (one: Held, other: Held): number =>
	(other.expiresOn ?? '9999').localeCompare(one.expiresOn ?? '9999');

/** What the services of a house demand of it, and how each paper is: of several the one that lasts longest. */
export function demandedPapers(serviceItems: readonly string[], licences: readonly Held[], today: string): Paper[] {
	const isHealth = isHealthHouse(serviceItems);
	if (!isHealth) return [];
	return healthLicences.map((kind) => {
		const [held] = licences.filter((one) => one.kind === kind && one.verdict === 'accepted').sort(lastsLonger);
		return held
			? { kind, state: licenceState(held.expiresOn, today), until: held.expiresOn }
			: { kind, state: 'missing', until: null };
	});
}
