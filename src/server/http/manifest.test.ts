import { expect, test } from 'vitest';
import { allLocales, locales } from '#i18n/locales.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';

test.each(allLocales)(
	'the site can be installed in %s: name, beginning and short cuts in that language',
	async (locale) => {
		const app = await buildTestApp({ queries: noQueries });
		const { tag, isPublic } = locales[locale];
		const answer = await app.inject(`/manifest.webmanifest?language=${tag}`);
		expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
		const start = isPublic ? `/${locale}` : '';
		expect(answer.json()).toMatchObject({
			id: '/',
			lang: tag,
			start_url: start || '/',
			scope: '/',
			display: 'standalone',
			shortcuts: [{ url: `${start}/my/reserve` }, { url: `${start}/travel` }],
		});
		const purposes = answer.json().icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
		expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
	},
);

test('an unknown language is English', async () => {
	const app = await buildTestApp({ queries: noQueries });
	for (const address of ['/manifest.webmanifest', '/manifest.webmanifest?language=xx&language=yy'])
		expect((await app.inject(address)).json().lang).toBe('en');
});
