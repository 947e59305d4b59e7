import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { PageTextSlug, PageTextVersion } from '#domain/page/page-text.ts';
import { standingOfVersion } from '#domain/page/text-change.ts';
import { formatDate } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Breadcrumb } from '#site/shell/breadcrumb.tsx';
import { useOwnLinks } from '#site/shell/own-links.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { TextAgreement } from './text-agreement.tsx';
import { TextChanges } from './text-changes.tsx';
import { TextContact } from './text-contact.tsx';
import { TextContents } from './text-contents.tsx';
import { TextHistory, type TextPageId } from './text-history.tsx';
import styles from './text-page.module.css';
import { TextVersions } from './text-versions.tsx';

type Props = {
	page: TextPageId;
	text: PageTextVersion & {
		slug: PageTextSlug;
		shownLocale: Locale;
		title: string;
		body: string;
		changes: ComponentProps<typeof TextChanges>['changes'] | null;
		versions: readonly PageTextVersion[];
	};
};

/** A text by version: its contents beside it, who answers for it, and the versions before it. */
export function TextPage({ page, text }: Props) {
	const t = useTranslations('text');
	const locale = useLocale();
	const viewer = useViewer();
	const { data: profile } = useQuery(profileQuery(useApi(), locale));
	const lang = text.shownLocale === locale ? undefined : locales[text.shownLocale].tag;
	const links = useOwnLinks();
	const { opening, sections } = readProse(text.body);
	return (
		<div className={styles.page}>
			<Breadcrumb crumbs={[]} title={text.title} />
			<h1 lang={lang}>{text.title}</h1>
			<div className={styles.facts}>
				<TextVersions page={page} shown={text} versions={text.versions} />
				{viewer && <TextAgreement slug={text.slug} />}
				<span className={styles.print}>
					<Button variant="link" size="sm" onClick={() => window.print()}>
						<Icon name="printer" />
						{t('print')}
					</Button>
				</span>
			</div>
			<div className={styles.columns}>
				<TextContents sections={sections} lang={lang} />
				<article className={styles.article}>
					<Notices page={page} text={text} />
					{opening.length > 0 && (
						<div className={styles.opening} lang={lang}>
							<ProseBlocks blocks={opening} links={links} />
						</div>
					)}
					{text.changes && <TextChanges changes={text.changes} lang={lang} />}
					<div lang={lang}>
						<Prose sections={sections} hasAnchors links={links} />
					</div>
					{profile && <TextContact profile={profile} hasOfficer={page === 'policy'} />}
					<TextHistory page={page} shown={text.version} versions={text.versions} />
				</article>
			</div>
			{text.shownLocale === 'ko' && <KoreanType />}
		</div>
	);
}

/** What one must know before reading: another language, another version. */
function Notices({ page, text }: Props) {
	const t = useTranslations('text');
	const state = useTranslations('state');
	const locale = useLocale();
	const today = koreanDay(new Date());
	const standing = standingOfVersion(text, text.versions, today);
	const said = { coming: t('coming', { date: formatDate(text.effectiveOn) }), replaced: t('never'), past: t('old') };
	return (
		<>
			{text.shownLocale !== locale && <Note>{state('notYourLanguage', { shown: text.shownLocale })}</Note>}
			{standing !== 'in-force' && (
				<Note tone="warn">
					{said[standing]}{' '}
					<PageLink page={page} aria-current="false">
						{t('readCurrent')}
					</PageLink>
				</Note>
			)}
		</>
	);
}
