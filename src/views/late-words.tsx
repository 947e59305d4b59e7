import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import type { WordFile } from '#i18n/messages.ts';
import { TranslationsProvider, useWordsLocale } from '#ui/translations.tsx';
import { LoadWordsContext } from './load-words-context.ts';

type Props = {
	/** Every file that is needed within, also those that the page has. */
	files: readonly WordFile[];
	waiting?: ReactNode;
	failed?: (retry: () => void) => ReactNode;
	children: ReactNode;
};

/** What few people see brings its words when it is shown. */
export function LateWords({ files, waiting = null, failed = () => null, children }: Props) {
	const locale = useWordsLocale();
	const loadWords = useContext(LoadWordsContext);
	const { data, isError, refetch } = useQuery({
		queryKey: ['late words', locale, ...files],
		queryFn: () => loadWords(locale, files),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
	});
	if (!data) return isError ? failed(() => void refetch()) : waiting;
	return (
		<TranslationsProvider locale={locale} messages={data}>
			{children}
		</TranslationsProvider>
	);
}
