import type { NoticeSummary } from '#contract/api/notice.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './notice-row.module.css';
import { TopicBadge } from './topic-badge.tsx';

export function NoticeRow({ notice }: { notice: NoticeSummary }) {
	const t = useTranslations('notice');
	const locale = useLocale();
	const lang = notice.shownLocale === locale ? undefined : locales[notice.shownLocale].tag;
	return (
		<li className={notice.isPinned ? styles.pinned : styles.item}>
			<PageLink page="noticeDetail" params={{ id: notice.id }} className={styles.row}>
				<time className={styles.date} dateTime={notice.publishedOn}>
					{formatDate(notice.publishedOn)}
				</time>
				<span className={styles.words} lang={lang}>
					<span className={styles.title}>{notice.title}</span>
					<span className={styles.summary}>{notice.summary}</span>
				</span>
				<span className={styles.badges}>
					{notice.isPinned && (
						<Badge tone="brand">
							<Icon name="pin" />
							{t('pinned')}
						</Badge>
					)}
					<TopicBadge topic={notice.topic} />
				</span>
			</PageLink>
		</li>
	);
}
