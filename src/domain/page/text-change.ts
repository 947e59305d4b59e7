import { addDays } from '../availability/schedule.ts';
import type { PageTextSlug } from './page-text.ts';

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

export type VersionStanding = 'coming' | 'in-force' | 'past';

/** How a version stands beside the one in force. */
export function standingOfVersion(
	{ version, effectiveOn }: { version: string; effectiveOn: string },
	inForce: string | undefined,
	today: string,
): VersionStanding {
	if (version === inForce) return 'in-force';
	return effectiveOn > today ? 'coming' : 'past';
}
