import type { ModeratedQuestion } from '#contract/api/matching-moderation.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { QuestionBadge } from '#views/matching/question-badge.tsx';
import { PhraseLines } from '#views/phrase/phrase-lines.tsx';
import { TranslatedWords } from '#views/translate/translated-words.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import { MemberLink } from '../../member-link.tsx';
import { momentOf } from '../../moment.ts';
import { ReservationLink } from '../../reservation-link.tsx';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { HideDecision } from '../hide-decision.tsx';
import styles from '../queues.module.css';
import { ReportedHead } from '../reported-frame.tsx';
import { ReportsPart, told } from '../reports-told.tsx';

type Props = {
	question: ModeratedQuestion;
	listAddress: string;
	onDecided: (sentence: string) => Promise<void>;
	onStale: () => Promise<unknown>;
};

/** A question with its answers: what was said, what was reported, and the decision about each. */
export function ReportDetail({ question, listAddress, onDecided, onStale }: Props) {
	const t = useTranslations('matching.moderation');
	const reported = useTranslations('console.reported');
	const languageName = useTranslations('console.languageName');
	const languagesSaid = useLanguagesSaid();
	const { id, contents, asker } = question;
	const isHealth = question.isPrivate || areaOf(question.area).isHealth;
	const {
		texts: [title = '', words = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'question', id },
		...{ locale: contents.locale, texts: [question.title, contents.text], isHealth, isMember: true },
	});
	return (
		<>
			<ReportedHead
				title={title || t('erased')}
				lang={title ? lang : undefined}
				text={
					<>
						<MemberLink id={asker.name ? asker.id : null} name={asker.name || reported('former')} /> ·{' '}
						{formatDate(question.createdAt)}
					</>
				}
				badge={<QuestionBadge status={question.status} />}
				listAddress={listAddress}
			/>
			<div className={styles.stack}>
				<Card title={t('question')}>
					<p className={styles.asTyped} lang={lang}>
						{words}
					</p>
					<p className={styles.small}>
						{lang && languageName(contents.locale)} {tools}
					</p>
					<Reports of={question} />
					<Decision
						kind="questions"
						of={question}
						reads={reported('authorReads', { language: languagesSaid([question.asker.language]) })}
						{...{ onDecided, onStale }}
					/>
				</Card>
				{question.answers.map((answer) => (
					<Card
						key={answer.id}
						title={t('answerOf', { provider: answer.provider.name })}
						aside={answer.hidden ? <Badge tone="warn">{t('isHidden')}</Badge> : undefined}
					>
						<PhraseLines uses={answer.phrases} />
						{answer.text && (
							<TranslatedWords
								of={{ kind: 'answer', id: answer.id }}
								{...answer.text}
								{...{ isHealth, isMember: true }}
								className={styles.asTyped}
							/>
						)}
						{answer.total !== null && <p className={styles.small}>{formatWon(answer.total)}</p>}
						{answer.reservationId !== null && (
							<p className={styles.small}>
								<ReservationLink id={answer.reservationId} text={t('reservation')} />
							</p>
						)}
						<Reports of={answer} />
						<Decision
							kind="answers"
							of={answer}
							reads={
								answer.reads.length > 0 ? reported('houseReads', { languages: languagesSaid(answer.reads) }) : undefined
							}
							{...{ onDecided, onStale }}
						/>
					</Card>
				))}
			</div>
		</>
	);
}

type Reported = Pick<ModeratedQuestion, 'id' | 'hidden' | 'reports' | 'decided' | 'seen'>;

function Reports({ of: { reports, decided } }: { of: Reported }) {
	const t = useTranslations('matching.moderation');
	return (
		<ReportsPart
			reports={reports.map(({ reason, at, by }) => told({ reason: t(`reason.${reason}`), at, by }))}
			decided={decided ? { name: decided.by, moment: momentOf(decided.at) } : undefined}
		/>
	);
}

type DecisionProps = Pick<Props, 'onDecided' | 'onStale'> & {
	kind: 'questions' | 'answers';
	of: Reported;
	/** In which language the reason is read, where anybody is told. */
	reads: string | undefined;
};
/** Hide with the reason its writer reads, or show again; reports are closed with either. */
function Decision({ kind, of: { id, hidden, reports, seen }, reads, onDecided, onStale }: DecisionProps) {
	const t = useTranslations('matching.moderation');
	const callApi = useApi();
	const decide = async (reason: string | null) => {
		await callApi(
			kind === 'questions' ? 'POST /api/matching/questions/:id/decision' : 'POST /api/matching/answers/:id/decision',
			{
				params: { id },
				body: reason === null ? { decision: 'show', seen } : { decision: 'hide', reason, seen },
			},
		);
		await onDecided(t(reason !== null ? 'hidden' : hidden ? 'shown' : 'closed'));
	};
	const words = {
		...{ why: t('why'), whyHint: [reads, t('whyHint')].filter(Boolean).join(' '), before: t('before') },
		...{ hide: t('hide'), show: t('show'), keep: t('keep') },
	};
	return (
		<HideDecision words={words} hidden={hidden ?? undefined} isReported={reports.length > 0} {...{ decide, onStale }} />
	);
}
