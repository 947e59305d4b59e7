import { addDays } from '../availability/schedule.ts';
import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { newestFirst, type PageTextSlug, type PageTextVersion, versionInForce } from './page-text.ts';

/** What every member agreed to: who has an account is told before another version begins. */
const announcedTexts = ['terms', 'privacy'] as const;
export type AnnouncedText = (typeof announcedTexts)[number];

export const isAnnounced = (slug: string): slug is AnnouncedText =>
	(announcedTexts as readonly string[]).includes(slug);

/**
 * How many days before it begins a change is told: a week, and thirty days where it takes something from those who agreed
 * (standard terms of the Fair Trade Commission, article 3).
 */
const announcedDays = (isAdverse: boolean): number => (isAdverse ? 30 : 7);

/** The first Korean day on which a version that goes out today may begin. */
export const earliestDay = (slug: PageTextSlug | string, isAdverse: boolean, today: string): string =>
	isAnnounced(slug) ? addDays(today, announcedDays(isAdverse)) : today;

export type VersionStanding = 'coming' | 'in-force' | 'replaced' | 'past';

/** How a version stands among all of its text. Of those that are to begin on one day the last one counts: it replaces the others. */
export function standingOfVersion(
	{ version, effectiveOn }: PageTextVersion,
	versions: readonly PageTextVersion[],
	today: string,
): VersionStanding {
	if (version === versionInForce(versions, today)?.version) return 'in-force';
	if (effectiveOn <= today) return 'past';
	return newestFirst(versions).find((one) => one.effectiveOn === effectiveOn)?.version === version
		? 'coming'
		: 'replaced';
}

/** The version that one which begins that day would follow: none of those that it replaces. */
export const formerVersion = <Version extends PageTextVersion>(
	versions: readonly Version[],
	{ effectiveOn, today }: { effectiveOn: string; today: string },
): Version | undefined =>
	versionInForce(
		versions.filter((one) => one.effectiveOn <= today || one.effectiveOn < effectiveOn),
		effectiveOn,
	);

type Words = Partial<Record<ContentLocale, { title: string; body: string }>>;

/** The languages in which a text is not what it was. */
export const changedLanguages = (before: Words, after: Words): ContentLocale[] =>
	contentLocales.filter(
		(locale) =>
			(before[locale]?.title ?? '').trim() !== (after[locale]?.title ?? '').trim() ||
			(before[locale]?.body ?? '').trim() !== (after[locale]?.body ?? '').trim(),
	);
