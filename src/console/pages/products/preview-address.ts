import type { Editing } from '#contract/api/content.ts';
import { pagePath } from '#contract/page-address.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { joinAddress } from '#i18n/address.ts';
import type { Locale } from '#i18n/locales.ts';

/** The site's own page of it, with the newest draft; Korean readers are shown the site in English. */
export function previewAddress({ id, of }: Editing, language: Locale): string {
	const area = areaSlugs.find((slug) => slug === of?.area) ?? (areaSlugs[0] as AreaSlug);
	const path = `${pagePath('productDetail', { area, id })}?draft=1`;
	return language === 'ko' ? path : joinAddress({ code: language, path });
}
