import { useSuspenseQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { Moment } from './moment.tsx';
import { accessesQuery } from './my-queries.ts';

/** What the audit trail calls it → the words for it. */
const words = {
	'member.passport-revealed': 'passport-revealed',
	'member.fact-revealed': 'fact-revealed',
	'member.page-read': 'page-read',
	'member.photo-read': 'photo-read',
	'member.data-downloaded': 'data-downloaded',
	'partner.bank-revealed': 'bank-revealed',
	'partner.licence-read': 'licence-read',
	'refund.account-revealed': 'refund-account',
	'reservation.detail-read': 'reservation-page',
	'reservation.passport-revealed': 'reservation-passport',
	'reservation.contents-read': 'reservation-contents',
	'reservation.guests-read': 'reservation-guests',
	'reservation.proof-read': 'reservation-proof',
	'thread.file-read': 'thread-file',
	'thread.report-read': 'thread-report',
	'vault.file-read': 'vault-file',
	'mail.read': 'mail-read',
} as const;

const wordOf = (event: string) => (Object.hasOwn(words, event) ? words[event as keyof typeof words] : 'other');

/** The access log of one's own data. */
export function AccessesCard() {
	const t = useTranslations('my.accesses');
	const { data } = useSuspenseQuery(accessesQuery(useApi()));
	return (
		<Card id="accesses" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				{data.items.length === 0 ? (
					<p className={styles.small}>{t('empty')}</p>
				) : (
					<ul className={styles.rows}>
						{data.items.map(({ event, by, reservation, at }) => (
							<li key={`${event} ${by} ${at}`}>
								<div className={styles.what}>
									<b>{[t(`event.${wordOf(event)}`), reservation].filter(Boolean).join(' · ')}</b>
									<span className={styles.small}>
										<Moment at={at} say={(korean) => t('at', korean)} />
									</span>
								</div>
								<span className={styles.small}>{t(`by.${by}`)}</span>
							</li>
						))}
					</ul>
				)}
				{data.total > data.items.length && (
					<p className={styles.small}>{t('newest', { count: data.items.length, total: data.total })}</p>
				)}
			</div>
		</Card>
	);
}
