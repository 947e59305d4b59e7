import type { Application } from '#contract/api/partner.ts';
import { formatDate } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './queues.module.css';

type Props = { application: Application };

/** What is there and what is missing, what the applicant says, and what was decided before. */
export function ApplicationChecks({ application }: Props) {
	const t = useTranslations('partner.desk');
	return (
		<Card title={t('checks')}>
			<ul>
				{application.checks.map(({ check, isMet }) => (
					<li key={check} className={styles.paper}>
						<span className={styles.sign} data-state={isMet ? 'valid' : 'run-out'}>
							<Icon name={isMet ? 'check' : 'warning'} />
						</span>
						<div className={styles.words}>
							<b>{t(`check.${check}`)}</b>
							<p className={styles.small}>{t(isMet ? 'met' : 'missing')}</p>
						</div>
					</li>
				))}
			</ul>
			{application.comment && (
				<div className={styles.note}>
					<Note>
						<b>{t('comment')}</b>
						<p className={styles.reason}>{application.comment}</p>
					</Note>
				</div>
			)}
			<Earlier application={application} />
		</Card>
	);
}

const earlier = {
	approved: { state: 'valid', icon: 'check', word: 'earlierApproved' },
	refused: { state: 'run-out', icon: 'warning', word: 'earlierRefused' },
	asked: { state: 'ends-soon', icon: 'clock', word: 'moreAskedOn' },
	reopened: { state: 'ends-soon', icon: 'clock', word: 'earlierReopened' },
	suspended: { state: 'run-out', icon: 'warning', word: 'earlierSuspended' },
	restored: { state: 'valid', icon: 'check', word: 'earlierRestored' },
} as const satisfies Record<Application['decisions'][number]['decision'], object>;

function Earlier({ application: { decisions } }: Props) {
	const t = useTranslations('partner.desk');
	if (decisions.length === 0) return null;
	return (
		<section className={styles.note} aria-label={t('earlier')}>
			<b>{t('earlier')}</b>
			<ol>
				{decisions.map(({ about, decision, reason, on }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: only ever added to at the end
					<li key={at} className={styles.paper}>
						<span className={styles.sign} data-state={earlier[decision].state}>
							<Icon name={earlier[decision].icon} />
						</span>
						<div className={styles.words}>
							<b>
								{t(earlier[decision].word, { date: formatDate(on) })}
								{about === 'change' && ` · ${t('ofChange')}`}
							</b>
							{reason && <p className={styles.reason}>{reason}</p>}
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
