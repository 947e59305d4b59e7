import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { createLoads } from './create-loads.ts';
import { useLocale } from './shell/site-context.tsx';
import { forgetFailedWords, hasWords, loadWords, wordsOf } from './words.ts';

type Given<Props> = {
	load: () => Promise<ComponentType<Props>>;
	/** Every word it needs, also those that the page has. */
	words: readonly WordFile[];
};

/** A part of a page that few people see: its code and its words come when it is about to be shown, by `<Late part={…} />`. */
export function createLatePart<Props extends object>({ load, words }: Given<Props>) {
	let view: ComponentType<Props> | undefined;
	const loads = createLoads(async (locale: Locale) => {
		const [loaded] = await Promise.all([load(), loadWords(locale, words)]);
		view = loaded;
		return loaded;
	});
	return {
		words,
		viewIn: (locale: Locale) => (hasWords(locale, words) ? view : undefined),
		loadIn: (locale: Locale) => loads.get(locale),
		/** Before it is shown; again after a failure. */
		async prepare(locale: Locale): Promise<void> {
			loads.forgetFailures();
			forgetFailedWords();
			await loads.get(locale);
		},
	};
}

type LatePart<Props extends object> = ReturnType<typeof createLatePart<Props>>;
type LateProps<Props extends object> = { part: LatePart<Props>; props: Props };

export function Late<Props extends object>({ waiting = null, ...late }: LateProps<Props> & { waiting?: ReactNode }) {
	return (
		<Suspense fallback={waiting}>
			<InWords {...late} />
		</Suspense>
	);
}

function InWords<Props extends object>({ part, props }: LateProps<Props>) {
	const locale = useLocale();
	const View = part.viewIn(locale) ?? use(part.loadIn(locale));
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, part.words)}>
			<View {...props} />
		</TranslationsProvider>
	);
}
