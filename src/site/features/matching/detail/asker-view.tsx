import { useEffect } from 'react';
import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { Late } from '#site/late-part.tsx';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { lateSharedCard } from '#site/parts/vault/late-shared-card.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { usePage } from '#site/use-page.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '#views/api-context.ts';
import { stateId } from './after-move.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AskerMoves } from './asker-moves.tsx';
import { AskerState } from './asker-state.tsx';
import { CompareTable } from './compare-table.tsx';
import { sortIn } from './compared.ts';
import { LateDialogs } from './late-dialogs.tsx';
import styles from './matching-detail.module.css';
import { type ConsentTexts, type DialogState, useMatchingDialog } from './matching-dialog.ts';
import { PickFooter } from './pick-footer.tsx';
import { useArrival } from './use-arrival.ts';

type Props = { question: AskerQuestion; texts: ConsentTexts };

/** What its asker shows the provider both have agreed with; nobody before. */
function MedicalFiles({ id }: { id: string }) {
	const language = useLocale();
	// By the browser alone: what is shown of them stands in no page that the server writes.
	const isLive = useIsLive();
	if (!isLive) return null;
	return (
		<div className={styles.section}>
			<Late part={lateSharedCard} props={{ subject: { kind: 'matching-question', id }, language }} />
		</div>
	);
}

/** Everything its asker sees and may do. */
export function AskerView({ question, texts }: Props) {
	const t = useTranslations('matching.compare');
	const detail = useTranslations('matching.detail');
	const { search } = usePage();
	const dialog = useMatchingDialog();
	const { answers, comparison, area } = question;
	useLooking(question);
	useArrival(question, dialog.open);
	const answerOf = (id: string) => answers.find((answer) => answer.id === id) as AskerAnswer;
	const pickable = (providerId: string) => answers.find(({ provider, may }) => provider.id === providerId && may.pick);
	return (
		<>
			<Sent question={question} how={search.get('sent')} />
			<div id={stateId} tabIndex={-1}>
				<AskerState question={question} open={dialog.open} />
			</div>
			{question.isPrivate && answers.some(({ status }) => status === 'accepted') && <MedicalFiles id={question.id} />}
			<section className={styles.section} aria-labelledby="answers">
				<h2 id="answers">{t('title', { count: answers.length })}</h2>
				{answers.length === 0 ? (
					<NoAnswers question={question} />
				) : (
					<CompareTable
						answers={answers}
						comparison={comparison}
						area={area}
						kind={question.kind}
						sort={sortIn(search)}
						foot={({ id }) => <AnswerActions answer={answerOf(id)} area={question.area} open={dialog.open} />}
						tools={<Tools question={question} dialog={dialog} />}
					/>
				)}
				<noscript>
					<Note tone="warn">{detail('needsScript')}</Note>
				</noscript>
				{answers.length > 0 && (
					<>
						<p className={styles.lock}>
							<Icon name="lock" />
							<span>{t('privacy')}</span>
						</p>
						<p className={styles.small}>
							{t('asWritten')} {areaOf(area).isHealth && t('health')}
						</p>
					</>
				)}
			</section>
			<AskerMoves question={question} dialog={dialog} />
			<LazyProviderSheet
				footer={(id) => {
					const answer = pickable(id);
					return answer && <PickFooter answer={answer} open={dialog.open} />;
				}}
			/>
			<LateDialogs state={dialog} question={question} texts={texts} />
		</>
	);
}

/** It has just been sent, or changed. */
function Sent({ question: { status }, how }: { question: AskerQuestion; how: string | null }) {
	const t = useTranslations('matching.asker');
	if (how === null || status !== 'open') return null;
	return (
		<div className={styles.told} role="status">
			<Note>
				<b>{t(how === 'saved' ? 'saved' : 'sent')}</b>
				{how !== 'saved' && <p>{t('sentText')}</p>}
			</Note>
		</div>
	);
}

/** Nobody has answered yet: what happens now, and how long it usually takes. */
function NoAnswers({ question: { fit, status } }: { question: AskerQuestion }) {
	const t = useTranslations('matching.compare');
	const words = useTranslations('matching');
	const isWaiting = status === 'open';
	const sentences = [
		t('fit', { count: fit.providers }),
		fit.usualMinutes !== null && t('usual', { span: words('about', timeSpan(fit.usualMinutes * minuteMs)) }),
		t('tell'),
	];
	return (
		<EmptyState
			isPanel
			level={3}
			picture={{ src: '/assets/images/magpie.webp', width: 600, height: 450 }}
			title={t('none')}
			text={isWaiting && sentences.filter(Boolean).join(' ')}
		/>
	);
}

function Tools({ question, dialog }: { question: AskerQuestion; dialog: DialogState }) {
	const t = useTranslations('matching.detail');
	const asker = useTranslations('matching.asker');
	if (!useIsLive()) return null;
	return (
		<span className={styles.row}>
			{question.may.share && (
				<Button variant="quiet" aria-haspopup="dialog" onClick={() => dialog.open({ name: 'share' })}>
					<Icon name="people" />
					{asker('share.do')}
				</Button>
			)}
			<Button variant="quiet" onClick={() => window.print()}>
				<Icon name="printer" />
				{t('print')}
			</Button>
		</span>
	);
}

/** Once it is on the screen nothing in it is new any more; what is marked so stays marked until one comes again. */
function useLooking({ id, answers }: AskerQuestion): void {
	const callApi = useApi();
	const hasNew = answers.some(({ isNew }) => isNew);
	useEffect(() => {
		if (hasNew) void callApi('POST /api/matching/questions/:id/looks', { params: { id } }).catch(() => undefined);
	}, [callApi, id, hasNew]);
}
