import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

test('each map is opened at the place, latitude and longitude in its own order', () => {
	const links = mapLinks({ hangul: '서울특별시 종로구 율곡로 99', latitude: 37.5794, longitude: 126.991 });
	const hrefs = Object.fromEntries(links.map(({ map, href }) => [map, decodeURIComponent(href)]));
	expect(hrefs).toEqual({
		'Naver Map': 'https://map.naver.com/p/search/서울특별시 종로구 율곡로 99',
		KakaoMap: 'https://map.kakao.com/link/map/서울특별시 종로구 율곡로 99,37.5794,126.991',
		'Google Maps': 'https://www.google.com/maps/search/?api=1&query=37.5794,126.991',
		'Yandex Maps': 'https://yandex.com/maps/?pt=126.991,37.5794&z=17&l=map',
	});
	for (const { href } of links) expect(new URL(href).protocol).toBe('https:');
});
