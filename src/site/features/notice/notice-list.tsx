import type { FormEvent } from 'react';
import type { NoticeSummary } from '#contract/api/notice.ts';
import { feedPath, pagePath } from '#contract/page-address.ts';
import type { NoticeTopic } from '#domain/notice/notice.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { PageFrame } from '#site/shell/page-frame.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { addressQuery, type NoticeChoices } from './notice-choices.ts';
import styles from './notice-list.module.css';
import { NoticeRow } from './notice-row.tsx';
import { NoticeSearch } from './notice-search.tsx';
import { TopicChips } from './topic-chips.tsx';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

type List = {
	items: readonly NoticeSummary[];
	total: number;
	nextCursor: string | null;
	previousCursor: string | null;
	topics: readonly { topic: NoticeTopic; count: number }[];
};

type Props = {
	choices: NoticeChoices;
	list: List;
	/** The notices of what is chosen are on their way; those in view are the old ones. */
	isPending: boolean;
};

/** A form and links, so that it serves without scripts; with them nothing is loaded anew. */
export function NoticeList({ choices, list, isPending }: Props) {
	const t = useTranslations('notice');
	const page = useTranslations('page');
	const { navigate } = useRouter();
	const addressFor = usePageAddress();
	const hrefOf = (change: Partial<NoticeChoices>) =>
		addressFor(pagePath('noticeList'), addressQuery({ ...choices, cursor: undefined, ...change }));
	// With scripts the list has followed every letter already.
	const stay = (event: FormEvent) => event.preventDefault();
	return (
		<PageFrame title={page('noticeList.title')} lead={t('lead')} crumbs={[]} picture={magpie}>
			<form className={styles.form} action={addressFor(pagePath('noticeList'))} autoComplete="off" onSubmit={stay}>
				<NoticeSearch
					search={choices.search}
					onSearch={(search) => navigate(hrefOf({ search }), { replace: true, keepScroll: true })}
				/>
				{choices.topic && <input type="hidden" name="topic" value={choices.topic} />}
				<TopicChips chosen={choices.topic} topics={list.topics} hrefOf={(topic) => hrefOf({ topic })} />
			</form>
			<div className={styles.count}>
				<p aria-live="polite">
					{choices.search
						? t('found', { count: list.total, search: choices.search })
						: t('count', { count: list.total })}
				</p>
				<a href={addressFor(feedPath('noticeList'))} type="application/rss+xml">
					{t('follow')}
				</a>
			</div>
			{list.items.length === 0 ? (
				<Empty isSearched={choices.search !== '' || choices.topic !== undefined} />
			) : (
				<ul className={styles.list} data-pending={isPending || undefined} aria-busy={isPending}>
					{list.items.map((notice) => (
						<NoticeRow key={notice.id} notice={notice} />
					))}
				</ul>
			)}
			<Pages list={list} hrefOf={(cursor) => hrefOf({ cursor })} />
			{list.items.some(({ shownLocale }) => shownLocale === 'ko') && <KoreanType />}
		</PageFrame>
	);
}

/** Nothing was found, or nothing was ever published. */
function Empty({ isSearched }: { isSearched: boolean }) {
	const t = useTranslations('notice');
	const state = useTranslations('state');
	const action = isSearched ? (
		<PageLink page="noticeList" className={buttonClass({ variant: 'brand' })} aria-current="false">
			{t('nothing.action')}
		</PageLink>
	) : (
		<PageLink page="home" className={buttonClass()}>
			{state('goHome')}
		</PageLink>
	);
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={isSearched ? t('nothing.title') : state('emptyTitle')}
			text={isSearched ? t('nothing.text') : t('emptyText')}
			actions={action}
		/>
	);
}

function Pages({ list, hrefOf }: { list: List; hrefOf: (cursor: string) => string }) {
	const t = useTranslations('notice');
	const page = useTranslations('page');
	const previous = list.previousCursor && (
		<AddressLink className={buttonClass()} href={hrefOf(list.previousCursor)} rel="prev" aria-current="false">
			<Icon name="chevronLeft" />
			{t('newer')}
		</AddressLink>
	);
	const next = list.nextCursor && (
		<AddressLink className={buttonClass()} href={hrefOf(list.nextCursor)} rel="next" aria-current="false">
			{t('older')}
			<Icon name="chevronRight" />
		</AddressLink>
	);
	return <Pagination label={page('noticeList.title')} previous={previous} next={next} />;
}
