import type { ListedQuestion } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';
import { isAsking } from '#domain/matching/question.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { ageOf } from '#i18n/time-span.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { QuestionBadge } from '#views/matching/question-badge.tsx';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { saidTotals } from '../said-totals.ts';
import styles from './question-row.module.css';

type Props = { question: ListedQuestion; now: number; onLeave: (id: string) => void };

/** One link: what is asked, since when, how many answered and between which sums. */
export function QuestionRow({ question, now, onLeave }: Props) {
	const t = useTranslations('matching');
	const list = useTranslations('matching.list');
	const locale = useLocale();
	const isOwnLanguage = question.locale === locale;
	const lang = isOwnLanguage ? undefined : locales[question.locale].tag;
	const { id, totals, answerCount, status } = question;
	return (
		<li className={styles.item}>
			<PageLink page="matchingDetail" params={{ id }} className={styles.row} onClick={() => onLeave(id)}>
				<span className={styles.facts}>
					<Facts question={question} now={now} />
				</span>
				<span className={styles.words} lang={lang}>
					<span className={styles.title}>{question.title}</span>
					<span className={styles.excerpt}>{question.excerpt}</span>
				</span>
				<span className={styles.answers}>{t('answers', { count: answerCount })}</span>
				<span className={styles.status}>
					<QuestionBadge status={status} />
					{totals && <span className={styles.small}>{list('totals', saidTotals(totals))}</span>}
					{isAsking(status) && (
						<span className={styles.small}>{list('until', { date: formatDate(question.expiresAt) })}</span>
					)}
				</span>
			</PageLink>
		</li>
	);
}

function Facts({ question, now }: Pick<Props, 'question' | 'now'>) {
	const t = useTranslations('matching');
	const area = useTranslations('area');
	const names = useCountryNames();
	const locale = useLocale();
	const { country } = question;
	return (
		<>
			<Badge tone={areaOf(question.area).tone}>{area(`${question.area}.name`)}</Badge>
			{question.isMine && <Badge tone="brand">{t('yours')}</Badge>}
			{country !== '' && <span>{names[country as keyof typeof names] ?? country}</span>}
			<time dateTime={question.createdAt}>
				{formatDate(question.createdAt)} <span className={styles.age}>{t('age', ageOf(question.createdAt, now))}</span>
			</time>
			{question.locale !== locale && <span>{t('writtenIn', { language: question.locale })}</span>}
		</>
	);
}
