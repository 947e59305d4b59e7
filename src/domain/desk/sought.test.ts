import { expect, test } from 'vitest';
import { soughtAtDesk } from './sought.ts';

test.each([
	['mr 261017 4k7px', { code: 'MR-261017-4K7PX', shortCode: undefined, names: ['mr', 'px'] }],
	['4K7PX', { code: undefined, shortCode: '4K7PX', names: ['px'] }],
	['Wongsakul', { code: undefined, shortCode: undefined, names: ['wongsakul'] }],
	['  le  Minh Anh Thi', { code: undefined, shortCode: undefined, names: ['le', 'minh', 'anh'] }],
	['김', { code: undefined, shortCode: undefined, names: [] }],
	['12', { code: undefined, shortCode: undefined, names: [] }],
])('“%s” may mean', (text, meant) => {
	expect(soughtAtDesk(text)).toEqual(meant);
});

test('who narrows a list by typing begins with one letter', () => {
	expect(soughtAtDesk('김', 1).names).toEqual(['김']);
});
