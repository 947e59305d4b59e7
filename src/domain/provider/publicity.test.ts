import { expect, test } from 'vitest';
import type { LicenceVerdict } from '../member/partner.ts';
import { missingForPublic } from './publicity.ts';

const today = '2026-11-15';
const words = { name: 'Lumi', trade: 'Clinic', intro: 'We are here.' };
const licence = (kind: 'foreign-patient' | 'liability-insurance', expiresOn: string) => ({
	kind,
	number: 'N',
	expiresOn,
	verdict: 'accepted' as LicenceVerdict,
});
const clinic = {
	isApproved: true,
	serviceItems: ['wellness.beauty', 'medical.dermatology'],
	licences: [licence('foreign-patient', '2027-01-01'), licence('liability-insurance', today)],
	texts: { en: words },
} as const satisfies Parameters<typeof missingForPublic>[0];

test('an approved clinic with its words and both papers in force is public', () => {
	expect(missingForPublic(clinic, today)).toEqual([]);
});

test('without approval, or without anybody who answers for it, it is not', () => {
	expect(missingForPublic({ ...clinic, isApproved: false }, today)).toEqual(['approval']);
});

test('it needs words that readers of every language can fall back on', () => {
	expect(missingForPublic({ ...clinic, texts: { ko: words } }, today)).toEqual([]);
	expect(missingForPublic({ ...clinic, texts: { ru: words } }, today)).toEqual(['texts']);
	expect(missingForPublic({ ...clinic, texts: {} }, today)).toEqual(['texts']);
});

test('a foreign-patient registration or an insurance that ran out hides a provider of health services', () => {
	expect(missingForPublic(clinic, '2026-11-16')).toEqual(['liability-insurance']);
	expect(missingForPublic({ ...clinic, licences: [] }, today)).toEqual(['foreign-patient', 'liability-insurance']);
	const renewed = [...clinic.licences, licence('liability-insurance', '2027-11-15')];
	expect(missingForPublic({ ...clinic, licences: renewed }, '2026-12-15')).toEqual([]);
});

test('a provider of other services needs neither', () => {
	const spa = { ...clinic, serviceItems: ['wellness.spa', 'travel.hotel'], licences: [] };
	expect(missingForPublic(spa, today)).toEqual([]);
});

test('a paper that no operator has accepted makes nobody a clinic; with an application they are looked at together', () => {
	for (const verdict of ['waiting', 'refused'] as const) {
		const licences = clinic.licences.map((one) => ({ ...one, verdict }));
		expect(missingForPublic({ ...clinic, licences }, today)).toEqual(['foreign-patient', 'liability-insurance']);
		expect(missingForPublic({ ...clinic, licences, isApproved: false }, today)).toEqual(['approval']);
	}
});
