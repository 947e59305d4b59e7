import { useQuery } from '@tanstack/react-query';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { formatDate } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { versionText } from '#i18n/version-text.ts';
import { Button } from '#ui/button.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks, type ProseLinks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { pageTextQuery } from './text-queries.ts';
import styles from './text-sheet.module.css';
import { TextWaiting } from './text-waiting.tsx';

type Props = {
	slug: PageTextSlug;
	links: ProseLinks;
	/** Another one than that in force. */
	version?: string | undefined;
	/** In which somebody read it, where that is not the reader's. */
	language?: Locale | undefined;
};

/** A text that is in force, in the reader's language where there is one. Nothing of it is loaded before it is mounted. */
export function PageText({ slug, links, version, language }: Props) {
	const t = useTranslations('text');
	const state = useTranslations('state');
	const locale = useWordsLocale();
	const wanted = language ?? locale;
	const { data, isPending, refetch } = useQuery(pageTextQuery(useApi(), { slug, language: wanted, version }));
	if (isPending) return <TextWaiting />;
	if (!data)
		return (
			<div className={styles.failed}>
				<Note tone="bad" isAlert>
					{t('failed')}
				</Note>
				<Button onClick={() => void refetch()}>{state('retry')}</Button>
			</div>
		);
	const { opening, sections } = readProse(data.body);
	return (
		<>
			<p className={styles.facts}>
				{t('facts', { version: versionText(data.version), date: formatDate(data.effectiveOn) })}
			</p>
			{data.shownLocale !== wanted && <Note>{state('notYourLanguage', { shown: data.shownLocale })}</Note>}
			<div className={styles.text} lang={data.shownLocale === locale ? undefined : locales[data.shownLocale].tag}>
				<ProseBlocks blocks={opening} links={links} />
				<Prose sections={sections} level={3} links={links} />
			</div>
			{data.shownLocale === 'ko' && <KoreanType />}
		</>
	);
}
