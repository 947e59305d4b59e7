import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CallApi } from '#contract/api.ts';
import { type Area, kind } from '#domain/area/area.ts';
import { type AreaSlug, areaSlugs, areas } from '#domain/area/areas.ts';
import { allLocales, type Locale, locales, publicLocales } from '#i18n/locales.ts';
import { pageCard } from '#i18n/share-card.ts';
import { translatorIn } from '#i18n/translator.ts';
import { named } from '#server/mail/reservation-heads.ts';
import { render } from '#site/entry-server.tsx';
import { loadWords, wordsOf } from '#site/words.ts';

/* A further area, of which nothing that is there knows: its own data and its own words are all that is added. */

const slug = 'language-school';
const school: Area = {
	...areas.travel,
	slug,
	kinds: [kind('language-course', { cancellation: 'day-tour' })],
};
const planted = slug as AreaSlug;

const names: Record<Locale, string> = {
	ko: '교육',
	en: 'Education',
	ru: 'Образование',
	th: 'การศึกษา',
	vn: 'Giáo dục',
	id: 'Pendidikan',
};
type Own = Record<string, string>;
const areaWords = (locale: Locale) => wordsOf(locale, []).area as unknown as Record<string, Own>;
const ownWords = (locale: Locale): Own =>
	Object.fromEntries(
		Object.keys(areaWords(locale).travel ?? {}).map((key) => [
			key,
			key === 'name' ? names[locale] : `${names[locale]}: ${key}`,
		]),
	);

beforeAll(async () => {
	Object.assign(areas, { [slug]: school });
	areaSlugs.push(planted);
	for (const locale of allLocales) {
		await loadWords(locale, []);
		areaWords(locale)[slug] = ownWords(locale);
	}
});
afterAll(() => {
	Reflect.deleteProperty(areas, planted);
	areaSlugs.splice(areaSlugs.indexOf(planted), 1);
	for (const locale of allLocales) delete areaWords(locale)[slug];
});

const nothing = { kinds: [], regions: [], languages: [], tags: [], confirmations: [], price: { min: 0, max: 0 } };
const answers: Record<string, unknown> = {
	'GET /api/products': { items: [], total: 0, nextCursor: null, facets: nothing },
};
const callApi = (async (key: string) => answers[key]) as CallApi;

async function page(address: string) {
	const result = await render({
		address,
		origin: 'https://maru.example',
		storedLocale: undefined,
		storedCurrency: undefined,
		viewer: null,
		nonce: 'N0nce',
		requestId: 'r-1',
		callApi,
		assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
	});
	if (result.kind !== 'page') throw new Error(`${address} is a redirect to ${result.location}`);
	let html = '';
	for await (const chunk of result.body) html += chunk;
	return { status: result.status, html: html.replaceAll('<!-- -->', '') };
}

test.each(publicLocales)('an area with its own words has its list in %s, and nobody else’s name', async (locale) => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	const code = locale === 'en' ? '' : `/${locale}`;
	const { status, html } = await page(`${code}/${slug}`);
	const own = ownWords(locale);
	expect(status).toBe(200);
	expect(html).toContain(`<html lang="${locales[locale].tag}">`);
	expect(html).toContain(`<title>${own.title} — Maru</title>`);
	expect(html).toContain(`name="description" content="${own.description}"`);
	expect(html).toContain(`<h1>${own.title}</h1><p>${own.lead}</p>`);
	expect(html).toContain(`placeholder="${own.search}"`);
	expect(html).toMatch(new RegExp(`<nav [^>]*>.*href="${code}/${slug}"[^>]*>${own.name}<`));
	expect(html).not.toContain(areaWords(locale).travel?.title);
	expect(told.mock.calls.filter(([text]) => String(text).startsWith('no words'))).toEqual([]);
	told.mockRestore();
});

test('it stands in the search of the home page, and on a page that is not there', async () => {
	const { html } = await page(`/?area=${slug}`);
	expect(html).toContain('placeholder="Education: homeSearch"');
	const missing = await page(`/${slug}/reserve/nothing`);
	expect(missing.status).toBe(404);
	expect(missing.html).toMatch(new RegExp(`<main.*href="/${slug}"[^>]*>Education<`));
});

test.each(allLocales)('its picture for messengers has its title in %s', (locale) => {
	const say = translatorIn(locale, wordsOf(locale, []));
	expect(pageCard(`productList-${slug}`, say).title).toBe(`${names[locale]}: title`);
	expect(pageCard(`reservationForm-${slug}`, say).title).toBe(pageCard('reservationForm-travel', say).title);
});

test('mails about it speak of a reservation, and of an appointment where health is a matter', () => {
	const facts = { code: 'A', product: 'Course', provider: 'School', on: '2026-11-20', link: '/' };
	expect(named({ ...facts, area: planted }).health).toBe('no');
	Object.assign(areas, { [slug]: { ...school, isHealth: true } });
	expect(named({ ...facts, area: planted }).health).toBe('yes');
});
