import { expect, test } from 'vitest';
import { languageInside, languageList, namedLanguages } from './language-list.ts';

test.each([
	[['Английский', 'Русский', 'Вьетнамский'], 'Английский, русский, вьетнамский'],
	[['Tiếng Anh', 'Tiếng Thái'], 'Tiếng Anh, tiếng Thái'],
	[['Inggris', 'Rusia'], 'Inggris, Rusia'],
	[['English', 'Thai'], 'English, Thai'],
	[['영어', '태국어'], '영어, 태국어'],
	[['ภาษาอังกฤษ', 'ภาษารัสเซีย', 'ภาษาเวียดนาม'], 'อังกฤษ รัสเซีย เวียดนาม'],
	[['ภาษาไทย'], 'ไทย'],
	[[], ''],
])('%j is listed as it is written', (names, list) => {
	expect(languageList(names)).toBe(list);
});

test('inside a sentence the first is small too, where the language wants it', () => {
	expect(languageInside('Английский')).toBe('английский');
	expect(languageInside('Tiếng Anh')).toBe('tiếng Anh');
	expect(languageInside('Inggris')).toBe('Inggris');
});

test.each([
	['Bahasa', ['Inggris', 'Rusia'], 'Bahasa: Inggris, Rusia'],
	['Языки', ['Английский', 'Русский'], 'Языки: английский, русский'],
	['Ngôn ngữ', ['Tiếng Anh', 'Tiếng Thái'], 'Ngôn ngữ: tiếng Anh, tiếng Thái'],
	['ภาษา', ['ภาษาอังกฤษ', 'ภาษาไทย'], 'ภาษา: อังกฤษ ไทย'],
])('%s: a list that stands alone says what it lists', (label, names, line) => {
	expect(namedLanguages(label, names)).toBe(line);
});
