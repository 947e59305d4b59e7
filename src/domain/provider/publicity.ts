import { areaOf, areaSlugs } from '../area/areas.ts';
import type { ContentLocale } from '../kernel/locale-text.ts';
import type { LicenceKind, LicenceVerdict, ServiceItem } from '../member/partner.ts';
import { isInForce } from './licence.ts';

export type ProfileTexts = Partial<Record<ContentLocale, { name: string; trade: string; intro: string }>>;

type Facts = {
	/** And somebody answers for it. */
	isApproved: boolean;
	serviceItems: readonly string[];
	licences: readonly { kind: LicenceKind; number: string | null; expiresOn: string | null; verdict: LicenceVerdict }[];
	texts: ProfileTexts;
};

export type Missing = 'approval' | 'texts' | 'foreign-patient' | 'liability-insurance';

/** Every kind of service in an area where health is a matter. */
export const healthItems: readonly ServiceItem[] = areaSlugs
	.filter((area) => areaOf(area).isHealth)
	.flatMap((area) => areaOf(area).kinds.map(({ slug }) => `${area}.${slug}` as const));

/** Whether a house with these services is one where health is a matter. */
export const isHealthHouse = (serviceItems: readonly string[]): boolean =>
	serviceItems.some((item) => (healthItems as readonly string[]).includes(item));

/** What a provider of health services must hold in force to be shown. */
export const healthLicences = ['foreign-patient', 'liability-insurance'] as const satisfies readonly LicenceKind[];

/** What readers of every other language are shown: without either, most would see nothing. */
export const commonLocales = ['en', 'ko'] as const satisfies readonly ContentLocale[];

/** Looked at by an operator. With an application all its papers are looked at, so before that this is missing nobody. */
const isAccepted = ({ verdict }: { verdict: LicenceVerdict }): boolean => verdict === 'accepted';

/** What keeps a provider's profile from being public (DECISIONS "Life cycles"); public when nothing does. */
export function missingForPublic(facts: Facts, today: string): Missing[] {
	const { isApproved } = facts;
	const isHealth = isHealthHouse(facts.serviceItems);
	const lacks = (kind: LicenceKind) =>
		isHealth &&
		!facts.licences.some(
			(licence) => licence.kind === kind && isInForce(licence, today) && (isAccepted(licence) || !isApproved),
		);
	return [
		...(isApproved ? [] : ['approval' as const]),
		...(commonLocales.some((locale) => facts.texts[locale]) ? [] : ['texts' as const]),
		...healthLicences.filter(lacks),
	];
}
