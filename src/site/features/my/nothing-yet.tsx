import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './my-frame.module.css';
import { MyFrame } from './my-frame.tsx';

type Props = {
	/** The tab's own title, as SPEC section 2 asks for Grade management. */
	title: string;
	picture: { src: string; width: number; height: number };
	emptyTitle: string;
	emptyText: string;
	actions: ReactNode;
};

/** A tab of my page with nothing in it. */
export function NothingYet({ title, picture, emptyTitle, emptyText, actions }: Props) {
	return (
		<MyFrame>
			<h2 className={styles.title}>{title}</h2>
			<EmptyState isPanel level={3} picture={picture} title={emptyTitle} text={emptyText} actions={actions} />
		</MyFrame>
	);
}
