import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { type LineTab, lineTabs } from '#domain/bank/bank-line.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { AllSure } from './all-sure.tsx';
import { AsideChosen } from './aside-chosen.tsx';
import styles from './bank.module.css';
import { linesKey, statementKey } from './bank-keys.ts';
import { LineRow } from './line-row.tsx';
import { RemoveStatement } from './remove-statement.tsx';

/** The lines of a statement and what they belong to. Every one is decided by a person. */
export function StatementPage() {
	const t = useTranslations('console.bank');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const { match, query: asked } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const tab = lineTabs.find((one) => one === asked.get('lines'));
	const [message, setMessage] = useState<string>();
	const query = useQuery({
		queryKey: [statementKey, id],
		queryFn: () => callApi(statementKey, { params: { id } }),
	});
	return (
		<>
			<Await query={query}>
				{(statement) => {
					const { name, tabs, firstOn, lastOn, uploadedAt, by } = statement;
					const current = tab ?? lineTabs.find((one) => tabs[one] > 0) ?? 'sure';
					return (
						<>
							<PageHead
								above={<ConsoleLink to={consolePages.statements.path}>{pages('statements')}</ConsoleLink>}
								title={name}
								text={`${t('period', { first: formatDate(firstOn), last: formatDate(lastOn) })} · ${t('uploadedBy', { moment: momentOf(uploadedAt), by: by ?? '–' })}`}
								aside={<RemoveStatement statement={statement} />}
								isOfOne
							/>
							<Tabs label={t('tabs')}>
								{lineTabs.map((one) => (
									<ConsoleLink
										key={one}
										to={`${consolePages.statements.path}/${id}?lines=${one}`}
										aria-current={one === current ? 'page' : undefined}
									>
										{t(`tab.${one}`, { count: tabs[one] })}
									</ConsoleLink>
								))}
							</Tabs>
							<div className={styles.page}>
								<Lines key={current} id={id} tab={current} onSaid={setMessage} />
							</div>
						</>
					);
				}}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Lines({ id, tab, onSaid }: { id: string; tab: LineTab; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const language = useConsoleLocale();
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const query = useInfiniteQuery({
		queryKey: [linesKey, id, tab, language],
		queryFn: ({ pageParam: cursor }) => callApi(linesKey, { params: { id }, query: { tab, language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Card>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState title={t('emptyTab')} />;
					const open = items.filter(({ state }) => state === 'open').map((line) => line.id);
					const chosen = ticked.filter((one) => open.includes(one));
					const choiceOf = (line: string) => ({
						isChosen: chosen.includes(line),
						choose: (isChosen: boolean) =>
							setTicked(isChosen ? [...chosen, line] : chosen.filter((one) => one !== line)),
					});
					return (
						<>
							<div className={styles.above}>
								<p className={queues.small}>{t(`tabText.${tab}`)}</p>
								{tab === 'sure' && <AllSure lines={items} onSaid={onSaid} />}
							</div>
							{open.length > 1 && <AsideChosen {...{ chosen, all: open, onSaid }} onChoose={setTicked} />}
							<ul className={rowStyles.rows}>
								{items.map((line) => (
									<LineRow
										key={line.id}
										line={line}
										onSaid={onSaid}
										choice={open.length > 1 ? choiceOf(line.id) : undefined}
									/>
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
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
