import { expect, test } from 'vitest';
import { allLocales, locales } from '#i18n/locales.ts';
import { failurePage } from './failure-page.ts';

const contact = { companyName: 'Maru & <Co>', address: 'Seoul', phone: '02-0000-0000' };
const page = (url: string, cookie?: string) =>
	failurePage({ url, cookie, nonce: 'N0nce', requestId: 'r-42', contactIn: () => contact });

test.each(allLocales.filter((locale) => locales[locale].isPublic))(
	'the failing page under /%s is in that language, leads home in it, and quotes its number',
	(locale) => {
		const html = page(`/${locale}/travel?x=1`);
		expect(html).toContain(`<html lang="${locales[locale].tag}">`);
		expect(html).toContain(`<a href="/${locale}">`);
		expect(html).toContain('r-42');
		expect(html).toContain('name="robots" content="noindex"');
	},
);

test('without a code the stored choice decides', () => {
	expect(page('/travel', 'lang=RUS')).toContain('<html lang="ru">');
	expect(page('/travel')).toContain('<html lang="en">');
});

test('it names whom to call, from the profile as text, and no e-mail address', () => {
	const html = page('/travel');
	expect(html).toContain('Maru &#38; &#60;Co&#62;');
	expect(html).toContain('href="tel:+82200000000"');
	expect(html).not.toMatch(/@[\w-]+\.\w/);
});

test('without a known contact it still stands', () => {
	const html = failurePage({ url: '/', cookie: undefined, nonce: 'n', requestId: 'r', contactIn: () => undefined });
	expect(html).not.toContain('<address>');
	expect(html).toContain('</main>');
});

test('every script and style of it carries the nonce', () => {
	const html = page('/');
	expect(html.match(/<(script|style)\b/g)?.length).toBe(html.match(/nonce="N0nce"/g)?.length);
	expect(html).not.toMatch(/ style="| onclick=/);
});
