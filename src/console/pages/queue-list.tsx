import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../address.tsx';
import { Await } from '../await.tsx';
import { PageHead } from '../page-head.tsx';
import { LongTable, type LongTableProps } from '../table/long-table.tsx';
import styles from './queues.module.css';

/** What `useInfiniteQuery` tells of a list. */
type ListQuery<Item> = {
	data: { items: Item[]; total: number }[] | undefined;
	error: unknown;
	isFetching: boolean;
	refetch: () => Promise<unknown>;
	hasNextPage: boolean;
	isFetchNextPageError: boolean;
	isFetchingNextPage: boolean;
	fetchNextPage: () => Promise<unknown>;
};

/** The one that the address names. A link may lead to one on a later page, so they are asked for until it turns up. */
export function useOpened<Item>(query: ListQuery<Item>, id: string | null, idOf: (item: Item) => string) {
	const { data, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query;
	const items = data?.flatMap((page) => page.items);
	const open = items?.find((item) => idOf(item) === id);
	const isSought = id !== null && items !== undefined && !open && hasNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (isSought && !isFetchingNextPage) void fetchNextPage();
	}, [isSought, isFetchingNextPage, fetchNextPage]);
	return { open, isSought };
}

type Words<Queue> = {
	title: string;
	lead: string;
	queues: string;
	queue: (queue: Queue) => string;
	empty: string;
	count: (count: number) => string;
	next: string;
};
type Props<Queue extends string, Item extends object> = {
	words: Words<Queue>;
	queues: readonly Queue[];
	queue: Queue;
	addressOf: (queue: Queue) => string;
	query: ListQuery<Item>;
	isSought: boolean;
} & (Rows<Item> | Table<Item>);

/** Few at a time: a row, with its key. */
type Rows<Item> = { children: (item: Item) => ReactNode; table?: undefined };
/** Any number of them. */
type Table<Item> = {
	children?: undefined;
	table: Pick<LongTableProps<Item>, 'columns' | 'className' | 'idOf' | 'rowHeight'>;
};

/** What waits for an operator, queue by queue and page by page. */
export function QueueList<Queue extends string, Item extends object>(props: Props<Queue, Item>) {
	const { words, queues, queue, addressOf, query, isSought } = props;
	const state = useTranslations('state');
	return (
		<>
			<PageHead title={words.title} text={words.lead} />
			<nav className={styles.filter} aria-label={words.queues}>
				{queues.map((one) => (
					<ConsoleLink
						key={one}
						to={addressOf(one)}
						className={chipClass({ isOn: one === queue })}
						aria-current={one === queue ? 'page' : undefined}
					>
						{words.queue(one)}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					if (isSought) return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel title={words.empty} />;
					return (
						<>
							<p className={styles.small}>{words.count(data[0]?.total ?? items.length)}</p>
							{props.table ? (
								<div className={styles.table}>
									<LongTable {...{ items, query, label: words.title, ...props.table }} name={addressOf(queue)} />
								</div>
							) : (
								<ul className={styles.list}>{items.map(props.children)}</ul>
							)}
							{!props.table && query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{words.next}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}
