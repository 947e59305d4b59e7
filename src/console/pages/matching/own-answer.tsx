import { type ReactNode, useState } from 'react';
import type { AnsweringQuestion, OwnAnswer } from '#contract/api/matching-answer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../../answering/answer.module.css';
import type { Done } from '../../answering/answer-desk.ts';
import { GivenVersions, GivenWords } from '../../answering/given-answer.tsx';
import { momentOf } from '../../moment.ts';
import { AnswerMove, type MoveWord } from './answer-moves.tsx';
import { toneOf } from './inbox-row.tsx';

type Props = { question: AnsweringQuestion; own: OwnAnswer; onDone: Done; onRenew: () => void };

/** The answer this house gave, how it stands, and what can be done about it. */
export function OwnAnswerCard({ question, own, onDone, onRenew }: Props) {
	const t = useTranslations('matching.desk');
	const [move, setMove] = useState<MoveWord>();
	return (
		<Card title={t('yourAnswer')} aside={<Badge tone={toneOf(own.status)}>{t(`own.${own.status}`)}</Badge>}>
			<Standing question={question} own={own} />
			<Actions own={own} onMove={setMove} onRenew={onRenew} />
			<GivenWords own={own} />
			<GivenVersions own={own} />
			<AnswerMove own={own} move={move} onClose={() => setMove(undefined)} onDone={onDone} />
		</Card>
	);
}

function Standing({ question, own }: Pick<Props, 'question' | 'own'>): ReactNode {
	const t = useTranslations('matching.desk');
	if (own.status === 'picked')
		return (
			<Note tone="warn">
				<strong>{t('picked')}</strong> {question.dueAt && t('pickedBy', { date: momentOf(question.dueAt) })}
			</Note>
		);
	if (own.reason) return <Note>{t('becauseOf', { reason: t(`reason.${own.reason}`) })}</Note>;
	if (own.status === 'closed') return <Note>{t('closedKindly')}</Note>;
	if (own.status === 'accepted') return <Note>{own.reservationId ? t('reserved') : t('acceptedText')}</Note>;
	return own.total !== null && !own.isValid ? <Note tone="warn">{t('priceOver')}</Note> : null;
}

type ActionProps = Pick<Props, 'own' | 'onRenew'> & { onMove: (move: MoveWord) => void };

function Actions({ own, onMove, onRenew }: ActionProps) {
	const t = useTranslations('matching.desk.move');
	const { may } = own;
	if (!may.accept && !may.decline && !may.renew && !may.withdraw) return null;
	return (
		<div className={styles.actions}>
			{may.accept && (
				<Button variant="primary" onClick={() => onMove('accept')}>
					{t('accept')}
				</Button>
			)}
			{may.decline && <Button onClick={() => onMove('decline')}>{t('decline')}</Button>}
			{may.renew && <Button onClick={onRenew}>{t('renew')}</Button>}
			{may.withdraw && (
				<Button variant="quiet" onClick={() => onMove('withdraw')}>
					{t('withdraw')}
				</Button>
			)}
		</div>
	);
}
