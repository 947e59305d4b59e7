import type { PageId } from '#contract/pages.ts';
import { type AreaSlug, areaOf, isAreaSlug } from '#domain/area/areas.ts';
import type { TranslatorOf } from './translator.ts';

/** For messages that say it otherwise where health is a matter: `{health, select, yes {appointment} other {reservation}}`. */
export const healthOf = (area: AreaSlug): 'yes' | 'no' => (areaOf(area).isHealth ? 'yes' : 'no');

type Words = ReturnType<TranslatorOf>;

/** A page's title; a page of an area may have the area's own words in it. */
export function pageTitle(page: PageId, area: string | undefined, t: Words): string {
	if (area === undefined || !isAreaSlug(area)) return t(`page.${page}.title`, { health: 'no', areaTitle: '' });
	return t(`page.${page}.title`, { health: healthOf(area), areaTitle: t(`area.${area}.title`) });
}

/** For search engines, on the server: the browser has no descriptions. */
export function pageDescription(page: PageId, area: string | undefined, t: Words): string | undefined {
	if (!t.has(`page.${page}.description`)) return undefined;
	const isOfArea = area !== undefined && isAreaSlug(area);
	return t(`page.${page}.description`, { areaDescription: isOfArea ? t(`area.${area}.description`) : '' });
}
