import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';
import { useApi } from '#views/api-context.ts';
import { loadWords } from '../words.ts';

const readerFiles: readonly WordFile[] = [
	'matching',
	'matching-builder',
	'phrase',
	'phrase-book',
	'reservation-agreed',
];

/** The words of who will read it; undefined until they are there. */
export const useReaderWords = (reader: Locale): Partial<Messages> | undefined =>
	useQuery({
		queryKey: ['words', reader, 'reader'],
		queryFn: () => loadWords(reader, readerFiles),
		staleTime: Number.POSITIVE_INFINITY,
	}).data;

/** What a product is called in the reader's language. */
export function useReaderTitle(productId: string, reader: Locale): string | undefined {
	const callApi = useApi();
	return useQuery({
		queryKey: ['GET /api/products/:id', productId, reader],
		queryFn: () => callApi('GET /api/products/:id', { params: { id: productId }, query: { language: reader } }),
		enabled: productId !== '',
		staleTime: Number.POSITIVE_INFINITY,
	}).data?.title;
}

/** For the phrase book, which asks for it by itself. */
export const loadBook = (locale: Locale): Promise<Partial<Messages>> => loadWords(locale, ['phrase', 'phrase-book']);
