import { useState } from 'react';
import { needStanding } from '#domain/reservation/need-standing.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { AnswerNeeds } from './answer-needs.tsx';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';
import { useNeedText } from './use-need-text.ts';

/** What the provider was asked about needs: to the guest how it stands, to the provider the way to answer. */
export function NeedsCard() {
	const t = useTranslations('reservation.my.needs');
	const { reservation } = useReservation();
	const { questions, role, asking, moves } = reservation;
	const [isChanging, setIsChanging] = useState(false);
	if (!questions) return null;
	const mayAnswer = role !== 'member' && moves.includes('answer-needs');
	const isOpen = mayAnswer && (asking.length > 0 || isChanging);
	const title = role === 'member' ? 'title' : isOpen && asking.length > 0 ? 'titleProvider' : 'titleAnswered';
	return (
		<Card title={t(title)}>
			<div className={styles.stack}>
				<State />
				{isOpen ? <AnswerNeeds onDone={() => setIsChanging(false)} /> : <Answers />}
				{mayAnswer && !isOpen && (
					<div>
						<Button onClick={() => setIsChanging(true)}>{t('change')}</Button>
					</div>
				)}
			</div>
		</Card>
	);
}

function State() {
	const t = useTranslations('reservation.my.needs');
	const clocks = useBothClocks();
	const { reservation, now } = useReservation();
	const { questions, role, asking, provider, status, moves } = reservation;
	if (!questions) return null;
	const isGuest = role === 'member';
	const until = clocks(questions.by).both;
	const { freeUntil } = questions;
	const isFree = freeUntil !== null && Date.parse(freeUntil) > now && status === 'confirmed';
	return (
		<>
			{asking.length > 0 && isGuest && questions.isLate && <Note tone="warn">{t('late', { provider })}</Note>}
			{asking.length > 0 && isGuest && !questions.isLate && (
				<p>{status === 'requested' ? t('askingRequest', { provider }) : t('asking', { provider, until })}</p>
			)}
			{asking.length > 0 && !isGuest && (
				<p>{moves.includes('confirm') ? t('confirmNote') : t('answerBy', { until })}</p>
			)}
			{isFree && <Note tone="warn">{t(isGuest ? 'free' : 'freeProvider', { until: clocks(freeUntil).both })}</Note>}
		</>
	);
}

function Answers() {
	const t = useTranslations('reservation.asked');
	const needText = useNeedText();
	const { reservation } = useReservation();
	const list = reservation.questions?.list ?? [];
	const rows = namedNeeds(reservation.needs).flatMap((need) => {
		const standing = needStanding(need.id, reservation);
		if (standing === 'promised') return [];
		const text = list.find(({ id }) => id === need.id)?.text;
		return [{ name: needText(need), value: text ? `${t(standing)}: ${text}` : t(standing) }];
	});
	return <FactRows rows={rows} />;
}
