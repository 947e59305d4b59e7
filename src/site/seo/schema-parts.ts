import type { ProductDetail } from '#contract/api/product.ts';
import type { SiteProfile } from '#contract/api/profile.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { pictureFile } from '#views/product/picture-file.ts';
import type { Thing } from './seo-facts.ts';

/** Pictures as search engines fetch them. */
export const pictureAddress = (origin: string, name: string) => origin + pictureFile(name, 960);

const agencyId = (origin: string) => `${origin}/#agency`;

/** The agency wherever it is only named. */
export const namedAgency = (origin: string): Thing => ({
	'@type': 'TravelAgency',
	'@id': agencyId(origin),
	name: 'Maru',
	url: `${origin}/`,
});

/** The company as its footer tells of it; no e-mail address, which would be there to harvest. */
export function agency(profile: SiteProfile, origin: string): Thing {
	return {
		...namedAgency(origin),
		legalName: profile.companyName,
		telephone: internationalPhone(profile.phone),
		...(profile.fax && { faxNumber: internationalPhone(profile.fax) }),
		address: { '@type': 'PostalAddress', streetAddress: profile.address, addressCountry: 'KR' },
		logo: `${origin}/assets/images/icon-512.png`,
		image: pictureAddress(origin, 'hero-maru'),
		priceRange: '₩₩',
	};
}

type Address = ProductDetail['address'];

/** As it is written in Korea, which is what finds it there. */
export const addressOf = ({ hangul }: Address): Thing => ({
	'@type': 'PostalAddress',
	streetAddress: hangul,
	addressCountry: 'KR',
});

export const geoOf = ({ latitude, longitude }: Address): Thing => ({ '@type': 'GeoCoordinates', latitude, longitude });

/** 95 → PT1H35M; nights are whole days. */
export function isoDuration({ minutes, nights }: Pick<ProductDetail, 'minutes' | 'nights'>): string | undefined {
	if (nights) return `P${nights + 1}D`;
	if (!minutes) return undefined;
	const hours = Math.floor(minutes / 60);
	return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`;
}

type Step = { name: string; url: string };

/** The way up from home; the last one is the page itself. */
export const breadcrumb = (steps: Step[]): Thing => ({
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
});
