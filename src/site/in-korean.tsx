import { type ReactNode, Suspense, use, useContext, useMemo } from 'react';
import { locales } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { KoreanType } from '#ui/korean-type.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { SiteContext } from './shell/site-context.tsx';
import { CurrentPage, usePage } from './use-page.ts';
import { hasWords, loadWords, wordsOf } from './words.ts';

/** The mark of an address that the console leads to: who works there in Korean goes on in Korean. */
export const isInKorean = (search: URLSearchParams): boolean => search.get('in') === 'ko';

type Props = { words: readonly WordFile[]; children: ReactNode };

/**
 * A screen of the site for those who work in the console, which speaks Korean too. The frame around it keeps the language of the
 * address, and its links stay there: the site itself has five languages.
 */
export function InKorean(props: Props) {
	const t = useTranslations('state');
	const isLive = useIsLive();
	const waiting = <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
	return isLive ? (
		<Suspense fallback={waiting}>
			<Spoken {...props} />
		</Suspense>
	) : (
		waiting
	);
}

function Spoken({ words, children }: Props) {
	if (!hasWords('ko', words)) use(loadWords('ko', words));
	const site = useContext(SiteContext);
	const page = usePage();
	const siteInKorean = useMemo(() => ({ ...site, locale: 'ko' as const }), [site]);
	const pageInKorean = useMemo(() => ({ ...page, locale: 'ko' as const }), [page]);
	return (
		<SiteContext value={siteInKorean}>
			<CurrentPage value={pageInKorean}>
				<TranslationsProvider locale="ko" messages={wordsOf('ko', words)}>
					<div lang={locales.ko.tag}>
						<KoreanType />
						{children}
					</div>
				</TranslationsProvider>
			</CurrentPage>
		</SiteContext>
	);
}
