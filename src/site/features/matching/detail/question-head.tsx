import type { QuestionView } from '#contract/api/matching.ts';
import type { QuestionFile } from '#contract/api/matching-fields.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { QuestionBadge } from '#views/matching/question-badge.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import { headingId } from './after-move.ts';
import { Beads } from './beads.tsx';
import { cameToMatch } from './beads-of.ts';
import { QuestionFacts } from './question-facts.tsx';
import styles from './question-head.module.css';
import { useTranslateAbout } from './translate-context.ts';

/** What is asked, and how far it has come. */
export function QuestionHead({ question }: { question: QuestionView }) {
	const t = useTranslations('matching.detail');
	const { id, contents, isErased } = question;
	const { isHealth, isMember, provider } = useTranslateAbout();
	const {
		texts: [title = '', words = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'question', id, ...(provider && { provider }) },
		...{ locale: contents.locale, isHealth, isMember },
		texts: isErased ? [] : [question.title, contents.text],
	});
	return (
		<header className={styles.head}>
			<Marks question={question} />
			<h1 id={headingId} tabIndex={-1} className={styles.title} lang={isErased ? undefined : lang}>
				{isErased ? t('erasedTitle') : title}
			</h1>
			{isErased ? (
				<p className={styles.contents}>{t('erased')}</p>
			) : (
				<>
					<p className={styles.contents} lang={lang}>
						{words}
					</p>
					{tools}
				</>
			)}
			{contents.isMasked && <p className={styles.small}>{t('masked')}</p>}
			{'files' in question && <Files files={question.files} isMine={question.role === 'asker'} />}
			{question.role === 'provider' && question.files.length === 0 && question.fileCount > 0 && (
				<p className={styles.small}>{t('fileCount', { count: question.fileCount })}</p>
			)}
			{question.role === 'asker' && question.hidden && (
				<Note tone="warn">{t('hidden', { reason: question.hidden.reason })}</Note>
			)}
			{question.role === 'asker' && question.isPrivate && (
				<p className={styles.private}>
					<Icon name="lock" />
					<span>{t('privateNote')}</span>
				</p>
			)}
			<Beads
				status={question.status}
				hasAnswers={question.answerCount > 0}
				wasMatched={cameToMatch({
					endReason: question.endReason,
					answers: 'answers' in question ? question.answers : [],
				})}
			/>
			<QuestionFacts question={question} />
		</header>
	);
}

function Marks({ question }: { question: QuestionView }) {
	const t = useTranslations('matching');
	const area = useTranslations('area');
	const locale = useLocale();
	const { contents, createdAt, editedAt } = question;
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
			{question.role === 'asker' && <span>{t('yours')}</span>}
			<time dateTime={createdAt}>{t('detail.asked', { date: formatDate(createdAt) })}</time>
			{editedAt && <time dateTime={editedAt}>{t('detail.edited', { date: formatDate(editedAt) })}</time>}
			{!question.isErased && contents.locale !== locale && <span>{t('writtenIn', { language: contents.locale })}</span>}
		</p>
	);
}

function Files({ files, isMine }: { files: readonly QuestionFile[]; isMine: boolean }) {
	const t = useTranslations('matching.detail');
	if (files.length === 0) return null;
	return (
		<div className={styles.files}>
			<ul aria-label={t('files')}>
				{files.map(({ id, name }) => (
					<li key={id}>
						<a href={`/api/files/${id}/paper`} target="_blank" rel="noopener">
							<Icon name="document" />
							{name}
						</a>
					</li>
				))}
			</ul>
			{isMine && <p className={styles.small}>{t('filesNote')}</p>}
		</div>
	);
}
