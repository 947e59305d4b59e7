import type { OwnQuestion } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { pictureFile } from '#views/product/picture-file.ts';
import { Beads } from '../detail/beads.tsx';
import { cameToMatch } from '../detail/beads-of.ts';
import { endMove } from '../detail/end-move.ts';
import { useRenew } from '../detail/use-renew.ts';
import styles from './my-questions.module.css';
import { rowStep } from './row-step.ts';

type Props = { question: OwnQuestion; onDone: (message: string) => void };

/** One question: how far it has come, for whom it waits, who has answered, and the one thing to do next. */
export function OwnQuestionRow({ question, onDone }: Props) {
	const t = useTranslations('matching');
	const areaWords = useTranslations('area');
	const lang = question.locale === useLocale() ? undefined : locales[question.locale].tag;
	const { id, area, status, createdAt, answerCount, newAnswers, isPrivate, isHidden, answers } = question;
	return (
		<li className={styles.row}>
			<div className={styles.what}>
				<p className={styles.facts}>
					<Badge tone={areaOf(area).tone}>{areaWords(`${area}.name`)}</Badge>
					<time dateTime={createdAt}>{formatDate(createdAt)}</time>
					<span>{t('answers', { count: answerCount })}</span>
					{isPrivate && <span>{t('private')}</span>}
					{lang && <span>{t('writtenIn', { language: question.locale })}</span>}
					{newAnswers > 0 && <Badge tone="act">{t('mine.newAnswers', { count: newAnswers })}</Badge>}
					{isHidden && <Badge tone="bad">{t('mine.hidden')}</Badge>}
				</p>
				<h3 className={styles.name}>
					<PageLink page="matchingDetail" params={{ id }} lang={question.title ? lang : undefined}>
						{question.title || t('mine.erased')}
					</PageLink>
				</h3>
				<Beads status={status} hasAnswers={answerCount > 0} wasMatched={cameToMatch(question)} />
				<Waiting question={question} />
				<Threads answers={answers} id={id} />
			</div>
			<Ways question={question} onDone={onDone} />
		</li>
	);
}

/** Who is awaited, and until when. */
function Waiting({ question: { waitsFor, dueAt, expiresAt, status, area } }: { question: OwnQuestion }) {
	const t = useTranslations('matching.mine.waits');
	if (waitsFor === 'nobody') return null;
	const until = dueAt ?? expiresAt;
	const told = { date: formatDate(until), health: healthOf(area) };
	return <p className={styles.waits}>{t(status === 'matched' ? 'matched' : waitsFor, told)}</p>;
}

/** Whoever answered, with what was written and not read yet; a name leads to their answer, or to what they wrote. */
function Threads({ answers, id }: Pick<OwnQuestion, 'answers' | 'id'>) {
	const t = useTranslations('matching.mine');
	if (answers.length === 0) return null;
	return (
		<ul className={styles.answers}>
			{answers.slice(0, 5).map(({ id: answerId, provider, total, unread, threadId }) => (
				<li key={answerId}>
					<img
						src={pictureFile(provider.portrait, 192)}
						width="192"
						height="192"
						alt=""
						loading="lazy"
						decoding="async"
					/>
					<PageLink
						page="matchingDetail"
						params={{ id }}
						query={unread > 0 && threadId ? { thread: answerId } : { answer: answerId }}
					>
						{provider.name}
					</PageLink>
					{total !== null && <span>{formatWon(total)}</span>}
					{unread > 0 && <Badge tone="act">{t('unread', { count: unread })}</Badge>}
				</li>
			))}
		</ul>
	);
}

function Ways({ question, onDone }: Props) {
	const t = useTranslations('matching');
	const { id, area, may, answerCount, reservationId } = question;
	const health = healthOf(area);
	const step = rowStep(question);
	const end = endMove(may, answerCount);
	const callApi = useApi();
	const renew = useRenew();
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(t('asker.unreachable')) });
	const prolong = async () => {
		const done = await save(() =>
			callApi('POST /api/matching/questions/:id/moves', { params: { id }, body: { move: 'prolong' } }),
		);
		if (!done) return;
		await renew();
		onDone(t('asker.prolong.done'));
	};
	const look = buttonClass(step.isMine ? { variant: 'primary' } : {});
	return (
		<div className={styles.ways}>
			{reservationId && step.of === 'reservation' ? (
				<PageLink page="myReservation" params={{ id: reservationId }} className={look}>
					{t('asker.reserved', { health })}
				</PageLink>
			) : (
				<PageLink page="matchingDetail" params={{ id }} className={look}>
					{t(`mine.step.${step.of === 'reservation' ? 'look' : step.of}`, { count: answerCount, health })}
				</PageLink>
			)}
			{may.edit && (
				<PageLink page="matchingForm" query={{ edit: id }} className={buttonClass({ variant: 'link' })}>
					{t('asker.moves.edit')}
				</PageLink>
			)}
			{may.prolong && (
				<Button variant="link" isBusy={isBusy} onClick={() => void prolong()}>
					{t('asker.prolong.do')}
				</Button>
			)}
			{end && (
				<PageLink page="matchingDetail" params={{ id }} query={{ end }} className={buttonClass({ variant: 'link' })}>
					{t(end === 'withdraw' ? 'asker.withdraw.do' : 'asker.end.do')}
				</PageLink>
			)}
			<PageLink page="matchingForm" query={{ again: id }} className={buttonClass({ variant: 'link' })}>
				{t('asker.moves.again')}
			</PageLink>
			<FailureNote>{failure}</FailureNote>
		</div>
	);
}
