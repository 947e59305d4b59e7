import { expect, test } from 'vitest';
import { exactOption, foldText, matchOptions, reachedRow } from './combobox-match.ts';

const options = [
	{ value: 'AF', label: 'Afghanistan', keywords: ['AF'] },
	{ value: 'CI', label: 'Côte d’Ivoire', keywords: ['CI', 'Ivory Coast'] },
	{ value: 'GW', label: 'Guinea-Bissau', keywords: ['GW'] },
	{ value: 'KR', label: 'South Korea', keywords: ['KR', '대한민국', 'Korea', 'เกาหลีใต้'] },
	{ value: 'KP', label: 'North Korea', keywords: ['KP', '조선'] },
	{ value: 'TH', label: 'ไทย', keywords: ['TH', 'Thailand'] },
	{ value: 'VN', label: 'Việt Nam', keywords: ['VN', 'Vietnam'] },
	{ value: 'RU', label: 'Россия', keywords: ['RU', 'Российская Федерация'] },
	{ value: 'OM', label: 'Oman', keywords: ['OM'] },
	{ value: 'RO', label: 'Romania', keywords: ['RO'] },
];
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value);

test('nothing typed shows everything in its order', () => {
	expect(found('  ')).toEqual(options.map(({ value }) => value));
});

test('accents, case, hyphens, spaces and apostrophes do not matter', () => {
	expect(found('cote d ivoire')).toEqual(['CI']);
	expect(found("cote d'iv")).toEqual(['CI']);
	expect(found('VIET NAM')).toEqual(['VN']);
	expect(found('guinea bi')).toEqual(['GW']);
	expect(foldText('Đà Nẵng')).toBe('danang');
	expect(foldText('Орёл')).toBe('орел');
});

test('a label that begins so comes before another name, and that before what only holds it', () => {
	expect(found('ko')).toEqual(['KR', 'KP']);
	expect(found('om')).toEqual(['OM', 'RO']);
	expect(found('korea')).toEqual(['KR', 'KP']);
});

test('Thai keeps its vowels and tones', () => {
	expect(found('ไท')).toEqual(['TH']);
	expect(found('เกาหลี')).toEqual(['KR']);
	expect(foldText('น้ำ')).not.toBe(foldText('นำ'));
	expect(foldText('กิ')).not.toBe(foldText('กี'));
});

test('Korean fits while a syllable is still being typed', () => {
	expect(found('대한')).toEqual(['KR']);
	expect(found('대하')).toEqual(['KR']);
	expect(found('ㄷ')).toEqual(['KR']);
	expect(found('조선')).toEqual(['KP']);
});

test('what fits nothing finds nothing', () => {
	expect(found('atlantis')).toEqual([]);
});

test('invisible break signs and full-width letters do not hide a name', () => {
	expect(found('ไท\u200bย')).toEqual(['TH']);
	expect(found('ｏｍａｎ')).toEqual(['OM', 'RO']);
});

test('an exact name chooses: the label first, another name only where it is one option’s alone', () => {
	expect(exactOption(options, 'viet nam')?.value).toBe('VN');
	expect(exactOption(options, 'Vietnam')?.value).toBe('VN');
	expect(exactOption(options, 'kr')?.value).toBe('KR');
	expect(exactOption(options, '')).toBeUndefined();
	expect(exactOption(options, 'Kor')).toBeUndefined();
	const twins = [
		{ value: 'a', label: 'Congo (Brazzaville)', keywords: ['Congo'] },
		{ value: 'b', label: 'Congo (Kinshasa)', keywords: ['Congo'] },
	];
	expect(exactOption(twins, 'congo')).toBeUndefined();
});

test('Enter takes the first that fits what is typed, also when it was found later', () => {
	expect(reachedRow({ moved: -1, count: 0, isSought: true })).toBe(-1);
	expect(reachedRow({ moved: -1, count: 3, isSought: true })).toBe(0);
	expect(reachedRow({ moved: 2, count: 3, isSought: true })).toBe(2);
});

test('before anything is typed no row is reached until the keys go to one', () => {
	expect(reachedRow({ moved: -1, count: 3, isSought: false })).toBe(-1);
	expect(reachedRow({ moved: 5, count: 3, isSought: false })).toBe(2);
});
