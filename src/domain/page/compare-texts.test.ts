import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const before =
	'In short.\n\n## 1. Money\n\n1.1. Back in 5 days.\n\n1.2. By transfer.\n\n## 2. Old\n\nGone.\n\n## 3. Law\n\n- Korea\n- Seoul';

test('a text that stayed the same has no changes', () => {
	expect(compareTexts(before, before)).toEqual([]);
});

test('a changed sentence is told as it was and as it is, in its section', () => {
	expect(compareTexts(before, before.replace('5 days', '3 days'))).toEqual([
		{ title: '1. Money', kind: 'changed', before: ['1.1. Back in 5 days.'], after: ['1.1. Back in 3 days.'] },
	]);
});

test('new sections, those that went, points and the opening are told; numbers that moved are not', () => {
	const after =
		'In brief.\n\n## 1. New\n\nHello.\n\n## 2. Money\n\n2.1. Back in 5 days.\n\n2.2. By transfer.\n\n## 3. Law\n\n- Korea\n- Busan';
	expect(compareTexts(before, after)).toEqual([
		{ title: null, kind: 'changed', before: ['In short.'], after: ['In brief.'] },
		{ title: '1. New', kind: 'new', before: [], after: ['Hello.'] },
		{ title: '3. Law', kind: 'changed', before: ['Seoul'], after: ['Busan'] },
		{ title: '2. Old', kind: 'gone', before: ['Gone.'], after: [] },
	]);
});

test('Korean paragraphs count by circles', () => {
	const one = '## 제1조 목적\n\n① 가.\n\n② 나.';
	expect(compareTexts(one, '## 제2조 목적\n\n① 다.\n\n② 가.\n\n③ 나.')).toEqual([
		{ title: '제2조 목적', kind: 'changed', before: [], after: ['① 다.'] },
	]);
});
