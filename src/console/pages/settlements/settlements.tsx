import { useInfiniteQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { HouseLink } from '../../house-link.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { PagedRows } from '../../paged-rows.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { Payable } from './payable.tsx';
import { StateBadge } from './payouts.tsx';
import styles from './settlements.module.css';

const listKey = 'GET /api/settlements';

const addressOf = ({ of, organisation }: { of: string; organisation: string | undefined }): string => {
	const query = new URLSearchParams({ ...(of !== 'all' && { of }), ...(organisation && { organisation }) });
	return query.size === 0 ? consolePages.settlements.path : `${consolePages.settlements.path}?${query}`;
};

/** The statements of a business by month; operators see those of all. */
export function SettlementsPage() {
	const t = useTranslations('console.settlement');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const address = useConsoleAddress().query;
	const organisation = address.get('organisation') ?? undefined;
	const asked = address.get('of');
	const of = asked === 'due' || asked === 'owed' ? asked : undefined;
	const query = useInfiniteQuery({
		queryKey: [listKey, language, organisation, of],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { language, cursor, organisation, of } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<PageHead title={pages('settlements')} text={t('lead')} />
			<div className={styles.page}>
				<Tabs label={t('tabs')}>
					{(['all', 'due', 'owed'] as const).map((tab) => (
						<ConsoleLink
							key={tab}
							to={addressOf({ of: tab, organisation })}
							aria-current={tab === (of ?? 'all') ? 'page' : undefined}
						>
							{t(`tab.${tab}`)}
						</ConsoleLink>
					))}
				</Tabs>
				<Card>
					<Await query={query}>
						{(data) => {
							const items = data.flatMap((page) => page.items);
							if (items.length === 0 && of) return <EmptyState title={t('emptyOpen')} />;
							if (items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
							return (
								<PagedRows query={query} moreLabel={t('more')}>
									{items.map(({ id, number, organisationId, business, month, payableWon, state, closedAt }) => (
										<li key={id} className={rowStyles.row}>
											<span>
												<ConsoleLink to={`${consolePages.settlements.path}/${id}`}>{number}</ConsoleLink>{' '}
												<HouseLink organisationId={organisationId}>{business}</HouseLink>
												<br />
												<span className={queues.small}>
													{formatMonth(month, language)} · {t('closedOn', { moment: momentOf(closedAt) })}
												</span>
											</span>
											<StateBadge state={state} />
											<b>
												<Payable won={payableWon} />
											</b>
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
