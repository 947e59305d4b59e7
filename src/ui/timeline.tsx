import styles from './timeline.module.css';

type Props = { steps: readonly { time: string | null; text: string }[] };

/** What happens after what, on one line down the page. */
export function Timeline({ steps }: Props) {
	return (
		<ol className={styles.timeline}>
			{steps.map(({ time, text }) => (
				<li key={`${time} ${text}`}>
					{time && <time>{time}</time>}
					<span>{text}</span>
				</li>
			))}
		</ol>
	);
}
