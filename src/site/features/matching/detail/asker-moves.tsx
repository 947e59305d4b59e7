import type { AskerQuestion } from '#contract/api/matching.ts';
import { isEnded } from '#domain/matching/question.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '#views/api-context.ts';
import { endMove } from './end-move.ts';
import styles from './matching-detail.module.css';
import type { DialogState } from './matching-dialog.ts';
import { useRenew } from './use-renew.ts';

type Props = { question: AskerQuestion; dialog: DialogState };

/** What its asker may do with the question itself. */
export function AskerMoves({ question, dialog }: Props) {
	const t = useTranslations('matching.asker');
	const isLive = useIsLive();
	const { id, may, status, isErased } = question;
	const canAskAgain = isEnded(status) && !isErased;
	const end = endMove(may, question.answerCount);
	if (!may.edit && !canAskAgain && !may.prolong && !end) return null;
	return (
		<div className={`${styles.section} ${styles.noPrint}`}>
			<Card title={t('moves.title')}>
				<div className={styles.row}>
					{may.edit && (
						<PageLink page="matchingForm" query={{ edit: id }} className={buttonClass()}>
							{t('moves.edit')}
						</PageLink>
					)}
					{isLive && may.prolong && <Prolong question={question} dialog={dialog} />}
					{canAskAgain && (
						<PageLink page="matchingForm" query={{ again: id }} className={buttonClass()} title={t('moves.againText')}>
							{t('moves.again')}
						</PageLink>
					)}
					{isLive && end && (
						<Button variant="danger" onClick={() => dialog.open({ name: end })}>
							{t(end === 'withdraw' ? 'withdraw.do' : 'end.do')}
						</Button>
					)}
				</div>
			</Card>
		</div>
	);
}

function Prolong({ question: { id, prolongsLeft }, dialog }: Props) {
	const t = useTranslations('matching.asker');
	const callApi = useApi();
	const renew = useRenew();
	const saving = useSaving({ textOf: () => t('unreachable') });
	const prolong = () =>
		saving.save(async () => {
			await callApi('POST /api/matching/questions/:id/moves', { params: { id }, body: { move: 'prolong' } });
			await renew();
			dialog.say(t('prolong.done'));
		});
	return (
		<>
			<Button isBusy={saving.isBusy} onClick={() => void prolong()}>
				{t('prolong.do')}
			</Button>
			<span className={styles.small}>{t('prolong.left', { count: prolongsLeft })}</span>
			<FailureNote>{saving.failure}</FailureNote>
		</>
	);
}
