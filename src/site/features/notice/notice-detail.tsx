import type { NoticeView } from '#contract/api/notice.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Breadcrumb } from '#site/shell/breadcrumb.tsx';
import { useOwnLinks } from '#site/shell/own-links.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { Attachments } from './attachments.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './notice-detail.module.css';
import { NoticeTouch } from './notice-touch.tsx';
import { ShareNotice } from './share-notice.tsx';
import { TopicBadge } from './topic-badge.tsx';

export function NoticeDetail({ notice }: { notice: NoticeView }) {
	const t = useTranslations('notice');
	const page = useTranslations('page');
	return (
		<div className={styles.page}>
			<Breadcrumb crumbs={[{ label: page('noticeList.title'), page: 'noticeList' }]} title={notice.title} />
			<div className={styles.columns}>
				<div className={styles.main}>
					<Article notice={notice} />
					<Attachments notice={notice} />
				</div>
				<aside className={styles.aside}>
					{notice.touches && <NoticeTouch id={notice.id} touches={notice.touches} />}
					<div className={styles.actions}>
						<ShareNotice title={notice.title} />
						<PageLink page="noticeList" className={buttonClass({ variant: 'link' })}>
							<Icon name="arrowLeft" />
							{t('backToList')}
						</PageLink>
					</div>
				</aside>
			</div>
			<Neighbours previous={notice.previous} next={notice.next} />
			{notice.shownLocale === 'ko' && <KoreanType />}
		</div>
	);
}

function Article({ notice }: { notice: NoticeView }) {
	const state = useTranslations('state');
	const links = useOwnLinks();
	const isOwnLanguage = notice.shownLocale === useLocale();
	const lang = isOwnLanguage ? undefined : locales[notice.shownLocale].tag;
	const { opening, sections } = readProse(notice.body);
	const [lead, ...others] = opening;
	return (
		<article className={styles.article}>
			<Facts notice={notice} />
			<h1 lang={lang}>{notice.title}</h1>
			{!isOwnLanguage && <Note>{state('notYourLanguage', { shown: notice.shownLocale })}</Note>}
			{lead && (
				<div className={styles.lead} lang={lang}>
					<ProseBlocks blocks={[lead]} links={links} />
				</div>
			)}
			{notice.picture && (
				<ProductPicture
					name={notice.picture}
					sizes="(max-width: 980px) 90vw, 42rem"
					className={styles.picture}
					isFirst
				/>
			)}
			{others.length > 0 && (
				<div className={styles.body} lang={lang}>
					<ProseBlocks blocks={others} links={links} />
				</div>
			)}
			{sections.length > 0 && (
				<div className={styles.sections} lang={lang}>
					<Prose sections={sections} links={links} />
				</div>
			)}
		</article>
	);
}

function Facts({ notice }: { notice: NoticeView }) {
	const t = useTranslations('notice');
	return (
		<p className={styles.facts}>
			<TopicBadge topic={notice.topic} />
			{notice.isPinned && (
				<Badge tone="ok">
					<Icon name="pin" />
					{t('pinned')}
				</Badge>
			)}
			<time dateTime={notice.publishedOn}>{t('published', { date: formatDate(notice.publishedOn) })}</time>
			{notice.views > 0 && (
				<span className={styles.views}>
					<Icon name="eye" />
					{t('views', { count: notice.views })}
				</span>
			)}
		</p>
	);
}
