import { useInfiniteQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { PagedRows } from '../../paged-rows.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import styles from '../refunds/refunds.module.css';

const listKey = 'GET /api/disputes';
const path = consolePages.disputes.path;

/** What guests and houses do not agree about: what is due first, and what was closed. */
export function DisputesPage() {
	const t = useTranslations('dispute');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const of = useConsoleAddress().query.get('of') === 'closed' ? 'closed' : 'open';
	const query = useInfiniteQuery({
		queryKey: [listKey, of, language],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { of, language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<PageHead title={pages('disputes')} text={t('deskLead')} />
			<div className={styles.page}>
				<Tabs label={t('tabs')}>
					{(['open', 'closed'] as const).map((tab) => (
						<ConsoleLink
							key={tab}
							to={tab === 'open' ? path : `${path}?of=closed`}
							aria-current={tab === of ? 'page' : undefined}
						>
							{t(`tab.${tab}`)}
						</ConsoleLink>
					))}
				</Tabs>
				<Card>
					<Await query={query}>
						{(data) => {
							const items = data.flatMap((page) => page.items);
							if (items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
							return (
								<PagedRows query={query} moreLabel={t('more')}>
									{items.map((one) => (
										<li key={one.id} className={rowStyles.row}>
											<span>
												<ConsoleLink to={`${consolePages.reservations.path}/${one.reservationId}#dispute`}>
													{one.code}
												</ConsoleLink>{' '}
												{t(`reason.${one.reason}`)}
												<br />
												<span className={queues.small}>{[one.guest, one.provider].join(' · ')}</span>
											</span>
											<Badge tone={one.closedAt ? 'neutral' : 'warn'}>{t(`state.${one.state}`)}</Badge>
											<Badge tone={one.isLate ? 'bad' : 'neutral'}>
												{one.closedAt
													? t('closedAt', { moment: momentOf(one.closedAt) })
													: t(one.isLate ? 'late' : 'due', { moment: momentOf(one.until) })}
											</Badge>
										</li>
									))}
								</PagedRows>
							);
						}}
					</Await>
				</Card>
			</div>
		</>
	);
}
