import { useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { isOpenVideo } from '#domain/video/video-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsVideoOn } from '../use-is-video-on.ts';
import { useMomentText } from '../use-moment-text.ts';
import styles from './date.module.css';
import { InviteInterpreter } from './invite-interpreter.tsx';
import { OtherTimes } from './other-times.tsx';
import { SayNo } from './say-no.tsx';
import type { Moves } from './use-moves.ts';

type Props = { date: VideoDate; moves: Moves };

/** What one can do about it now: take a time, ask an interpreter, name other times, say no. */
export function DateActions({ date, moves }: Props) {
	const isVideoOn = useIsVideoOn();
	if (!isOpenVideo(date.state)) return null;
	if (date.role === 'interpreter') return isVideoOn && <InterpreterAnswer {...{ date, moves }} />;
	const hasBegun = date.state === 'scheduled' && date.room.standing !== 'early';
	// Switched off, what was agreed can still be called off, and nothing else.
	if (!isVideoOn) return hasBegun ? null : <SayNo date={date} />;
	return (
		<>
			{date.state === 'requested' && <TakeTime {...{ date, moves }} />}
			{date.role === 'house' && <InviteInterpreter date={date} />}
			{!hasBegun && <OtherTimes date={date} />}
			{!hasBegun && <SayNo date={date} />}
		</>
	);
}

function TakeTime({ date, moves }: Props) {
	const t = useTranslations('video.date');
	const say = useMomentText();
	const [now] = useState(() => Date.now());
	const times = date.role === 'house' ? date.wishes : date.proposals;
	if (times.length === 0 || (date.role === 'house' && date.waitsFor !== 'house')) return null;
	const move = date.role === 'house' ? 'schedule' : 'accept';
	return (
		<Card title={t(date.role === 'house' ? 'takeWish' : 'takeProposal')}>
			<ul className={styles.times}>
				{times.map((at) => (
					<li key={at}>
						<span>
							<b>{say(at).korean}</b>
							{say(at).own && <small>{say(at).own}</small>}
						</span>
						{Date.parse(at) > now ? (
							<Button variant="brand" isBusy={moves.isBusy} onClick={() => void moves.move({ move, at })}>
								{t('take')}
							</Button>
						) : (
							<small>{t('past')}</small>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}

function InterpreterAnswer({ date, moves }: Props) {
	const t = useTranslations('video.date');
	const isComing = date.interpreter?.state === 'accepted';
	return (
		<Card title={t(isComing ? 'youCome' : 'canYouCome')}>
			<div className={styles.row}>
				{!isComing && (
					<Button variant="brand" isBusy={moves.isBusy} onClick={() => void moves.answer(true)}>
						{t('come')}
					</Button>
				)}
				<Button variant="quiet" isBusy={moves.isBusy} onClick={() => void moves.answer(false)}>
					{t('notCome')}
				</Button>
			</div>
		</Card>
	);
}
