import { expect, test } from 'vitest';
import { readProse, splitPaths } from './prose-sections.ts';

test('a text is read as an opening and sections of paragraphs and points', () => {
	const { opening, sections } = readProse(
		'In short.\n\n## One\n\nFirst.\nStill first.\n\n- a\n- b\n\n## Two\n\nLast.\n',
	);
	expect(opening).toEqual([{ kind: 'paragraph', text: 'In short.' }]);
	expect(sections).toEqual([
		{
			id: 'section-1',
			title: 'One',
			blocks: [
				{ kind: 'paragraph', text: 'First.\nStill first.' },
				{ kind: 'points', points: ['a', 'b'] },
			],
		},
		{ id: 'section-2', title: 'Two', blocks: [{ kind: 'paragraph', text: 'Last.' }] },
	]);
});

test('a text may begin with a section, or hold none', () => {
	expect(readProse('## Only\n\nText.')).toMatchObject({ opening: [], sections: [{ title: 'Only' }] });
	expect(readProse('Text.')).toEqual({ opening: [{ kind: 'paragraph', text: 'Text.' }], sections: [] });
	expect(readProse('')).toEqual({ opening: [], sections: [] });
});

test('what looks like markup inside of a paragraph stays as it is written', () => {
	expect(readProse('a - b\n- c')).toEqual({ opening: [{ kind: 'paragraph', text: 'a - b\n- c' }], sections: [] });
	expect(readProse('<b>x</b>').opening).toEqual([{ kind: 'paragraph', text: '<b>x</b>' }]);
});

test('only paths of our own become links', () => {
	expect(splitPaths('See (/policy) and /my/info.')).toEqual(['See (', '/policy', ') and ', '/my/info', '.']);
	for (const text of ['and/or', 'https://example.org/policy', '//example.org', '1/2', 'e-mail/телефон'])
		expect(splitPaths(text), text).toEqual([text]);
});
