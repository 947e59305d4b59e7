import type { NoticeTopic } from '#domain/notice/notice.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './topic-chips.module.css';

type Props = {
	chosen: NoticeTopic | undefined;
	topics: readonly { topic: NoticeTopic; count: number }[];
	hrefOf: (topic: NoticeTopic | undefined) => string;
};

/** One topic at a time; the chosen one again shows all. */
export function TopicChips({ chosen, topics, hrefOf }: Props) {
	const t = useTranslations('notice');
	const all = { topic: undefined, count: topics.reduce((sum, { count }) => sum + count, 0) };
	return (
		<nav className={styles.topics} aria-label={t('topics')}>
			<ul className={styles.chips}>
				{[all, ...topics].map(({ topic, count }) => {
					const isOn = topic === chosen;
					return (
						<li key={topic ?? ''}>
							<AddressLink
								className={chipClass({ isOn })}
								href={hrefOf(isOn ? undefined : topic)}
								keepScroll
								aria-current={isOn ? 'true' : 'false'}
							>
								{topic === undefined ? t('all') : t(`topic.${topic}`)}
								<ChipCount>{count}</ChipCount>
							</AddressLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
