export type MapPlace = { hangul: string; latitude: number; longitude: number };

/** Naver and Kakao know Korean doors best; Google and Yandex are on the traveller's phone already. */
export function mapLinks({ hangul, latitude, longitude }: MapPlace): { map: string; href: string }[] {
	const address = encodeURIComponent(hangul);
	return [
		{ map: 'Naver Map', href: `https://map.naver.com/p/search/${address}` },
		{ map: 'KakaoMap', href: `https://map.kakao.com/link/map/${address},${latitude},${longitude}` },
		{ map: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
		{ map: 'Yandex Maps', href: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map` },
	];
}
