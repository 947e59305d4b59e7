import { expect, test } from 'vitest';
import { gravestOf, partOf, tidySentence, wordingLength, wordingParts } from './wording.ts';

test('a sentence of several is as long as one of one', () => {
	expect(wordingParts.map(partOf)).toEqual(['subject', 'heading', 'text', 'subject', 'heading', 'text']);
	expect(wordingLength('text-many')).toBe(wordingLength('text'));
	expect(wordingLength('subject')).toBeLessThan(wordingLength('text'));
});

test('what is not sent is told before what is older', () => {
	expect(gravestOf([])).toBeUndefined();
	expect(gravestOf(['own', 'older'])).toBe('older');
	expect(gravestOf(['older', 'unsent', 'own'])).toBe('unsent');
});

test('a subject is one line; a text keeps its own', () => {
	expect(tidySentence('subject-many', ' Two\n\tnew  ratings ')).toBe('Two new ratings');
	expect(tidySentence('text', 'Thank you.\r\n\r\nWe wait for you. ')).toBe('Thank you.\n\nWe wait for you.');
	expect(tidySentence('heading', 'Hủy'.normalize('NFD'))).toBe('Hủy');
});
