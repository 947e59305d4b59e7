import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#contract/api/running.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import rowStyles from '../../rows.module.css';
import { TypedSearch } from '../../typed-search.tsx';
import styles from './running.module.css';

const key = 'GET /api/failures';

/** What failed, by the number that a visitor reads out. */
export function Failures() {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const [number, setNumber] = useState<string>();
	const query = useInfiniteQuery({
		queryKey: [key, number ?? ''],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { number, cursor } }),
		select: pagesOf,
		placeholderData: keepPreviousData,
		...byCursor,
	});
	return (
		<Card title={t('failures')}>
			<div className={styles.stack}>
				<p className={styles.small}>{t('failuresText')}</p>
				<div className={styles.search}>
					<TypedSearch
						words={{
							...{ label: t('number'), placeholder: t('numberHint') },
							...{ submitLabel: t('search'), clearLabel: t('searchClear') },
						}}
						search={number ?? ''}
						maxLength={60}
						onSearch={setNumber}
					/>
				</div>
				<Await query={query}>
					{(data) => {
						const items = data.flatMap((page) => page.items);
						if (items.length === 0)
							return (
								<p className={styles.small} role="status">
									{t(number === undefined ? 'noFailures' : 'noSuchNumber')}
								</p>
							);
						return (
							<>
								<ul className={rowStyles.rows}>
									{items.map((failure) => (
										<Row key={failure.id} failure={failure} />
									))}
								</ul>
								{query.hasNextPage && (
									<div>
										<Button size="sm" onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
											{t('more')}
										</Button>
									</div>
								)}
							</>
						);
					}}
				</Await>
			</div>
		</Card>
	);
}

function Row({ failure }: { failure: Failure }) {
	const t = useTranslations('console.running');
	const { number, at, isBrowser, method, route, status, code, type, message, stack } = failure;
	return (
		<li>
			<details>
				<summary className={styles.summary}>
					{isBrowser ? (
						<Badge tone="warn">{t('inBrowser')}</Badge>
					) : (
						<Badge tone={status === 500 ? 'bad' : 'warn'}>{String(status)}</Badge>
					)}{' '}
					<code>{isBrowser ? route : `${method} ${route}`}</code>{' '}
					<span className={styles.small}>{[isBrowser ? type : code, momentOf(at), number].join(' · ')}</span>
				</summary>
				<pre className={styles.stackText}>{[[type, message].filter(Boolean).join(': '), stack].join('\n')}</pre>
			</details>
		</li>
	);
}
