import { formatDate } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Breadcrumb } from '#site/shell/breadcrumb.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './notice-detail.module.css';

type Props = {
	notice: {
		id: string;
		title: string;
		publishedOn: string;
		/** Plain paragraphs with blank lines between them. */
		body: string;
		isPinned: boolean;
		shownLocale: Locale;
	};
};

export function NoticeDetail({ notice }: Props) {
	const t = useTranslations('notice');
	const state = useTranslations('state');
	const page = useTranslations('page');
	const isOwnLanguage = notice.shownLocale === useLocale();
	const lang = isOwnLanguage ? undefined : locales[notice.shownLocale].tag;
	const [opening, ...paragraphs] = notice.body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
	return (
		<div className={styles.page}>
			<Breadcrumb crumbs={[{ label: page('noticeList.title'), page: 'noticeList' }]} title={notice.title} />
			<div className={styles.columns}>
				<article className={styles.article}>
					<p className={styles.facts}>
						{notice.isPinned && (
							<Badge tone="ok">
								<Icon name="pin" />
								{t('pinned')}
							</Badge>
						)}
						<time dateTime={notice.publishedOn}>{t('published', { date: formatDate(notice.publishedOn) })}</time>
					</p>
					<h1 lang={lang}>{notice.title}</h1>
					{!isOwnLanguage && <Note>{state('notYourLanguage', { shown: notice.shownLocale })}</Note>}
					<div className={styles.body} lang={lang}>
						{opening && <p className={paragraphs.length > 0 ? styles.opening : undefined}>{opening}</p>}
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{notice.shownLocale === 'ko' && <KoreanType />}
				</article>
				<aside className={styles.aside}>
					<img
						className={styles.picture}
						src="/assets/images/magpie.webp"
						width={600}
						height={450}
						alt=""
						loading="lazy"
					/>
					<p className={styles.lead}>{t('lead')}</p>
					<PageLink page="noticeList" className={buttonClass({ variant: 'brand', isFull: true })}>
						<Icon name="arrowLeft" />
						{t('backToList')}
					</PageLink>
				</aside>
			</div>
		</div>
	);
}
