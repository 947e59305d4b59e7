import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './tabs.module.css';

type Props = {
	label: string;
	/** On phones out to the screen's edges, where it stands in the page's own padding. */
	isBleeding?: boolean | undefined;
	/** Links; the one of this page has aria-current="page". */
	children: ReactNode;
};

/** Pages side by side. Where they do not fit they scroll, with the current one in view. */
export function Tabs({ label, isBleeding = false, children }: Props) {
	const nav = useRef<HTMLElement>(null);
	const shown = useRef<Element>(null);
	useLayoutEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
		if (!nav.current || !current || shown.current === current) return;
		shown.current = current;
		// Not scrollIntoView: that would move the page as well.
		const middle = current.offsetLeft + current.offsetWidth / 2;
		nav.current.scrollLeft = middle - nav.current.clientWidth / 2;
	});
	return (
		<nav ref={nav} className={isBleeding ? styles.bleeding : styles.tabs} aria-label={label}>
			{children}
		</nav>
	);
}
