import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';

const files = import.meta.glob<{ default: object }>([
	'../i18n/messages/*/*.json',
	'!../i18n/messages/*/{mail,mail-matching,home,page,profile}.json',
]);

export const always = ['console', 'state', 'error'] as const;

export async function loadWords(locale: Locale, nouns: readonly WordFile[]): Promise<Partial<Messages>> {
	const words: Record<string, object> = {};
	for (const file of [...always, ...nouns]) {
		const [noun = ''] = file.split('-');
		words[noun] = { ...words[noun], ...(await files[`../i18n/messages/${locale}/${file}.json`]?.())?.default };
	}
	return words as Partial<Messages>;
}

const wordsQuery = (locale: Locale, nouns: readonly WordFile[]) =>
	queryOptions({
		queryKey: ['words', locale, ...nouns],
		queryFn: () => loadWords(locale, nouns),
		staleTime: Number.POSITIVE_INFINITY,
	});

/** The words of a page, together with those of the frame. */
export const useWords = (locale: Locale, nouns: readonly WordFile[]): Partial<Messages> =>
	useSuspenseQuery(wordsQuery(locale, nouns)).data;

/** Fetches whatever is on show in one language in another; fails where that cannot be had. */
export async function fetchSameWords(client: QueryClient, from: Locale, to: Locale): Promise<void> {
	const shown = client.getQueryCache().findAll({ queryKey: ['words', from], type: 'active' });
	await Promise.all(
		shown.map(({ queryKey: [, , ...nouns] }) => client.fetchQuery(wordsQuery(to, nouns as readonly WordFile[]))),
	);
}
