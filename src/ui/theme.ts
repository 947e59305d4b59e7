/** Light or dark as chosen on this device; `auto` follows the device's own wish. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

const isTheme = (word: string | null | undefined): word is Theme => (themes as readonly unknown[]).includes(word);

export function currentTheme(): Theme {
	const { theme } = document.documentElement.dataset;
	return isTheme(theme) ? theme : 'auto';
}

function show(theme: Theme) {
	if (theme === 'auto') delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme) {
	show(theme);
	try {
		if (theme === 'auto') localStorage.removeItem(storageKey);
		else localStorage.setItem(storageKey, theme);
	} catch {
		// Storage may be closed to us; the choice then lasts as long as the page.
	}
}

/** For useSyncExternalStore; a choice made in another tab counts too. */
export function watchTheme(listener: () => void) {
	const onStorage = (event: StorageEvent) => {
		if (event.key === storageKey) show(isTheme(event.newValue) ? event.newValue : 'auto');
	};
	listeners.add(listener);
	window.addEventListener('storage', onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', onStorage);
	};
}
