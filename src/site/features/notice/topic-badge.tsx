import type { NoticeTopic } from '#domain/notice/notice.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './topic-badge.module.css';

export function TopicBadge({ topic }: { topic: NoticeTopic }) {
	const t = useTranslations('notice.topic');
	return (
		<span className={styles.topic} data-topic={topic}>
			<Badge tone={topic === 'holidays' ? 'ok' : 'neutral'}>{t(topic)}</Badge>
		</span>
	);
}
