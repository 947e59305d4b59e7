import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { NotificationView } from '#contract/api/notification.ts';
import type { CallApi } from '#contract/api.ts';
import { formatDateWithWeekday, formatTime } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { useUnread } from './bell.tsx';
import { byDay } from './by-day.ts';
import styles from './notification-panel.module.css';
import { countingLeft, notificationsKey } from './notification-queries.ts';

/** How a front leads to a path, of its own or of the other. */
export type PathLink = ComponentType<{
	path: string;
	className: string | undefined;
	onClick: (event: MouseEvent) => void;
	children: ReactNode;
}>;

type Props = { isOpen: boolean; onClose: () => void; Link: PathLink };

/** What somebody was told, the newest first. */
export function NotificationPanel({ isOpen, onClose, Link }: Props) {
	const t = useTranslations('notification');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={onClose} footer={<ReadAll />}>
			<List Link={Link} onClose={onClose} />
		</Sheet>
	);
}

const listQuery = (callApi: CallApi, language: Locale) => ({
	queryKey: [...notificationsKey, language],
	queryFn: ({ pageParam: cursor }: { pageParam: string | undefined }) =>
		callApi('GET /api/notifications', { query: { language, cursor } }),
	initialPageParam: undefined as string | undefined,
	getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
});

function useNotifications() {
	const callApi = useApi();
	return useInfiniteQuery(listQuery(callApi, useWordsLocale()));
}

function useMark() {
	const client = useQueryClient();
	const callApi = useApi();
	return useMutation({
		mutationFn: (body: { what: 'these'; ids: number[] } | { what: 'all'; upTo: number }) =>
			callApi('POST /api/notifications/read', { body }),
		onMutate: () => countingLeft(client),
		onSuccess: ({ unread }, _, setLeft) => {
			setLeft(unread);
			void client.invalidateQueries({ queryKey: notificationsKey });
		},
	});
}

function ReadAll() {
	const t = useTranslations('notification');
	const newest = useNotifications().data?.pages[0]?.items[0]?.id;
	const mark = useMark();
	const isNone = useUnread() === 0 || newest === undefined;
	return (
		<div className={styles.foot}>
			{mark.isError && (
				<Note tone="bad">
					{t('markFailed')}
					<FailureNumber error={mark.error} />
				</Note>
			)}
			<Button
				variant="quiet"
				isBusy={mark.isPending}
				disabled={isNone}
				onClick={() => newest !== undefined && mark.mutate({ what: 'all', upTo: newest })}
			>
				{t('readAll')}
			</Button>
		</div>
	);
}

function List({ Link, onClose }: Pick<Props, 'Link' | 'onClose'>) {
	const t = useTranslations('notification');
	const list = useNotifications();
	const zone = useOwnZone() ?? koreanZone;
	const locale = useWordsLocale();
	if (list.isPending) return <Waiting />;
	if (list.isError && !list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
	const items = list.data?.pages.flatMap((page) => page.items) ?? [];
	if (items.length === 0) return <EmptyState level={3} title={t('emptyTitle')} text={t('emptyText')} />;
	return (
		<>
			{byDay(items, zone, new Date()).map(({ day, at, items: ofDay }) => (
				<section key={at} className={styles.day}>
					<h3 className={styles.date}>{day === 'earlier' ? formatDateWithWeekday(at, locale, zone) : t(day)}</h3>
					<ul className={styles.list}>
						{ofDay.map((item) => (
							<Row key={item.id} item={item} Link={Link} zone={zone} onClose={onClose} />
						))}
					</ul>
				</section>
			))}
			{list.hasNextPage && (
				<Button isFull isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
					{t('more')}
				</Button>
			)}
		</>
	);
}

type RowProps = Pick<Props, 'Link' | 'onClose'> & { item: NotificationView; zone: string };

function Row({ item, zone, Link, onClose }: RowProps) {
	const t = useTranslations('notification');
	const locale = useWordsLocale();
	const mark = useMark();
	const { kind, side, title, on, at, isRead, path } = item;
	const about = [title, on === null ? '' : formatDateWithWeekday(on, locale)].filter((text) => text !== '').join(' · ');
	const open = () => {
		if (!isRead) mark.mutate({ what: 'these', ids: [item.id] });
		onClose();
	};
	return (
		<li>
			<Link path={path} className={styles.row} onClick={open}>
				<span className={isRead ? styles.none : styles.dot} aria-hidden="true" />
				<span className={styles.text}>
					<span className={isRead ? styles.what : styles.new}>{t(`kind.${kind}`, { side })}</span>
					{!isRead && <span className="visually-hidden">{` (${t('unread')})`}</span>}
					{about !== '' && <span className={styles.about}>{about}</span>}
				</span>
				<time className={styles.time} dateTime={at}>
					{formatTime(at, zone)}
				</time>
			</Link>
		</li>
	);
}

const Waiting = () => (
	<div className={styles.waiting} aria-hidden="true">
		{['long', 'medium', 'long', 'medium'].map((width, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
			<Skeleton key={at} width={width as 'long'} />
		))}
	</div>
);

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const t = useTranslations('state');
	return (
		<Note tone="bad" isAlert>
			<p>{t('failureText')}</p>
			<FailureNumber error={error} />
			<Button size="sm" onClick={onRetry}>
				{t('retry')}
			</Button>
		</Note>
	);
}
