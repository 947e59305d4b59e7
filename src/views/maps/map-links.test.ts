import { expect, test } from 'vitest';
import { allLocales } from '#i18n/locales.ts';
import { mapLinks } from './map-links.ts';

const place = { hangul: '서울특별시 종로구 율곡로 99', latitude: 37.5794, longitude: 126.991 };

test('each map is opened at the place, latitude and longitude in its own order', () => {
	const links = mapLinks(place, 'ru');
	expect(Object.fromEntries(links.map(({ map, href }) => [map, decodeURIComponent(href)]))).toEqual({
		'NAVER Map': 'https://map.naver.com/p/search/서울특별시 종로구 율곡로 99',
		KakaoMap: 'https://map.kakao.com/link/map/서울특별시 종로구 율곡로 99,37.5794,126.991',
		'Google\u00a0Картах': 'https://www.google.com/maps/search/?api=1&query=37.5794,126.991',
		'Яндекс\u00a0Картах': 'https://yandex.com/maps/?pt=126.991,37.5794&z=17&l=map',
	});
	for (const { href } of links) expect(new URL(href).protocol).toBe('https:');
});

test('what a reader has on the phone comes first, and every reader gets the two that know Korean doors', () => {
	const first = Object.fromEntries(allLocales.map((locale) => [locale, mapLinks(place, locale)[0]?.map]));
	expect(first).toEqual({
		ko: 'NAVER Map',
		en: 'NAVER Map',
		ru: 'Яндекс\u00a0Картах',
		th: 'Google Maps',
		vn: 'Google Maps',
		id: 'Google Maps',
	});
	for (const locale of allLocales)
		expect(mapLinks(place, locale).map(({ map }) => map)).toEqual(expect.arrayContaining(['NAVER Map', 'KakaoMap']));
});

test('the address is searched for without what is told the driver beside it', () => {
	const [naver] = mapLinks({ ...place, hangul: '서울특별시 중구 퇴계로 지하 126 (명동역 2번 출구)' }, 'ko');
	expect(decodeURIComponent(naver?.href ?? '')).toBe('https://map.naver.com/p/search/서울특별시 중구 퇴계로 지하 126');
});
