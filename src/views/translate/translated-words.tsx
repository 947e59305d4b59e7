import { type Locale, locales } from '#i18n/locales.ts';
import type { Translated } from './translated.ts';
import { useTranslated } from './use-translated.tsx';

type Props = Omit<Translated, 'texts' | 'locale'> & { text: string; locale: Locale; className?: string | undefined };

/** What somebody wrote, with the name of its language where that is not the reader's, and what a machine makes of it. */
export function TranslatedWords({ text, className, ...given }: Props) {
	const {
		texts: [words = ''],
		lang,
		tools,
	} = useTranslated({ ...given, texts: [text] });
	return (
		<>
			<p className={className} lang={lang}>
				{words}
			</p>
			{(lang || tools) && (
				<p>
					{lang && <small lang={lang}>{locales[given.locale].ownName}</small>} {tools}
				</p>
			)}
		</>
	);
}
