import type { Locale } from '#i18n/locales.ts';

export type MapPlace = { hangul: string; latitude: number; longitude: number };

const services = {
	naver: {
		map: 'NAVER Map',
		// “(명동역 2번 출구)” helps a driver, not a search for the address.
		href: ({ hangul }: MapPlace) => `https://map.naver.com/p/search/${encode(hangul.replace(/ \(.*/, ''))}`,
	},
	kakao: {
		map: 'KakaoMap',
		href: ({ hangul, latitude, longitude }: MapPlace) =>
			`https://map.kakao.com/link/map/${encode(hangul)},${latitude},${longitude}`,
	},
	google: {
		map: 'Google Maps',
		href: ({ latitude, longitude }: MapPlace) =>
			`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
	},
	yandex: {
		map: 'Yandex Maps',
		href: ({ latitude, longitude }: MapPlace) => `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
	},
} as const;

/** What a language calls them behind “Open in”: Russian has names of its own for two, and declines them. */
const ownNames: Partial<Record<Locale, Partial<Record<keyof typeof services, string>>>> = {
	ru: { yandex: 'Яндекс\u00a0Картах', google: 'Google\u00a0Картах' },
};

const encode = (text: string) => encodeURIComponent(text);

/**
 * What a reader of a language has on the phone already comes first; NAVER and Kakao know Korean doors best. 2GIS, used in
 * Russia too, has no map of Korea.
 */
const order: Record<Locale, readonly (keyof typeof services)[]> = {
	ko: ['naver', 'kakao', 'google'],
	en: ['naver', 'kakao', 'google'],
	ru: ['yandex', 'google', 'naver', 'kakao'],
	th: ['google', 'naver', 'kakao'],
	vn: ['google', 'naver', 'kakao'],
	id: ['google', 'naver', 'kakao'],
};

export const mapLinks = (place: MapPlace, locale: Locale): { map: string; href: string }[] =>
	order[locale].map((id) => ({ map: ownNames[locale]?.[id] ?? services[id].map, href: services[id].href(place) }));
