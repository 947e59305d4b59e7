import { useEffect, useState } from 'react';
import { defaultLocale, isLocale, type Locale, locales } from '#i18n/locales.ts';

const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
type Look = { theme: Theme; locale: Locale };

/** Kept in the address, so that a look can be sent to somebody: /primitives?lang=ru&theme=dark */
function lookOfAddress(): Look {
	const query = new URLSearchParams(window.location.search);
	const locale = query.get('lang') ?? '';
	return {
		theme: themes.find((theme) => theme === query.get('theme')) ?? 'auto',
		locale: isLocale(locale) ? locale : defaultLocale,
	};
}

export function useLook() {
	const [look, setLook] = useState(lookOfAddress);
	useEffect(() => {
		const { theme, locale } = look;
		const { documentElement: html } = document;
		html.lang = locales[locale].tag;
		if (theme === 'auto') delete html.dataset.theme;
		else html.dataset.theme = theme;
		history.replaceState(null, '', `?${new URLSearchParams({ lang: locale, theme })}${window.location.hash}`);
	}, [look]);
	return { ...look, change: (part: Partial<Look>) => setLook((now) => ({ ...now, ...part })) };
}
