import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '#contract/page-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { joinAddress } from '#i18n/address.ts';
import { allLocales, defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

function wordsIn<Noun extends 'shell' | 'page'>(locale: Locale, noun: Noun): Messages[Noun] {
	const file = new URL(`../../i18n/messages/${locale}/${noun}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8'));
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
	src: `/assets/images/${file}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
});

const colours = {
	theme_color: '#fffdf8',
	background_color: '#faf6ec',
	color_scheme_dark: { theme_color: '#1a2430', background_color: '#121a24' },
};

/** What an installed Maru is called, looks like and begins with; one app, whatever language it was installed in. */
function manifestIn(locale: Locale) {
	const shell = wordsIn(locale, 'shell');
	const { home } = wordsIn(locale, 'page');
	const code = locales[locale].isPublic ? locale : undefined;
	const address = (path: string) => joinAddress({ code, path });
	const shortcut = (name: string, path: string) => ({
		name,
		url: address(path),
		icons: [icon('icon-192', 192, 'any')],
	});
	return {
		id: '/',
		name: `${shell.brand} — ${home.title}`,
		short_name: shell.brand,
		description: home.description,
		lang: locales[locale].tag,
		dir: 'ltr',
		start_url: address(pagePath('home')),
		scope: '/',
		display: 'standalone',
		...colours,
		icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
		shortcuts: [
			shortcut(shell.trips, pagePath('myReservations')),
			...areaSlugs.slice(0, 1).map((area) => shortcut(shell.search, pagePath('productList', { area }))),
		],
	};
}

/** `?language=` is a language tag, as the document's own. */
export function serveManifest(app: FastifyInstance): void {
	const manifests = new Map(
		allLocales.map((locale) => [locales[locale].tag as string, JSON.stringify(manifestIn(locale))]),
	);
	app.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', async ({ query }, reply) =>
		reply
			.type('application/manifest+json; charset=utf-8')
			.header('cache-control', 'public, max-age=86400')
			.send(manifests.get(String(query.language)) ?? manifests.get(locales[defaultLocale].tag)),
	);
}
