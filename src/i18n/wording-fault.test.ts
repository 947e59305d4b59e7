import { describe, expect, test } from 'vitest';
import { placeholdersOf, wordingFault } from './wording-fault.ts';

const standard = '{provider} has {count, plural, one {# answer} other {# answers}}';
const fault = (given: string, { locale = 'en' as const, of = standard, beside = [] as string[] } = {}) =>
	wordingFault({ given, standard: of, beside, locale });

describe('a sentence in place of the standard', () => {
	test('may say it otherwise, with everything that is named', () => {
		expect(fault('{count, plural, one {One answer} other {# answers}} from {provider}: have a look')).toBeUndefined();
		expect(fault('It’s {provider}: {count, plural, =0 {none} one {one} other {#}}')).toBeUndefined();
		expect(fault("It's {provider}'s {count, plural, one {answer} other {answers}}")).toBeUndefined();
	});

	test('leaves nothing out', () => {
		expect(fault('{provider} has answered')).toBe('placeholder-missing');
		expect(fault("'{provider}' {count, plural, one {#} other {#}}")).toBe('placeholder-missing');
		expect(fault('Welcome back', { of: 'Reply by {until}' })).toBe('placeholder-missing');
	});

	test('names nothing that is not known, and may name what stands beside it', () => {
		const given = '{provider}, {date}: {count, plural, one {#} other {#}}';
		expect(fault(given)).toBe('placeholder-unknown');
		expect(fault(given, { beside: ['From {date} on'] })).toBeUndefined();
		expect(fault('<b>{provider}</b> {count, plural, one {#} other {#}}')).toBe('placeholder-unknown');
	});

	test('has braces that close, numbers as numbers, and the branches of a choice', () => {
		expect(fault('{provider} has {count, plural, one {# answer} other {# answers}')).toBe('message-broken');
		expect(fault('{provider} has {count} answers')).toBe('message-broken');
		const last = '{last, select, yes {No more.} other {Once more.}}';
		expect(fault('{last, select, yes {No.} other {Yes.}}', { of: last })).toBeUndefined();
		expect(fault('{last, select, no {No.} other {Yes.}}', { of: last })).toBe('message-broken');
		expect(fault('{last, select, other {Yes.}}', { of: last })).toBe('message-broken');
		expect(fault('{last}', { of: last })).toBe('message-broken');
	});

	test('writes a number in no style that the standard has not, in any branch', () => {
		const of = 'For {days, number} days';
		for (const style of ['won', 'integer', '::currency/XX', '::percent', '::.00'])
			expect(fault(`For {days, number, ${style}} days`, { of })).toBe('placeholder-styled');
		expect(fault('{count, plural, one {#} other {{count, number, won}}} of {provider}')).toBe('placeholder-styled');
		expect(fault('{provider} has {count, number, ::percent}')).toBe('placeholder-styled');
		expect(fault('Up to {days, number, ::percent}', { of: '{days, number, ::percent} off' })).toBeUndefined();
		expect(fault('{days, number}', { of: '{days, number, ::percent} off' })).toBeUndefined();
	});

	test('has no other kinds in it: no tags, dates or ordinals, none hidden behind apostrophes or deep down', () => {
		const plural = '{count, plural, one {#} other {#}}';
		expect(fault(`<provider>${plural}</provider> {provider}`)).toBe('message-broken');
		expect(fault('{provider} {count, plural, one {#} other {<count>#</count>}}')).toBe('message-broken');
		for (const kind of ['date', 'time', 'date, ::yMMM', 'time, short'])
			expect(fault(`{provider, ${kind}} ${plural}`)).toBe('message-broken');
		expect(fault('{provider} {count, selectordinal, one {#} two {#} few {#} other {#}}')).toBe('message-broken');
		expect(fault('{provider} {count, plural, offset:1 one {#} other {#}}')).toBe('message-broken');
		expect(fault(`It's {provider}, '{'{count, number, won}'}' ${plural}`)).toBe('placeholder-styled');
		const deep = (inner: string) =>
			Array.from({ length: 60 }).reduce<string>((text) => `{count, plural, one {#} other {${text}}}`, inner);
		expect(fault(`{provider} ${deep('#')}`)).toBeUndefined();
		expect(fault(`{provider} ${deep('{count, number, won}')}`)).toBe('placeholder-styled');
		expect(fault(`{provider} ${deep('{won}')}`)).toBe('placeholder-unknown');
	});

	test('counts in every form the language has, and in no other', () => {
		const ru = { locale: 'ru' as const, of: '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}' };
		expect(wordingFault({ given: ru.of, standard: ru.of, beside: [], locale: 'ru' })).toBeUndefined();
		const given = '{n, plural, one {# день} other {# дня}}';
		expect(wordingFault({ given, standard: ru.of, beside: [], locale: 'ru' })).toBe('message-broken');
		const th = '{n, plural, other {# วัน}}';
		const oneToo = '{n, plural, one {# วัน} other {# วัน}}';
		expect(wordingFault({ given: oneToo, standard: th, beside: [], locale: 'th' })).toBe('message-broken');
	});
});

test('what has to stand in a sentence is shown as it is written', () => {
	expect(placeholdersOf(standard)).toEqual(['{provider}', '{count, plural, …}']);
	expect(placeholdersOf('{last, select, yes {A} other {B}} {n, number}')).toEqual(['{last, select, …}', '{n, number}']);
	expect(placeholdersOf('Nothing to fill in')).toEqual([]);
});

test('a choice may be another one in the sentences beside it: each keeps its own', () => {
	const [heading, text] = [
		'{owed, select, none {Paid.} other {Paid in part.}}',
		'{owed, select, some {A} less {B} other {C}}',
	];
	const own = (given: string, of: string, beside: string) =>
		wordingFault({ given, standard: of, beside: [beside], locale: 'en' });
	expect(own('{owed, select, none {All paid.} other {Some paid.}}', heading, text)).toBeUndefined();
	expect(own('{owed, select, some {All.} less {Some.} other {None.}}', heading, text)).toBe('message-broken');
	expect(own('Thank you. {owed, select, none {Paid.} other {Open.}}', 'Thank you.', heading)).toBeUndefined();
});
