import { useInfiniteQuery } from '@tanstack/react-query';
import type { BankStatement } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { PagedRows } from '../../paged-rows.tsx';
import rowStyles from '../../rows.module.css';
import queues from '../queues.module.css';
import styles from './bank.module.css';
import { statementsKey } from './bank-keys.ts';
import { UploadStatement } from './upload-statement.tsx';

/** Bank statements: uploaded here, matched on their own pages. */
export function StatementsPage() {
	const t = useTranslations('console.bank');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [statementsKey],
		queryFn: ({ pageParam: cursor }) => callApi(statementsKey, { query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<PageHead title={pages('statements')} text={t('lead')} />
			<div className={styles.page}>
				<UploadStatement />
				<Card title={t('list')}>
					<Await query={query}>
						{(data) => {
							const items = data.flatMap((page) => page.items);
							if (items.length === 0) return <EmptyState title={t('nothing')} text={t('nothingText')} />;
							return (
								<PagedRows query={query} moreLabel={t('more')}>
									{items.map((statement) => (
										<StatementRow key={statement.id} statement={statement} />
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

function StatementRow({ statement }: { statement: BankStatement }) {
	const t = useTranslations('console.bank');
	const { id, name, firstOn, lastOn, uploadedAt, by, counts } = statement;
	return (
		<li className={rowStyles.row}>
			<span>
				<ConsoleLink to={`${consolePages.statements.path}/${id}`}>{name}</ConsoleLink>
				<br />
				<span className={queues.small}>
					{t('period', { first: formatDate(firstOn), last: formatDate(lastOn) })} ·{' '}
					{t('uploadedBy', { moment: momentOf(uploadedAt), by: by ?? '–' })}
				</span>
			</span>
			<Badge tone={counts.open > 0 ? 'warn' : 'ok'}>
				{counts.open > 0 ? t('openCount', { count: counts.open }) : t('done')}
			</Badge>
		</li>
	);
}
