import { formatDate } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { PageFrame } from '#site/shell/page-frame.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './notice-list.module.css';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

type NoticeRow = {
	id: string;
	title: string;
	summary: string;
	publishedOn: string;
	isPinned: boolean;
	shownLocale: Locale;
};

type Props = {
	notices: readonly NoticeRow[];
	total: number;
	newerHref?: string | undefined;
	olderCursor?: string | null | undefined;
};

export function NoticeList({ notices, total, newerHref, olderCursor }: Props) {
	const t = useTranslations('notice');
	const page = useTranslations('page');
	return (
		<PageFrame
			title={page('noticeList.title')}
			lead={t('lead')}
			crumbs={[]}
			{...(notices.length > 0 && { picture: magpie })}
		>
			{notices.length === 0 ? (
				<Empty />
			) : (
				<>
					<p className={styles.count}>{t('count', { count: total })}</p>
					<ul>
						{notices.map((notice) => (
							<li key={notice.id} className={notice.isPinned ? styles.pinned : styles.item}>
								<Row notice={notice} />
							</li>
						))}
					</ul>
				</>
			)}
			<Pager newerHref={newerHref} olderCursor={olderCursor} />
			{notices.some((notice) => notice.shownLocale === 'ko') && <KoreanType />}
		</PageFrame>
	);
}

function Row({ notice }: { notice: NoticeRow }) {
	const t = useTranslations('notice');
	const locale = useLocale();
	const lang = notice.shownLocale === locale ? undefined : locales[notice.shownLocale].tag;
	return (
		<PageLink page="noticeDetail" params={{ id: notice.id }} className={styles.row}>
			<time className={styles.date} dateTime={notice.publishedOn}>
				{formatDate(notice.publishedOn)}
			</time>
			<span className={styles.words} lang={lang}>
				<span className={styles.title}>{notice.title}</span>
				<span className={styles.summary}>{notice.summary}</span>
			</span>
			{notice.isPinned && (
				<span className={styles.badge}>
					<Badge tone="brand">
						<Icon name="pin" />
						{t('pinned')}
					</Badge>
				</span>
			)}
		</PageLink>
	);
}

function Empty() {
	const t = useTranslations('notice');
	const state = useTranslations('state');
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={state('emptyTitle')}
			text={t('emptyText')}
			actions={
				<PageLink page="home" className={buttonClass()}>
					{state('goHome')}
				</PageLink>
			}
		/>
	);
}

function Pager({ newerHref, olderCursor }: Pick<Props, 'newerHref' | 'olderCursor'>) {
	const t = useTranslations('notice');
	const page = useTranslations('page');
	if (!newerHref && !olderCursor) return null;
	return (
		<nav className={styles.pager} aria-label={page('noticeList.title')}>
			{newerHref && (
				<AddressLink className={buttonClass()} href={newerHref} rel="prev" aria-current="false">
					<Icon name="chevronLeft" />
					{t('newer')}
				</AddressLink>
			)}
			{olderCursor && (
				<PageLink
					page="noticeList"
					query={{ cursor: olderCursor }}
					className={buttonClass()}
					rel="next"
					aria-current="false"
				>
					{t('older')}
					<Icon name="chevronRight" />
				</PageLink>
			)}
		</nav>
	);
}
