import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './bell.module.css';
import { newsQuery } from './notification-queries.ts';

const mostShown = 99;
/** So long nothing more is said after something was. */
const quietMs = 20_000;

export const useUnread = (): number => useQuery(newsQuery(useApi())).data?.unread ?? 0;

/** How many are unread, as a mark; nothing where none are. What it means is said beside it. */
export function UnreadCount({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<span className={styles.count} aria-hidden="true" data-unread={count}>
			{count > mostShown ? `${mostShown}+` : count}
		</span>
	);
}

type Props = {
	title: string;
	/** “3 unread notifications”. */
	sayUnread: (count: number) => string;
	className?: string | undefined;
	/** The list, once the bell was pressed. */
	children: (list: { isOpen: boolean; onClose: () => void }) => ReactNode;
};

/** The way to what one was told, with how much of it is unread. */
export function Bell({ title, sayUnread, className, children }: Props) {
	const unread = useUnread();
	const [isOpen, setIsOpen] = useState(false);
	const [isWanted, setIsWanted] = useState(false);
	return (
		<>
			<button
				type="button"
				className={className}
				aria-haspopup="dialog"
				onClick={() => {
					setIsWanted(true);
					setIsOpen(true);
				}}
			>
				<Icon name="bell" />
				<span className="visually-hidden">{title}</span>
				<UnreadCount count={unread} />
				{unread > 0 && <span className="visually-hidden">{` (${sayUnread(unread)})`}</span>}
			</button>
			<Announcer unread={unread} sayUnread={sayUnread} />
			{isWanted && children({ isOpen, onClose: () => setIsOpen(false) })}
		</>
	);
}

/** Says politely that there is more than before, and not again for a while. */
function Announcer({ unread, sayUnread }: { unread: number; sayUnread: (count: number) => string }) {
	const [said, setSaid] = useState('');
	const known = useRef(unread);
	const quietUntil = useRef(0);
	const say = useRef(sayUnread);
	useEffect(() => {
		say.current = sayUnread;
	});
	useEffect(() => {
		const isMore = unread > known.current;
		known.current = unread;
		if (!isMore) return;
		const timer = setTimeout(
			() => {
				quietUntil.current = Date.now() + quietMs;
				setSaid(say.current(known.current));
			},
			Math.max(500, quietUntil.current - Date.now()),
		);
		return () => clearTimeout(timer);
	}, [unread]);
	return (
		<span className="visually-hidden" role="status">
			{said}
		</span>
	);
}
