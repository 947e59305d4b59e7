import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from '#site/router/router.tsx';
import { useClosing } from '#site/router/use-closing.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { hasWords, loadWords, wordsOf } from '#site/words.ts';
import { Toast } from '#ui/toast.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useWishes } from '../use-wishes.ts';
import { hasWishes, withWishes } from '../wish-address.ts';
import { wishesKey } from '../wish-keys.ts';
import { wishStore } from '../wish-store.ts';
import { createWishKeeper, type WishKeeper, type WishNews } from './wish-keeper.ts';
import type { WishSheet } from './wish-sheet.tsx';

/** Who keeps the wishes, what is said of it, and the list over the page. */
export function WishRoom({ isOpen }: { isOpen: boolean }) {
	const [news, setNews] = useState<WishNews>();
	const keeper = useKeeper(setNews);
	useEffect(() => keeper.look(isOpen), [keeper, isOpen]);
	return (
		<WithWords>
			<News news={news} onClose={useCallback(() => setNews(undefined), [])} />
			<SheetOverPage isOpen={isOpen} />
		</WithWords>
	);
}

/** One for as long as the page is not loaded anew: so does a login or a logout. */
function useKeeper(tell: (news: WishNews) => void): WishKeeper {
	const callApi = useApi();
	const isMember = useViewer() !== null;
	const [keeper] = useState(() => createWishKeeper({ callApi, isMember, tell }));
	const hasStarted = useRef(false);
	useEffect(() => {
		if (!hasStarted.current) void keeper.start();
		hasStarted.current = true;
		const onStorage = ({ key }: StorageEvent) => key === wishesKey && keeper.reread();
		window.addEventListener('storage', onStorage);
		return () => window.removeEventListener('storage', onStorage);
	}, [keeper]);
	const presses = useWishes((state) => state.presses);
	useEffect(() => {
		if (presses.length === 0) return;
		wishStore.set({ presses: [] });
		keeper.take(presses);
	}, [keeper, presses]);
	return keeper;
}

const files = ['wish', 'product'] as const;

/** In the language before, until the words of another are here: a page in between stays as it is. */
function WithWords({ children }: { children: ReactNode }) {
	const locale = useLocale();
	const [ready, setReady] = useState(() => (hasWords(locale, files) ? locale : undefined));
	useEffect(() => {
		let isWanted = true;
		// Without words nothing can be said; the hearts do their work all the same.
		void loadWords(locale, files).then(
			() => isWanted && setReady(locale),
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, [locale]);
	return (
		ready && (
			<TranslationsProvider locale={ready} messages={wordsOf(ready, files)}>
				{children}
			</TranslationsProvider>
		)
	);
}

function News({ news, onClose }: { news: WishNews | undefined; onClose: () => void }) {
	const t = useTranslations('wish.news');
	const shell = useTranslations('shell');
	const isGood = news?.what === 'merged';
	return (
		<Toast
			message={news && ('title' in news ? t(news.what, { title: news.title }) : t(news.what, { count: news.count }))}
			tone={isGood ? 'ok' : 'warn'}
			durationMs={isGood ? 5_000 : 8_000}
			closeLabel={shell('closeMessage')}
			onClose={onClose}
		/>
	);
}

/** Most pages are left without a look at the list: it is fetched when it is opened. */
function SheetOverPage({ isOpen }: { isOpen: boolean }) {
	const [View, setView] = useState<typeof WishSheet>();
	const { pathname, search, hash } = useRouter().location;
	const close = useClosing(hasWishes(search), pathname + withWishes(search, false) + hash);
	useEffect(() => {
		if (!isOpen || View) return;
		// Without it there is nothing to open: the page stays as it is.
		void import('./wish-sheet.tsx').then(({ WishSheet }) => setView(() => WishSheet), close);
	}, [isOpen, View, close]);
	return View && <View isOpen={isOpen} onClose={close} />;
}
