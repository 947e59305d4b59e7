import { afterEach, expect, test, vi } from 'vitest';
import { languageKey } from '#i18n/locales.ts';
import { chooseLanguage } from './choose-language.ts';
import { wantedByLinks } from './near-link.ts';

afterEach(() => vi.unstubAllGlobals());

const link = (href: string) => ({ getAttribute: () => href });
const visitor = { viewer: null, mirroredChoice: 'en' } as const;

/** A browser's storage and cookies: as much of them as is used. */
function stubStorage(): Map<string, string> {
	const kept = new Map([[languageKey, 'EN']]);
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	};
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('location', { protocol: 'https:' });
	vi.stubGlobal('window', { location });
	return kept;
}

test('a link is read as a tap on it would be: through the guards, and nowhere else', () => {
	stubStorage();
	const nameOf = (href: string) => wantedByLinks(visitor)(link(href))?.name;
	expect(nameOf('/th/notice')).toBe('notice-list th');
	expect(nameOf('/th/my/reserve')).toBe('login th');
	for (const href of ['//elsewhere.example', '/no/such/page']) expect(nameOf(href), href).toBe(undefined);
});

test('where an address names no language, the one that is chosen by now counts, not that of the page’s beginning', () => {
	stubStorage();
	const wanted = wantedByLinks(visitor);
	expect(wanted(link('/notice'))?.name).toBe('notice-list en');
	chooseLanguage('ru');
	expect(wanted(link('/notice'))?.name).toBe('notice-list ru');
	expect(wanted(link('/vn/notice'))?.name).toBe('notice-list vn');
});
