import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './page-numbers.module.css';
import { pageWindow } from './page-window.ts';

type LinkLook = {
	children: ReactNode;
	'aria-label': string;
	'aria-current': 'page' | undefined;
	rel?: 'prev' | 'next';
};

type Props = {
	label: string;
	/** From 1. */
	current: number;
	count: number;
	previousLabel: string;
	nextLabel: string;
	/** Read out: “Page 3”. */
	pageLabel: (page: number) => string;
	/** The link to a page, with these properties on it. */
	link: (page: number, look: LinkLook) => ReactNode;
};

/** The way through a list whose length is known. */
export function PageNumbers({ label, current, count, previousLabel, nextLabel, pageLabel, link }: Props) {
	if (count < 2) return null;
	const turn = (page: number, rel: 'prev' | 'next') =>
		page >= 1 &&
		page <= count && (
			<li>
				{link(page, {
					children: <Icon name={rel === 'prev' ? 'chevronLeft' : 'chevronRight'} />,
					'aria-label': rel === 'prev' ? previousLabel : nextLabel,
					'aria-current': undefined,
					rel,
				})}
			</li>
		);
	return (
		<nav className={styles.pages} aria-label={label}>
			<ul>
				{turn(current - 1, 'prev')}
				{pageWindow(current, count).map((page, at, all) => (
					<Fragment key={page ?? `after ${all[at - 1]}`}>
						{page === null ? (
							<li className={styles.gap} aria-hidden="true">
								…
							</li>
						) : (
							<li>
								{link(page, {
									children: page,
									'aria-label': pageLabel(page),
									'aria-current': page === current ? 'page' : undefined,
								})}
							</li>
						)}
					</Fragment>
				))}
				{turn(current + 1, 'next')}
			</ul>
		</nav>
	);
}
