import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatWon } from '#i18n/format.ts';
import styles from './compare-table.module.css';
import type { Compared } from './compared.ts';

type Props = { answers: readonly Compared[]; scroller: RefObject<HTMLElement | null> };

/**
 * Whose column is whose, once the table's own head has left the screen. Only for the eye: to the ear every cell has its head.
 * Something that scrolls sideways cannot have a head that sticks to the page, so this one follows it.
 */
export function StickyHeads({ answers, scroller }: Props) {
	const strip = useRef<HTMLDivElement>(null);
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		const table = scroller.current;
		const head = table?.querySelector('thead');
		if (!table || !head) return;
		const follow = () => {
			if (strip.current) strip.current.scrollLeft = table.scrollLeft;
		};
		const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
		const watcher = new IntersectionObserver(
			([entry]) => entry && setIsShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= top),
			{ rootMargin: `-${Math.round(top)}px 0px 0px 0px` },
		);
		watcher.observe(head);
		table.addEventListener('scroll', follow, { passive: true });
		return () => {
			watcher.disconnect();
			table.removeEventListener('scroll', follow);
		};
	}, [scroller]);
	useEffect(() => {
		if (isShown && strip.current && scroller.current) strip.current.scrollLeft = scroller.current.scrollLeft;
	}, [isShown, scroller]);
	return (
		<div className={styles.sticky} aria-hidden="true">
			<div ref={strip} className={styles.strip} hidden={!isShown}>
				<div className={styles.heads}>
					<span className={styles.headKey} />
					{answers.map(({ id, provider, total }) => (
						<span key={id} className={styles.headCell}>
							<b>{provider.name}</b>
							{total !== null && <span>{formatWon(total)}</span>}
						</span>
					))}
				</div>
			</div>
		</div>
	);
}
