import { describe, expect, it, test } from 'vitest';
import { areaSlugs } from '#domain/area/areas.ts';
import { allLocales, locales } from '#i18n/locales.ts';
import {
	company,
	fromProvider,
	link,
	origin,
	render,
	samples,
	templates,
	until,
	video,
} from '../../../tests/support/mail-samples.ts';
import { localLinks } from './local-links.ts';
import type { MailTemplate } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';
import { renderMail } from './render-mail.ts';

const linksOf = (template: MailTemplate) =>
	Object.values(samples[template]).filter((value) => String(value).startsWith(origin)) as string[];

describe.each(allLocales)('in %s', (locale) => {
	it.each(templates)('%s is whole', (template) => {
		const { subject, html, plain } = render(template, locale);
		expect(subject).not.toBe('');
		expect(subject).not.toMatch(/[\r\n]/);
		expect(html).toContain(`<html lang="${locales[locale].tag}"`);
		for (const part of [subject, html, plain]) {
			// A key without a word shows its path; a value without a place its braces.
			expect(part).not.toMatch(/\bmail\.[\w-]+\./);
			expect(part).not.toMatch(/\{[a-zA-Z]+[,}]/);
			expect(part).not.toContain('undefined');
		}
		expect(html).toContain('Maru Korea Co., Ltd.');
		expect(plain).toContain('Maru Korea Co., Ltd.');
	});

	it.each(templates)('%s has its links in both parts, in the HTML to press and to copy', (template) => {
		const { html, plain } = render(template, locale);
		for (const address of linksOf(template)) {
			const escaped = address.replaceAll('&', '&amp;');
			expect(plain.split('\n')).toContain(address);
			expect(html).toContain(`href="${escaped}"`);
			expect(html).toContain(`>${escaped}</a>`);
		}
	});

	it.each(templates)('%s lets nothing foreign become HTML', (template) => {
		const { html } = render(template, locale);
		expect(html).not.toMatch(/<(script|b)\b/);
		expect(html.match(/<img\b/g)).toHaveLength(1);
		expect(html).not.toContain('<03060>');
		expect(html.match(/<style>/g)).toHaveLength(1);
	});
});

test('a subject and a greeting are in the reader’s own language', () => {
	expect(render('verify-email', 'ko').plain).toContain('님, 안녕하세요.');
	expect(render('verify-email', 'ru').plain).toMatch(/^Здравствуйте, /);
	expect(render('verify-email', 'th').plain).toMatch(/^เรียน คุณ /);
	const subjects = allLocales.map((locale) => render('reset-password', locale).subject);
	expect(new Set(subjects).size).toBe(allLocales.length);
});

test.each(allLocales)('who has prolonged a question three times is not invited to do so again, in %s', (locale) => {
	for (const template of ['matching-expired', 'matching-ending'] as const) {
		const [once, last] = [0, 3].map(
			(prolonged) => renderMail({ template, data: { ...samples[template], prolonged }, locale, company, origin }).plain,
		);
		const { button, see } = { button: mailWords(locale)('matching.prolong'), see: mailWords(locale)('matching.see') };
		expect(once).toContain(button);
		expect(last).not.toContain(button);
		expect(last).toContain(see);
	}
});

test('what is still asked, or was refused, is not headed as confirmed', () => {
	expect(render('reservation-confirmed', 'en').plain).toContain('Confirmed · ');
	for (const template of ['reservation-asking', 'reservation-needs-answered', 'reservation-needs-late'] as const)
		expect(render(template, 'en').plain).not.toContain('Confirmed · ');
	expect(render('reservation-needs-answered', 'en').plain).toContain('Reply received · ');
});

test('nobody’s mail says confirmed while a need is asked about, not even in its subject', () => {
	const word = {
		ko: '확정되었',
		en: 'confirmed',
		ru: 'одтвержден',
		th: 'ยืนยันแล้ว',
		vn: 'ã xác nhận',
		id: 'ikonfirmasi',
	};
	for (const locale of allLocales)
		for (const area of areaSlugs) {
			const data = { ...samples['reservation-asking'], area };
			const { subject } = renderMail({ template: 'reservation-asking', data, locale, company, origin });
			expect(subject).not.toContain(word[locale]);
		}
	const told = (answer: 'yes' | null) =>
		renderMail({
			template: 'reservation-needs-answered',
			data: {
				...samples['reservation-needs-answered'],
				needsFreeUntil: '',
				needs: JSON.stringify([{ need: { id: 'wheelchair' }, answer, text: null, by: until, isLate: false }]),
			},
			locale: 'en',
			company,
			origin,
		}).plain;
	expect(told('yes')).toContain('Your reservation is confirmed.');
	expect(told(null)).not.toContain('is confirmed');
});

test('counts have the reader’s plural', () => {
	const minutes = (count: number) =>
		renderMail({
			template: 'reset-password',
			data: { name: 'A', link, minutes: count },
			locale: 'ru',
			company,
			origin,
		});
	expect(minutes(21).plain).toContain('21 минуту');
	expect(minutes(30).plain).toContain('30 минут');
});

test('several events in one mail are told with their number, in every language', () => {
	const gathered = [
		'reservation-message',
		'provider-message',
		'rating-to-moderate',
		'matching-message',
		'matching-message-house',
		'video-message',
	] as const;
	for (const template of gathered)
		for (const locale of allLocales) {
			const one = render(template, locale);
			const data = { ...samples[template], count: 10 };
			const many = renderMail({ template, data, locale, company, origin });
			expect(many.subject, `${template} ${locale}`).toContain('10');
			expect(many.plain, `${template} ${locale}`).toContain('10');
			expect(one.subject, `${template} ${locale}`).not.toBe(many.subject);
		}
	const slips = renderMail({ template: 'slips-waiting', data: { count: 4, link }, locale: 'en', company, origin });
	expect(slips.plain).toContain('4');
});

test('a declined request says why, unless there was “another reason”', () => {
	const declined = (reason: 'date-full' | 'other') =>
		renderMail({ template: 'matching-declined', data: { ...fromProvider, reason }, locale: 'en', company, origin })
			.plain;
	expect(declined('date-full')).toContain('Reason: The dates are fully booked');
	expect(declined('other')).not.toContain('Reason');
	for (const locale of allLocales) expect(render('matching-declined', locale).plain, locale).not.toContain('date-full');
});

test('what became of a talk is told to each side as theirs', () => {
	const missed = (reader: 'member' | 'house', who: 'you' | 'they' | 'both') =>
		renderMail({ template: 'video-missed', data: { ...video, reader, who }, locale: 'en', company, origin }).plain;
	for (const who of ['you', 'they', 'both'] as const) {
		expect(missed('member', who)).toContain('You can request a new time');
		expect(missed('house', who)).toContain('The guest can request a new time');
	}
	const expired = (reader: 'member' | 'house') =>
		renderMail({ template: 'video-expired', data: { ...video, reader }, locale: 'en', company, origin }).plain;
	expect(expired('member')).toContain('You can request');
	expect(expired('house')).not.toContain('You can request');
	const cancelled = { ...video, reader: 'interpreter', by: 'Linh Nguyen' };
	const mail = renderMail({ template: 'video-cancelled', data: cancelled, locale: 'en', company, origin });
	expect(mail.plain).toContain('Linh Nguyen has cancelled the consultation. You do not need to join.');
});

test('a mail is small enough that Gmail does not cut it off', () => {
	for (const locale of allLocales)
		for (const template of templates) expect(render(template, locale).html.length).toBeLessThan(30_000);
});

test('links to our own pages lead on in the reader’s language', () => {
	const data = { link: `${origin}/login?verify=a`, other: 'https://elsewhere.example/login', name: 'Linh' };
	expect(localLinks(data, { origin, locale: 'vn' })).toEqual({ ...data, link: `${origin}/vn/login?verify=a` });
	expect(localLinks(data, { origin, locale: 'en' })).toEqual(data);
	expect(localLinks(data, { origin, locale: 'ko' })).toEqual({ ...data, link: `${origin}/console/login?verify=a` });
});
