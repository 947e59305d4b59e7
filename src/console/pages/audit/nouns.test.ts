import { expect, test } from 'vitest';
import { eventKinds } from '#domain/event/event-kinds.ts';
import { fieldNamesIn } from '#i18n/fact-text.ts';
import { allLocales } from '#i18n/locales.ts';
import words from '#i18n/messages/ko/console-audit.json' with { type: 'json' };
import { subjectNoun } from '#i18n/subject-noun.ts';
import { translatorIn } from '#i18n/translator.ts';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { kindOptionsIn } from './kind-name.ts';

const parts = (at: 0 | 1) => [...new Set(Object.keys(eventKinds).map((kind) => kind.split('.')[at] ?? ''))].sort();

test('whatever happens has a word for what it happened to, and one for what was done', () => {
	expect(parts(0).filter((noun) => !Object.hasOwn(words.audit.noun, noun))).toEqual([]);
	expect(parts(1)).toEqual(Object.keys(words.audit.act).sort());
});

test.each(allLocales)('whatever can stand in the trail can be chosen, under what it happens to, in %s', (locale) => {
	const options = kindOptionsIn(translatorIn(locale, wordsOf(locale, ['console-audit']))('console.audit'), locale);
	expect(options.map(({ value }) => value).sort()).toEqual(Object.keys(eventKinds).sort());
	for (const kind of [
		'reservation.paid',
		'reservation.refunded',
		'reservation.no-show',
		'rating.to-moderate',
		'thread.reported',
	])
		expect(options.map(({ value }) => value)).toContain(kind);
	// Each group once, in one piece.
	const groups = options.map(({ group }) => group);
	expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
	expect(new Set(options.map(({ value, group }) => `${value.split('.')[0]} ${group}`)).size).toBe(new Set(groups).size);
	for (const { label, group } of options) expect(label.startsWith(`${group} · `), label).toBe(true);
	// No two that read the same.
	expect(options.map(({ label }) => label).filter((label, at, all) => all.indexOf(label) !== at)).toEqual([]);
});

test.each(allLocales)(
	'each detail that has a word is told by it, and what it happened to by a noun, in %s',
	(locale) => {
		const nameOf = fieldNamesIn(translatorIn(locale, wordsOf(locale, ['console-audit'])));
		for (const name of Object.keys(words.audit.field)) expect(nameOf(name), name).not.toBe('');
		expect(nameOf('productId')).not.toBe('productId');
		expect(nameOf('isSomethingNew')).toBe('isSomethingNew');
		expect(['reservation', 'page-text'].map((subject) => subjectNoun(subject, 'content.published'))).toEqual([
			'reservation',
			'content',
		]);
	},
);
