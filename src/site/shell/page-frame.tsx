import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import styles from './page-frame.module.css';

type Props = {
	title: string;
	lead?: ReactNode;
	/** The pages above this one, without Home, which always comes first; left out, there is no breadcrumb. */
	crumbs?: Crumb[];
	tabs?: ReactNode;
	/** A decorative picture beside the title, from 981 px up. */
	picture?: { src: string; width: number; height: number };
	children: ReactNode;
};

export function PageFrame({ title, lead, crumbs, tabs, picture, children }: Props) {
	return (
		<div className={styles.frame}>
			{crumbs && <Breadcrumb crumbs={crumbs} title={title} />}
			<div className={styles.head}>
				<div>
					<h1>{title}</h1>
					{lead && <p className={styles.lead}>{lead}</p>}
				</div>
				{picture && <img className={styles.picture} {...picture} alt="" />}
			</div>
			{tabs && <div className={styles.tabs}>{tabs}</div>}
			{children}
		</div>
	);
}
