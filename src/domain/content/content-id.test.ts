import { expect, test } from 'vitest';
import { freeId, idStem } from './content-id.ts';

test.each([
	[{ en: 'Gyeongbokgung before the gates open', ko: '경복궁' }, 'gyeongbokgung-before-the-gates-open'],
	[
		{ en: ' ', ko: '문 열기 전의 경복궁, 궁중 조찬과 함께' },
		'mun-yeolgi-jeonui-gyeongbokgung-gungjung-jochangwa-hamkke',
	],
	[{ ko: '부산 돼지국밥' }, 'busan-dwaejigukbap'],
	[{ ko: '읽고 걷는 서울'.normalize('NFD') }, 'ikgo-geotneun-seoul'],
	[{ en: 'Café & Crème: Jeju’s best' }, 'cafe-creme-jejus-best'],
	[{ en: '日本', ko: '' }, 'day-tour'],
	[{ en: '24', ko: '12' }, 'day-tour'],
	[{}, 'day-tour'],
])('%j begins an id %s', (names, id) => {
	expect(idStem(names, 'day-tour')).toBe(id);
});

test('an id is short and ends with a letter or a digit', () => {
	const id = idStem({ en: `${'walk '.repeat(30)}` }, 'x');
	expect(id.length).toBeLessThanOrEqual(60);
	expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('an id is nobody else’s, and never a word of an address', () => {
	expect(freeId('palace', new Set())).toBe('palace');
	expect(freeId('palace', new Set(['palace', 'palace-2']))).toBe('palace-3');
	for (const word of ['reserve', 'travel', 'new', 'constructor']) expect(freeId(word, new Set())).toBe(`${word}-2`);
});
