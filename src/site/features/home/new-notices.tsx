import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { usePage } from '#site/use-page.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { newNoticesQuery } from './home-queries.ts';
import styles from './new-notices.module.css';
import { Section } from './section.tsx';

const most = 3;

/** What one should know now: pinned ones first, as in their own list. */
export function NewNotices() {
	const t = useTranslations('home.notices');
	const { callApi, locale } = usePage();
	const { data } = useSuspenseQuery(newNoticesQuery(callApi, locale));
	if (data.items.length === 0) return null;
	return (
		<Section
			title={t('title')}
			aside={
				<PageLink page="noticeList" className={buttonClass({ variant: 'quiet' })}>
					{t('all')}
					<Icon name="arrowRight" />
				</PageLink>
			}
		>
			<ul className={styles.notices}>
				{data.items.slice(0, most).map(({ id, title, publishedOn, shownLocale }) => (
					<li key={id}>
						<PageLink page="noticeDetail" params={{ id }} className={styles.notice}>
							<time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
							<span lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>{title}</span>
						</PageLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
