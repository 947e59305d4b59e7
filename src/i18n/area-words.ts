import type { useTranslations } from 'use-intl';
import type { PageId } from '#contract/pages.ts';
import { type AreaSlug, areaOf, isAreaSlug } from '#domain/area/areas.ts';

/** For messages that say it otherwise where health is a matter: `{health, select, yes {appointment} other {reservation}}`. */
export const healthOf = (area: AreaSlug): 'yes' | 'no' => (areaOf(area).isHealth ? 'yes' : 'no');

type Words = {
	page: ReturnType<typeof useTranslations<'page'>>;
	area: ReturnType<typeof useTranslations<'area'>>;
};
type NamedPage = { page: PageId; area?: string | undefined };

/** A page's title; a page of an area may have the area's own words in it. */
export function pageTitle({ page, area }: NamedPage, words: Words): string {
	if (area === undefined || !isAreaSlug(area)) return words.page(`${page}.title`, { health: 'no', areaTitle: '' });
	return words.page(`${page}.title`, { health: healthOf(area), areaTitle: words.area(`${area}.title`) });
}

/** For search engines, on the server: the browser has no descriptions. */
export function pageDescription({ page, area }: NamedPage, words: Words): string | undefined {
	if (!words.page.has(`${page}.description`)) return undefined;
	const areaDescription = area !== undefined && isAreaSlug(area) ? words.area(`${area}.description`) : '';
	return words.page(`${page}.description`, { areaDescription });
}
