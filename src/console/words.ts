import { useSuspenseQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';

const files = import.meta.glob<{ default: object }>([
	'../i18n/messages/*/*.json',
	'!../i18n/messages/*/{mail,mail-matching,home,page,profile}.json',
]);

const always = ['console', 'state', 'error'] as const;

export async function loadWords(locale: Locale, nouns: readonly WordFile[]): Promise<Partial<Messages>> {
	const words: Record<string, object> = {};
	for (const file of [...always, ...nouns]) {
		const [noun = ''] = file.split('-');
		words[noun] = { ...words[noun], ...(await files[`../i18n/messages/${locale}/${file}.json`]?.())?.default };
	}
	return words as Partial<Messages>;
}

/** The words of a page, together with those of the frame. */
export function useWords(locale: Locale, nouns: readonly WordFile[]): Partial<Messages> {
	return useSuspenseQuery({
		queryKey: ['words', locale, ...nouns],
		queryFn: () => loadWords(locale, nouns),
		staleTime: Number.POSITIVE_INFINITY,
	}).data;
}
