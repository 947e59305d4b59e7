import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PartFailure } from '#views/reservation/part-failure.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './thread.module.css';

const Thread = lazy(async () => ({ default: (await import('./thread.tsx')).Thread }));

/** The thread is fetched, and counts as read, only when it comes into view. */
export function ThreadCard({ writer }: { writer: string | undefined }) {
	const t = useTranslations('reservation.my.thread');
	const { reservation } = useReservation();
	const { role, provider, unread, lead } = reservation;
	const place = useRef<HTMLElement>(null);
	const isSeen = useIsSeen(place);
	const other = role === 'member' ? provider : lead ? `${lead.firstName} ${lead.lastName}` : t('guest');
	return (
		<section ref={place} id="messages" className={styles.card} aria-labelledby="thread">
			<div className={styles.head}>
				<h2 id="thread" className={styles.heading}>
					{t('title', { name: other })}
				</h2>
				{unread > 0 && !isSeen && <Badge tone="act">{t('unread', { count: unread })}</Badge>}
			</div>
			{isSeen ? (
				<PartFailure>
					<Suspense fallback={<Waiting />}>
						<Thread other={other} writer={writer} />
					</Suspense>
				</PartFailure>
			) : (
				<Waiting />
			)}
		</section>
	);
}

const Waiting = () => (
	<div className={styles.waiting}>
		<Skeleton width="long" />
		<Skeleton width="medium" />
		<Skeleton width="long" />
	</div>
);

function useIsSeen(place: React.RefObject<HTMLElement | null>): boolean {
	const [isSeen, setIsSeen] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const watcher = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			watcher.disconnect();
			setIsSeen(true);
		});
		watcher.observe(place.current);
		return () => watcher.disconnect();
	}, [place]);
	return isSeen;
}
