import { type Locale, locales } from '#i18n/locales.ts';
import { useOwnLinks } from '#site/shell/own-links.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { useTranslations } from '#ui/translations.tsx';
import { Banner } from './banner.tsx';
import styles from './company-text.module.css';

export type CompanyWords = { shownLocale: Locale; title: string; body: string };

/** The first paragraph introduces; whatever follows it stands below. */
function partsOf(body: string) {
	const { opening, sections } = readProse(body);
	const [first] = opening;
	return first?.kind === 'paragraph'
		? { lead: [first], opening: opening.slice(1), sections }
		: { lead: [], opening, sections };
}

const useTag = ({ shownLocale }: CompanyWords) => (shownLocale === useLocale() ? undefined : locales[shownLocale].tag);

/** What the company says of itself on a page (decision 0170): its title and first paragraph, on the picture. */
export function CompanyBanner({ picture, text }: { picture: string; text: CompanyWords }) {
	const links = useOwnLinks();
	const { lead } = partsOf(text.body);
	return (
		<Banner picture={picture} title={text.title} lang={useTag(text)}>
			{lead.length > 0 && <ProseBlocks blocks={lead} links={links} />}
		</Banner>
	);
}

/** The rest of it, as much as was written. */
export function CompanyBody({ text }: { text: CompanyWords }) {
	const state = useTranslations('state');
	const links = useOwnLinks();
	const lang = useTag(text);
	const { opening, sections } = partsOf(text.body);
	const isNothing = opening.length + sections.length === 0;
	if (isNothing && lang === undefined) return null;
	return (
		<div className={styles.body}>
			{lang !== undefined && <Note>{state('notYourLanguage', { shown: text.shownLocale })}</Note>}
			{opening.length > 0 && (
				<div className={styles.opening} lang={lang}>
					<ProseBlocks blocks={opening} links={links} />
				</div>
			)}
			{sections.length > 0 && (
				<div lang={lang}>
					<Prose sections={sections} links={links} />
				</div>
			)}
			{text.shownLocale === 'ko' && <KoreanType />}
		</div>
	);
}
