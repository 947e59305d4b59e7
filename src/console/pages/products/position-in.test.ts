import { expect, test } from 'vitest';
import { positionIn } from './position-in.ts';

const sinsa = { latitude: '37.5163', longitude: '127.0204' };

test.each([
	['a pair', '37.5163, 127.0204'],
	['the other way round', '127.0204 37.5163'],
	['a link with the middle of the map', 'https://www.google.com/maps/place/Sinsa/@37.5163,127.0204,17z'],
	['a link with a name', 'https://map.kakao.com/link/map/신사역,37.5163,127.0204'],
	['a link that names both', 'https://map.naver.com/v5/?lng=127.0204&lat=37.5163'],
])('%s fills in both', (_, text) => {
	expect(positionIn(text)).toEqual(sinsa);
});

test.each([
	['one number', '37.5163'],
	['a place that is not in Korea', '13.7563, 100.5018'],
	['an address', '서울 강남구 도산대로 118'],
])('%s is no pair', (_, text) => {
	expect(positionIn(text)).toBeUndefined();
});
