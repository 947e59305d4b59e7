import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { PhraseBook } from '#i18n/say-phrase.ts';
import { translatorIn } from '#i18n/translator.ts';

/** The words of `phrase-book.json` in a language: each front has its own way to them. */
export type LoadBook = (locale: Locale) => Promise<Partial<Messages>>;

/** The book of who will read: on its way, here, or not to be had now. */
export type ReaderBook = 'loading' | 'failed' | { locale: Locale; book: PhraseBook };

export function useReaderBook(reader: Locale, loadBook: LoadBook): ReaderBook {
	const [found, setFound] = useState<ReaderBook>('loading');
	useEffect(() => {
		let isAwaited = true;
		const show = (next: ReaderBook) => isAwaited && setFound(next);
		loadBook(reader).then(
			(messages) => show({ locale: reader, book: translatorIn(reader, messages)('phrase') }),
			() => show('failed'),
		);
		return () => {
			isAwaited = false;
		};
	}, [reader, loadBook]);
	return found;
}
