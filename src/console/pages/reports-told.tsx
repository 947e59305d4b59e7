import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { MemberLink } from '../member-link.tsx';
import { momentOf } from '../moment.ts';
import styles from './queues.module.css';

export type ToldReport = {
	/** In words. */
	reason: string;
	/** The moment or the day, for machines and in words. */
	when: { at: string; said: string };
	by: { id: string; name: string };
};

/** A report of a moment. */
export const told = ({ reason, at, by }: { reason: string; at: string; by: ToldReport['by'] }): ToldReport => ({
	...{ reason, when: { at, said: momentOf(at) }, by },
});

/** Who found it wrong, why and when, the first first: operators alone read it. */
function ReportList({ reports }: { reports: readonly ToldReport[] }) {
	const t = useTranslations('console.reported');
	if (reports.length === 0) return null;
	return (
		<ul className={styles.reports} aria-label={t('reports')}>
			{reports.map(({ reason, when, by }) => (
				<li key={by.id}>
					<span>
						{reason} · <MemberLink id={by.name ? by.id : null} name={by.name || t('former')} />
					</span>
					<time dateTime={when.at}>{when.said}</time>
				</li>
			))}
		</ul>
	);
}

/** The same under a heading of its own, with how many they are, where the card is about what was reported. */
export function ReportsPart({ reports, decided }: Props) {
	const t = useTranslations('console.reported');
	if (reports.length === 0) return <DecidedBy decided={decided} />;
	return (
		<div className={styles.part}>
			<div className={styles.partHead}>
				<h3>{t('reports')}</h3>
				<span className={styles.small}>{t('count', { count: reports.length })}</span>
			</div>
			<ReportList reports={reports} />
			<DecidedBy decided={decided} />
		</div>
	);
}

function DecidedBy({ decided }: Pick<Props, 'decided'>) {
	const t = useTranslations('console.reported');
	if (!decided) return null;
	return <p className={styles.small}>{t('decided', { name: decided.name || '—', moment: decided.moment })}</p>;
}

type Props = {
	reports: readonly ToldReport[];
	/** Who decided last, and when; left out where nobody has, or where the page does not tell. */
	decided?: { name: string | null; moment: string } | undefined;
};

/** The same in a card of its own, with how many they are and who decided. */
export function ReportsCard({ reports, decided }: Props) {
	const t = useTranslations('console.reported');
	return (
		<Card title={t('reports')} aside={reports.length > 0 && <span>{t('count', { count: reports.length })}</span>}>
			{reports.length === 0 && <p className={styles.small}>{t('none')}</p>}
			<ReportList reports={reports} />
			<DecidedBy decided={decided} />
		</Card>
	);
}

/** How many found it wrong, in a list. */
export function ReportCount({ count }: { count: number }) {
	const t = useTranslations('console.reported');
	return count > 0 && <Badge tone="bad">{t('count', { count })}</Badge>;
}

/** Why they did, each reason once. */
export function ReportedBecause({ reasons }: { reasons: readonly string[] }) {
	const t = useTranslations('console.reported');
	return <p className={styles.small}>{t('reasons', { reasons: [...new Set(reasons)].join(', ') })}</p>;
}
