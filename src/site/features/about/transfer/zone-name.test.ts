import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
	[
		'Central Seoul: Jongno, Hongdae (about 62 km, 70–90 min)',
		['Central Seoul: Jongno, Hongdae', 'Central Seoul', 'Jongno, Hongdae', 'about 62 km, 70–90 min'],
	],
	[
		'서울 도심(종로, 홍대) (약 62km, 70–90분)',
		['서울 도심(종로, 홍대)', '서울 도심', '종로, 홍대', '약 62km, 70–90분'],
	],
	['Suwon (about 74 km)', ['Suwon', 'Suwon', undefined, 'about 74 km']],
	['Nami Island, Gapyeong', ['Nami Island, Gapyeong', 'Nami Island, Gapyeong', undefined, undefined]],
])('%s is chosen by its short name', (name, [place, short, districts, distance]) => {
	expect(zoneName(name)).toEqual({ place, short, districts, distance });
});
