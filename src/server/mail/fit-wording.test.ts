import { describe, expect, test } from 'vitest';
import type { Wording } from '#domain/mail/wording.ts';
import { allLocales } from '#i18n/locales.ts';
import { parseMessage } from '#i18n/parse-message.ts';
import { wordingFault } from '#i18n/wording-fault.ts';
import { company, origin, samples, templates } from '../../../tests/support/mail-samples.ts';
import { fittingSentences, standardWording, standingsOf, wordingOf } from './fit-wording.ts';
import type { MailTemplate } from './mail-templates.ts';
import { renderMail } from './render-mail.ts';

const of = (template: MailTemplate, locale: (typeof allLocales)[number] = 'en') => ({ template, locale });
const fitting = (template: MailTemplate, wording: Wording, more: object = {}) =>
	fittingSentences({ ...of(template), wording, data: { ...samples[template], ...more } });

describe('the standard', () => {
	test('has a subject, a heading and a text of every mail, and three more where one mail tells of several things', () => {
		expect([...standardWording(of('verify-email')).keys()]).toEqual(['subject', 'heading', 'text']);
		expect([...standardWording(of('rating-to-moderate')).keys()]).toEqual([
			...['subject', 'heading', 'text', 'subject-many', 'heading-many', 'text-many'],
		]);
	});

	test.each(allLocales)('fits in its own place, every sentence of it in %s', (locale) => {
		for (const template of templates) {
			const standards = [...standardWording({ template, locale })];
			expect(standards.length, template).toBeGreaterThanOrEqual(3);
			for (const [part, { standard, beside }] of standards)
				expect(
					wordingFault({ given: `${standard} …`, standard, beside, locale }),
					`${template} ${part}`,
				).toBeUndefined();
		}
	});
});

describe('what somebody writes', () => {
	test('is kept where it differs from the standard, with a mark of what it replaced', () => {
		const [[, { standard }] = ['', { standard: '' }]] = standardWording(of('verify-email'));
		const { wording, faults } = wordingOf({
			...of('verify-email'),
			texts: { subject: ` ${standard} `, heading: 'One\nlast  step', text: '' },
		});
		expect(faults).toEqual([]);
		expect(wording).toEqual({ heading: { text: 'One last step', of: expect.stringMatching(/^[\w-]{22}$/) } });
	});

	test('is refused by the sentence', () => {
		const texts = { subject: 'New rating', text: 'For {product}: {won}', 'subject-many': '{count} ratings' };
		expect(wordingOf({ ...of('rating-to-moderate'), texts }).faults).toEqual([
			{ at: 'texts.subject', code: 'placeholder-missing' },
			{ at: 'texts.text', code: 'placeholder-unknown' },
			{ at: 'texts.subject-many', code: 'message-broken' },
		]);
		expect(wordingOf({ ...of('verify-email'), texts: { 'subject-many': 'Two' } }).faults).toEqual([
			{ at: 'texts.subject-many', code: 'unknown-field' },
		]);
	});
});

describe('what no mail could be written with', () => {
	const own = (part: 'text' | 'text-many', text: string): Wording => ({ [part]: { text, of: 'x' } });
	const ways = ['won', 'integer', '::currency/KRW', '::currency/XX', '::percent', '::.00'];

	test.each(ways)('a number in the style %s is refused by the sentence, and set aside where it was kept', (style) => {
		const text = `It works for {minutes, number, ${style}}.`;
		expect(wordingOf({ ...of('reset-password'), texts: { text } }).faults).toEqual([
			{ at: 'texts.text', code: 'placeholder-styled' },
		]);
		expect([...standingsOf({ ...of('reset-password'), wording: own('text', text) })]).toEqual([['text', 'unsent']]);
		expect(fitting('reset-password', own('text', text))).toEqual({});
	});

	test('a sentence that throws with what this one mail is filled with is not sent in it', () => {
		const text = 'It works for {minutes, number}.';
		expect(fitting('reset-password', own('text', text))).toEqual({ text });
		expect(fitting('reset-password', own('text', text), { minutes: 'soon' })).toEqual({});
	});

	test.each(allLocales)('is nothing else: all that may be named is there in every mail, in %s', (locale) => {
		for (const template of templates)
			for (const [part, { standard, beside }] of standardWording({ template, locale })) {
				const known = [standard, ...beside].flatMap((sentence) => [...(parseMessage(sentence)?.kinds ?? [])]);
				// A number stands in a style of its own where it is one; whatever else is named can be said as it is.
				const plain = new Map(
					known.map(([name, kinds]) => [name, kinds.has('number') ? `{${name}, number}` : `{${name}}`]),
				);
				const isSelect = new Set(known.flatMap(([name, kinds]) => (kinds.has('select') ? [name] : [])));
				const named = [...plain].flatMap(([name, said]) => (isSelect.has(name) ? [] : [said])).join(' ');
				const { faults } = wordingOf({ template, locale, texts: { [part]: `${standard} ${named}` } });
				expect(faults, `${template} ${part} ${named}`).toEqual([]);
			}
	});
});

describe('what was written for an older release', () => {
	const { wording } = wordingOf({
		...of('rating-published'),
		texts: { subject: 'Your words on {product} are out', heading: 'It is out' },
	});

	test('is sent as long as it fits, and known to be older', () => {
		expect([...standingsOf({ ...of('rating-published'), wording })]).toEqual([
			['subject', 'own'],
			['heading', 'own'],
		]);
		const older = { ...wording, heading: { text: 'It is out', of: 'another sentence' } };
		expect([...standingsOf({ ...of('rating-published'), wording: older })].at(-1)).toEqual(['heading', 'older']);
		expect(fitting('rating-published', older)).toEqual({
			subject: 'Your words on {product} are out',
			heading: 'It is out',
		});
	});

	test('is not sent where the sentence of today names something else, or is none', () => {
		const unsent = { ...wording, subject: { text: 'From {shop}', of: 'x' }, 'text-many': { text: 'All', of: 'x' } };
		expect([...standingsOf({ ...of('rating-published'), wording: unsent })]).toEqual([
			['subject', 'unsent'],
			['heading', 'own'],
			['text-many', 'unsent'],
		]);
		expect(fitting('rating-published', unsent)).toEqual({ heading: 'It is out' });
	});
});

describe('a mail', () => {
	const write = (template: MailTemplate, sentences: object, more: object = {}) =>
		renderMail({ ...of(template, 'ru'), data: { ...samples[template], ...more }, company, origin, sentences });

	test('says an operator’s sentences with its values and plurals, and the rest as ever', () => {
		const text =
			'Ссылка живёт {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.\nСпешите.';
		const { subject, plain, html } = write('reset-password', { subject: 'Пароль', text }, { minutes: 21 });
		expect(subject).toBe('Пароль');
		expect(plain).toContain('Ссылка живёт 21 минуту.\nСпешите.');
		expect(html).toContain('21 минуту.<br>Спешите.');
		const standard = write('reset-password', {}, { minutes: 21 });
		expect(html).toContain(/<h1[^>]*>[^<]+<\/h1>/.exec(standard.html)?.[0]);
	});

	test('of several things has the sentences of several, and none of them is HTML', () => {
		const own = { subject: 'Одна', 'subject-many': 'Сразу {count, number} & больше' };
		expect(write('rating-to-moderate', own, { count: 4 }).subject).toBe('Сразу 4 & больше');
		expect(write('rating-to-moderate', own, { count: 4 }).html).toContain('<title>Сразу 4 &amp; больше</title>');
		expect(write('rating-to-moderate', own).subject).toBe('Одна');
	});
});
