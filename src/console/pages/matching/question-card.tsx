import type { ReactNode } from 'react';
import type { AnsweringQuestion } from '#contract/api/matching-answer.ts';
import { areaOf } from '#domain/area/areas.ts';
import { isAsking } from '#domain/matching/question.ts';
import { hasNeeds, namedNeeds } from '#domain/reservation/needs.ts';
import { formatDate } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { ageOf } from '#i18n/time-span.ts';
import { Badge } from '#ui/badge.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { QuestionBadge } from '#views/matching/question-badge.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { usePersonsText } from '#views/reservation/use-persons-text.ts';
import { useTranslated } from '#views/translate/use-translated.tsx';
import styles from '../../answering/answer.module.css';
import { useBudgetText, useWishedText } from './question-texts.ts';

/** What is asked, in its own language, without a name and with contacts covered. */
export function QuestionCard({ question, children }: { question: AnsweringQuestion; children?: ReactNode }) {
	const t = useTranslations('matching');
	const now = useNow(Date.now());
	const { contents, isErased, asker, otherAnswers } = question;
	const {
		texts: [title = '', words = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'question', id: question.id, provider: question.provider.id },
		...{ locale: contents.locale, texts: isErased ? [] : [question.title, contents.text], isMember: true },
		isHealth: question.isPrivate || areaOf(question.area).isHealth,
	});
	return (
		<div className={styles.left}>
			<article className={styles.question} data-tone={areaOf(question.area).tone}>
				<Marks question={question} />
				<h2 className={styles.title} lang={isErased ? undefined : lang}>
					{isErased ? t('desk.erased') : title}
				</h2>
				{!isErased && (
					<>
						<p className={styles.contents} lang={lang}>
							{words}
						</p>
						<p className={styles.small}>
							{t('writtenIn', { language: contents.locale })} {tools}
						</p>
					</>
				)}
				{contents.isMasked && <p className={styles.small}>{t('desk.masked')}</p>}
				<Facts question={question} />
			</article>
			{!asker && (
				<p className={styles.privacy}>
					<Icon name="lock" />
					<span>{t('desk.privacy')}</span>
				</p>
			)}
			<p className={styles.small}>
				<Icon name="people" /> {t('desk.others', { count: otherAnswers })} <Icon name="clock" />{' '}
				{t('desk.asked', { age: t('age', ageOf(question.createdAt, now)) })}
			</p>
			{question.own?.hidden && (
				<Note tone="warn">{t('desk.hiddenAnswer', { reason: question.own.hidden.reason })}</Note>
			)}
			{children}
		</div>
	);
}

function Marks({ question }: { question: AnsweringQuestion }) {
	const t = useTranslations('matching');
	const area = useTranslations('area');
	return (
		<p className={styles.marks}>
			<Badge tone={areaOf(question.area).tone}>{area(`${question.area}.name`)}</Badge>
			<QuestionBadge status={question.status} />
			{question.isPrivate && (
				<Badge>
					<Icon name="lock" />
					{t('private')}
				</Badge>
			)}
		</p>
	);
}

function Facts({ question }: { question: AnsweringQuestion }) {
	const t = useTranslations('matching.desk.fact');
	const desk = useTranslations('matching.desk');
	const kindName = useKindName();
	const words = useTranslations('product');
	const names = useCountryNames();
	const personsText = usePersonsText();
	const needText = useNeedText();
	const budgetText = useBudgetText();
	const wishedText = useWishedText();
	const { country, languages, region, needs, budget, fit, fileCount, asker } = question;
	const places = fit.dates === null ? '' : `\n${desk(fit.dates ? 'fit.free' : 'fit.full')}`;
	const rows = [
		{ name: t('kind'), value: kindName(question.kind) },
		{ name: t('wished'), value: wishedText(question.wished) + places },
		{ name: t('people'), value: personsText({ persons: question.persons, units: 1 }, 'person') },
		budget && { name: t('budget'), value: budgetText(budget) },
		languages.length > 0 && {
			name: t('languages'),
			value: languageList(languages.map((language) => words(`language.${language}`))),
		},
		{ name: t('region'), value: region ? words(`region.${region}`) : t('anywhere') },
		hasNeeds(needs) && { name: t('needs'), value: namedNeeds(needs).map(needText).join(', ') },
		country !== '' && { name: t('country'), value: names[country as keyof typeof names] ?? country },
		!asker && fileCount > 0 && { name: t('papers'), value: desk('paperCount', { count: fileCount }) },
		isAsking(question.status) && { name: t('until'), value: formatDate(question.expiresAt) },
	];
	return (
		<div className={styles.factRows}>
			<FactRows rows={rows.filter((row) => !!row)} />
		</div>
	);
}
