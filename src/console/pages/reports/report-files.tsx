import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../figures/figures.module.css';

/** All of the report in one table, as it is chosen on the page. */
export function ReportFiles({ asked }: { asked: Record<string, string | undefined> }) {
	const t = useTranslations('console.report');
	const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
	return (
		<div className={styles.filter}>
			{(['csv', 'xlsx'] as const).map((format) => (
				<a
					key={format}
					className={buttonClass({ size: 'sm' })}
					href={`/api/reports/export?${new URLSearchParams([...given, ['format', format]])}`}
				>
					{t(format)}
				</a>
			))}
		</div>
	);
}
