import { useInfiniteQuery } from '@tanstack/react-query';
import type { SecurityEntry } from '#contract/api/security.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type SecurityTopic, securityTopicNames } from '#domain/member/security-events.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { PageHead } from '../../page-head.tsx';
import { FactorHelp } from './factor-help.tsx';
import styles from './security.module.css';

const topics = [undefined, ...securityTopicNames] as const;
const topicIn = (asked: string | null): SecurityTopic | undefined => securityTopicNames.find((name) => name === asked);

/** How people got in or did not, newest first, and help for who cannot. */
export function SecurityPage() {
	const pages = useTranslations('console.pages');
	const topic = topicIn(useConsoleAddress().query.get('topic'));
	return (
		<>
			<PageHead title={pages('security')} />
			<div className={styles.page}>
				<Events topic={topic} />
				<FactorHelp />
			</div>
		</>
	);
}

function Events({ topic }: { topic: SecurityTopic | undefined }) {
	const t = useTranslations('console.security');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: ['GET /api/security-events', topic ?? 'all'],
		queryFn: ({ pageParam: cursor }) =>
			callApi('GET /api/security-events', { query: { ...(topic && { topic }), ...(cursor && { cursor }) } }),
		...byCursor,
		select: pagesOf,
	});
	return (
		<Card title={t('events')}>
			<nav className={styles.topics} aria-label={t('topics')}>
				{topics.map((name) => (
					<ConsoleLink
						key={name ?? 'all'}
						to={name ? `${consolePages.security.path}?topic=${name}` : consolePages.security.path}
						className={chipClass({ isOn: name === topic })}
						aria-current={name === topic ? 'page' : undefined}
					>
						{t(`topic.${name ?? 'all'}`)}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(found) => {
					const items = found.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel level={3} title={t('empty')} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: found[0]?.total ?? 0 })}</p>
							<ul className={styles.rows}>
								{items.map((item) => (
									<EventRow key={item.id} {...item} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</Card>
	);
}

type EventName = Parameters<ReturnType<typeof useTranslations<'console.security.event'>>>[0];

function EventRow({ event, at, name, isOperator, place, device, by, reason }: SecurityEntry) {
	const t = useTranslations('console.security');
	const says = useTranslations('console.security.event');
	return (
		<li>
			<div className={styles.what}>
				<b>{says(event.replace('member.', '') as EventName)}</b>
				<span>
					{name ?? t('nobody')} {isOperator && <Badge tone="warn">{t('operator')}</Badge>}
				</span>
				{by !== null && <span className={styles.small}>{t('by', { name: by })}</span>}
				{reason !== null && <span className={styles.small}>{reason}</span>}
			</div>
			<span className={styles.small}>
				{[`${formatDate(at)} ${formatTime(at, koreanZone)} KST`, device, place].filter(Boolean).join(' · ')}
			</span>
		</li>
	);
}
