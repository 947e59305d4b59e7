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
	expect(soughtAtDesk(text)).toMatchObject(meant);
});

test.each([
	['mr-2611', { codeStart: 'MR-2611', phoneEnd: undefined }],
	['261130', { codeStart: 'MR-261130', phoneEnd: '261130' }],
	['mr 261130 4k', { codeStart: 'MR-261130-4K', phoneEnd: undefined }],
	['2611 4k', { codeStart: undefined, phoneEnd: undefined }],
	['010-1234-5678', { phoneEnd: '1012345678' }],
	['+82 10 1234 5678', { codeStart: undefined, phoneEnd: '821012345678' }],
	['123', { codeStart: undefined, phoneEnd: undefined }],
])('“%s” may be a part of a code or of a telephone number', (text, meant) => {
	expect(soughtAtDesk(text)).toMatchObject(meant);
});

test('who narrows a list by typing begins with one letter', () => {
	expect(soughtAtDesk('김', 1).names).toEqual(['김']);
});
