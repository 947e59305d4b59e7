import { useEffect } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { languageOf } from '#ui/form/texts.ts';
import { useConsoleAddress } from '../address.tsx';

/** The way to a field is an address, so that a list of what is missing elsewhere can lead there too. */
export function useFieldInAddress(idOf: (field: string) => string, onLanguage: (locale: Locale) => void): void {
	const { query } = useConsoleAddress();
	const field = query.get('field');
	const part = query.get('part');
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another place to go to matters
	useEffect(() => {
		if (!field) return;
		const of = languageOf(field);
		if (of) onLanguage(of);
		// Its part and language are on screen in the next frame; of a group its first field.
		const waiting = requestAnimationFrame(() => {
			const found = document.getElementById(idOf(field));
			(found?.matches('fieldset, div') ? found.querySelector('input') : found)?.focus();
		});
		return () => cancelAnimationFrame(waiting);
	}, [field, part]);
}
