import { type Locale, languageKey, locales } from '#i18n/locales.ts';
import type { FormConsent, FormValues } from './form-values.ts';

/** What a draft never holds. */
export type Carried = Pick<FormValues, 'passport' | 'agreements'>;

const keyOf = (name: string) => `carried:${name}`;
/** Another language is another document, and it is there within seconds. */
const longestMs = 30_000;

export function languageChosen(): string | null {
	try {
		return localStorage.getItem(languageKey);
	} catch {
		return null;
	}
}

/** A page in one language, and what had been chosen when it came. */
export type PageLanguage = { locale: Locale; chosen: string | null };

/** The page is left for itself in another language, and for nothing else. */
function isForLanguage({ locale, chosen }: PageLanguage): boolean {
	const now = languageChosen();
	return now !== chosen && now !== locales[locale].stored;
}

/** On the way from one language to another passport number and ticks go along; on any other way out they do not. */
export function carryOver(name: string, { passport, agreements }: Carried, page: PageLanguage): void {
	try {
		if (isForLanguage(page))
			sessionStorage.setItem(keyOf(name), JSON.stringify({ passport, agreements, at: Date.now() }));
	} catch {
		// Storage forbidden: they are typed and ticked again.
	}
}

/** What came along, once: reading it removes it. */
export function takeCarried(name: string): Partial<Carried> {
	try {
		const text = sessionStorage.getItem(keyOf(name));
		sessionStorage.removeItem(keyOf(name));
		return text === null ? {} : carriedIn(JSON.parse(text), Date.now());
	} catch {
		return {};
	}
}

const consents: readonly FormConsent[] = ['provider', 'passport', 'health'];

function carriedIn(kept: { passport?: unknown; agreements?: Record<string, unknown>; at?: unknown }, now: number) {
	const { passport, agreements, at } = kept;
	if (typeof at !== 'number' || Math.abs(now - at) > longestMs || typeof passport !== 'string') return {};
	const ticks = consents.map((consent) => [consent, agreements?.[consent] === true] as const);
	return { passport, agreements: Object.fromEntries(ticks) as Carried['agreements'] };
}
