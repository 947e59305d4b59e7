import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PartFailure } from '#views/reservation/part-failure.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './thread.module.css';
import { useReservationLines } from './use-reservation-lines.ts';

const Thread = lazy(async () => ({ default: (await import('./thread.tsx')).Thread }));

/** The thread about a reservation. It is fetched, and counts as read, only when it comes into view. */
export function ThreadCard({ writer, language }: { writer: string | undefined; language: Locale }) {
	const t = useTranslations('reservation.my.thread');
	const { reservation } = useReservation();
	const { id, role, provider, unread, lead, threadId, area, kind } = reservation;
	const callApi = useApi();
	const element = useRef<HTMLElement>(null);
	const isSeen = useIsSeen(element);
	const sayLine = useReservationLines();
	const other = role === 'member' ? provider : lead ? `${lead.firstName} ${lead.lastName}` : t('guest');
	const open = async () => (await callApi('POST /api/reservations/:id/thread', { params: { id } })).threadId;
	return (
		<section ref={element} id="messages" className={styles.card} aria-labelledby="thread">
			<div className={styles.head}>
				<h2 id="thread" className={styles.heading}>
					{t('title', { name: other })}
				</h2>
				{unread > 0 && !isSeen && <Badge tone="act">{t('unread', { count: unread })}</Badge>}
			</div>
			{isSeen ? (
				<PartFailure>
					<Suspense fallback={<div className={styles.waiting} />}>
						<Thread
							{...{ threadId, open, writer, language, other, sayLine }}
							name={id}
							matter={{ area, kind }}
							role={role === 'member' ? 'guest' : role}
							isRead={reservation.role !== 'member' && !reservation.canWrite}
						/>
					</Suspense>
				</PartFailure>
			) : (
				<div className={styles.waiting} />
			)}
		</section>
	);
}

function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
	const [isSeen, setIsSeen] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const watcher = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			watcher.disconnect();
			setIsSeen(true);
		});
		watcher.observe(element.current);
		return () => watcher.disconnect();
	}, [element]);
	return isSeen;
}
