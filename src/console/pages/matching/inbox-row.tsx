import type { InboxQuestion } from '#contract/api/matching-answer.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { InboxQueue } from '#domain/matching/answer.ts';
import { isAsking } from '#domain/matching/question.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { ageOf } from '#i18n/time-span.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { usePersonsText } from '#views/reservation/use-persons-text.ts';
import { ConsoleLink } from '../../address.tsx';
import { momentOf } from '../../moment.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './inbox.module.css';
import { type InboxChoices, questionAddress } from './inbox-query.ts';
import { useBudgetText, useWishedText } from './question-texts.ts';

type Props = {
	question: InboxQuestion;
	choices: InboxChoices;
	onAway: (question: InboxQuestion, isHidden: boolean) => void;
};

/** One question in the inbox: what decides whether one answers it, and never who asks. */
export function InboxRow({ question, choices, onAway }: Props) {
	const { queue } = choices;
	const t = useTranslations('matching.desk');
	const locale = useConsoleLocale();
	const lang = question.locale === locale ? undefined : locales[question.locale].tag;
	return (
		<li className={styles.row} data-waits={question.own?.status === 'picked' || undefined}>
			<Marks question={question} />
			<h3 className={styles.title} lang={lang}>
				<ConsoleLink to={questionAddress(question.id, choices)} className={styles.name}>
					{question.title || t('erased')}
				</ConsoleLink>
			</h3>
			{question.excerpt && (
				<p className={styles.excerpt} lang={lang}>
					{question.excerpt}
				</p>
			)}
			<Facts question={question} />
			<div className={styles.end}>
				<Fit question={question} queue={queue} />
				{(queue === 'fitting' || queue === 'rest') && (
					<Button size="sm" variant="quiet" onClick={() => onAway(question, true)}>
						{t('notForUs')}
						<span className="visually-hidden">: {question.title}</span>
					</Button>
				)}
				{queue === 'hidden' && (
					<Button size="sm" variant="outline" onClick={() => onAway(question, false)}>
						{t('takeOut')}
						<span className="visually-hidden">: {question.title}</span>
					</Button>
				)}
			</div>
		</li>
	);
}

function Marks({ question }: Pick<Props, 'question'>) {
	const t = useTranslations('matching');
	const area = useTranslations('area');
	const kindName = useKindName();
	const now = useNow(Date.now());
	const { own, dueAt } = question;
	return (
		<p className={styles.marks}>
			<Badge tone={areaOf(question.area).tone}>{area(`${question.area}.name`)}</Badge>
			<span>{kindName(question.kind)}</span>
			{question.isPrivate && (
				<Badge>
					<Icon name="lock" />
					{t('private')}
				</Badge>
			)}
			{own && <Badge tone={toneOf(own.status)}>{t(`desk.own.${own.status}`)}</Badge>}
			{own?.status === 'picked' && dueAt && <strong>{t('desk.answerBy', { date: momentOf(dueAt) })}</strong>}
			{own && own.unread > 0 && <Badge tone="act">{t('desk.unread', { count: own.unread })}</Badge>}
			<time dateTime={question.createdAt} className={styles.age}>
				{t('age', ageOf(question.createdAt, now))}
			</time>
		</p>
	);
}

const tones: Partial<Record<string, string>> = { picked: 'act', accepted: 'ok', offered: 'brand' };
export const toneOf = (status: string): string => tones[status] ?? 'neutral';

function Facts({ question }: Pick<Props, 'question'>) {
	const t = useTranslations('matching');
	const names = useCountryNames();
	const personsText = usePersonsText();
	const budgetText = useBudgetText();
	const wishedText = useWishedText();
	const { country, persons, budget, answerCount, own, expiresAt } = question;
	const facts: { icon: IconName; text: string }[] = [
		{
			icon: 'globe',
			text: [
				country && (names[country as keyof typeof names] ?? country),
				t('writtenIn', { language: question.locale }),
			]
				.filter(Boolean)
				.join(', '),
		},
		{ icon: 'calendar', text: wishedText(question.wished) },
		{ icon: 'people', text: personsText({ persons, units: 1 }, 'person') },
		...(budget ? [{ icon: 'bag' as const, text: budgetText(budget) }] : []),
		{ icon: 'message', text: t('answers', { count: answerCount }) },
		...(isAsking(question.status)
			? [{ icon: 'clock' as const, text: t('desk.until', { date: formatDate(expiresAt) }) }]
			: []),
		...(own?.total != null
			? [{ icon: 'ticket' as const, text: t('desk.yourTotal', { won: formatWon(own.total) }) }]
			: []),
	];
	return (
		<ul className={styles.facts}>
			{facts.map(({ icon, text }) => (
				<li key={icon}>
					<Icon name={icon} />
					{text}
				</li>
			))}
		</ul>
	);
}

/** Why it stands where it stands. */
function Fit({ question: { fit }, queue }: Pick<Props, 'question'> & { queue: InboxQueue }) {
	const t = useTranslations('matching.desk.fit');
	const lacking = (['kind', 'languages', 'region'] as const).filter((one) => !fit[one]);
	if (queue === 'answered' || queue === 'requested') return <span />;
	return (
		<p className={styles.fit}>
			{fit.dates !== null && <Badge tone={fit.dates ? 'ok' : 'warn'}>{t(fit.dates ? 'free' : 'full')}</Badge>}
			{lacking.map((one) => (
				<span key={one}>{t(one)}</span>
			))}
		</p>
	);
}
