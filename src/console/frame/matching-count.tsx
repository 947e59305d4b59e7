import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#domain/kernel/durations.ts';
import { mostInQueue, toldCount } from '#domain/matching/answer.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './frame.module.css';

const inboxKey = 'GET /api/matching/inbox';

/** Requests to accept and questions that fit and nobody of the house has answered. */
export function MatchingCount() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const { data } = useQuery({
		queryKey: [inboxKey, 'count', language],
		queryFn: () => callApi(inboxKey, { query: { language, queue: 'requested' } }),
		staleTime: minuteMs,
	});
	return <Count waiting={data?.waiting ?? 0} most={mostInQueue} />;
}

/** Up to what it is known how many there are. */
export function Count({ waiting, most = 99 }: { waiting: number; most?: number }) {
	const t = useTranslations('console');
	if (waiting === 0) return null;
	return (
		<span className={styles.count}>
			<span aria-hidden="true">{toldCount(waiting, most)}</span>
			<span className="visually-hidden"> {t('waiting', { count: waiting })}</span>
		</span>
	);
}
