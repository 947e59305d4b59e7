import type { ReactNode } from 'react';
import { type Locale, locales } from '#i18n/locales.ts';
import { LanguageTabs } from '#ui/form/language-tabs.tsx';
import type { Texts } from '#ui/form/texts.ts';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { siteLinks } from './site-links.tsx';

type Props = {
	texts: Texts<string>;
	language: Locale;
	facts?: ReactNode;
	isOpen: boolean;
	onLanguage: (locale: Locale) => void;
	onClose: () => void;
};

/** What is being written, set as the site sets it; a language without words is shown as its readers get it. */
export function PreviewSheet({ texts, language, facts, isOpen, onLanguage, onClose }: Props) {
	const t = useTranslations('console.product');
	const isThere = (locale: Locale) => (texts[locale].title ?? '').trim() !== '';
	const shown = ([language, 'en', 'ko'] as const).find(isThere) ?? language;
	const own = texts[shown];
	const spare = texts[isThere('en') ? 'en' : 'ko'];
	const { opening, sections } = readProse(own.body || spare.body || '');
	return (
		<Sheet isOpen={isOpen} isProse title={t('previewTitle')} closeLabel={t('close')} onClose={onClose}>
			{isOpen && (
				<LanguageTabs
					label={t('languages')}
					value={language}
					texts={texts}
					doneLabel={t('done')}
					faults={{}}
					onChange={onLanguage}
				>
					{shown !== language && <Note>{t('previewEmpty')}</Note>}
					{facts}
					<article lang={locales[shown].tag}>
						<h2>{own.title}</h2>
						<ProseBlocks blocks={opening} links={siteLinks} />
						<Prose sections={sections} level={3} links={siteLinks} />
					</article>
				</LanguageTabs>
			)}
		</Sheet>
	);
}
