import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './rows.module.css';

type Props = {
	query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
	moreLabel: string;
	/** List items, one a row. */
	children: ReactNode;
};

/** Rows of a list that comes page by page, and the button for the next one. */
export function PagedRows({ query, moreLabel, children }: Props) {
	return (
		<>
			<ul className={styles.rows}>{children}</ul>
			{query.hasNextPage && (
				<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
					{moreLabel}
				</Button>
			)}
		</>
	);
}
