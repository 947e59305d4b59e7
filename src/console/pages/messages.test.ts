import { expect, test } from 'vitest';
import { wordless } from './messages.tsx';

test('only what is sealed is called private; else it says what there is besides words, or that they are gone', () => {
	const message = { isSealed: false, hasPhrases: false, files: 0 };
	expect(wordless({ ...message, isSealed: true, files: 2 })).toBe('sealed');
	expect(wordless({ ...message, hasPhrases: true })).toBe('phrasesAlone');
	expect(wordless({ ...message, hasPhrases: true, files: 1 })).toBe('phrasesAlone');
	expect(wordless({ ...message, files: 1 })).toBe('filesAlone');
	expect(wordless(message)).toBe('erased');
});
