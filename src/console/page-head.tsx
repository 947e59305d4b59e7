import { type ReactNode, useEffect } from 'react';
import styles from './page-head.module.css';

type Props = {
	title: string;
	/** Of a title that is in another language than the page. */
	lang?: string | undefined;
	/** Over the title: where one is, or the way back. */
	above?: ReactNode;
	text?: ReactNode;
	/** At the end of the line: a state, a button. */
	aside?: ReactNode;
	/** Its title is the name that somebody gave to a thing: as long as they liked, beside what can be done with it. */
	isOfOne?: boolean;
};

/** The head of a page; its title is the document's too. */
export function PageHead({ title, lang, above, text, aside, isOfOne = false }: Props) {
	useEffect(() => {
		document.title = `${title} · Maru`;
	}, [title]);
	return (
		<header className={styles.head} data-of-one={isOfOne || undefined}>
			<div>
				{above && <div className={styles.above}>{above}</div>}
				<h1 className={styles.title} lang={lang}>
					{title}
				</h1>
				{text && <p className={styles.text}>{text}</p>}
			</div>
			{aside && <div className={styles.aside}>{aside}</div>}
		</header>
	);
}
