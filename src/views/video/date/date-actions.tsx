import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { isOpenVideo } from '#domain/video/video-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useIsVideoOn } from '../use-is-video-on.ts';
import { useMomentText } from '../use-moment-text.ts';
import { videoKey } from '../video-queries.ts';
import styles from './date.module.css';
import type { Moves } from './use-moves.ts';
import { noWish, type Wish, WishPicker } from './wish-picker.tsx';

type Props = { date: VideoDate; moves: Moves };

/** What one can do about it now: take a time, ask an interpreter, name other times, say no. */
export function DateActions({ date, moves }: Props) {
	const isVideoOn = useIsVideoOn();
	if (!isOpenVideo(date.state)) return null;
	if (date.role === 'interpreter') return isVideoOn && <InterpreterAnswer {...{ date, moves }} />;
	const hasBegun = date.state === 'scheduled' && date.room.standing !== 'early';
	// Switched off, what was agreed can still be called off, and nothing else.
	if (!isVideoOn) return hasBegun ? null : <SayNo {...{ date, moves }} />;
	return (
		<>
			{date.state === 'requested' && <TakeTime {...{ date, moves }} />}
			{date.role === 'house' && <InviteInterpreter {...{ date, moves }} />}
			{!hasBegun && <OtherTimes {...{ date, moves }} />}
			{!hasBegun && <SayNo {...{ date, moves }} />}
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

function OtherTimes({ date, moves }: Props) {
	const t = useTranslations('video.date');
	const [wishes, setWishes] = useState<Wish[] | undefined>();
	const [isEmpty, setIsEmpty] = useState(false);
	const [now] = useState(() => new Date());
	const isHouse = date.role === 'house';
	const times = (wishes ?? []).flatMap(({ at }) => (at === '' ? [] : [at]));
	if (!wishes)
		return (
			<Button variant="outline" onClick={() => setWishes([noWish])}>
				{t(isHouse ? 'propose' : 'change')}
			</Button>
		);
	const send = async () => {
		setIsEmpty(times.length === 0);
		if (times.length > 0 && (await moves.move({ move: isHouse ? 'propose' : 'change', times }))) setWishes(undefined);
	};
	return (
		<Card title={t(isHouse ? 'propose' : 'change')}>
			{date.state === 'scheduled' && <Note tone="warn">{t('changeAgreed')}</Note>}
			<WishPicker
				{...{ wishes, now }}
				by={isHouse ? 'house' : 'member'}
				minutes={date.minutes}
				error={(index) => (isEmpty && index === 0 ? t('noTimes') : undefined)}
				onChange={(next) => {
					setIsEmpty(false);
					setWishes(next);
				}}
			/>
			<div className={styles.row}>
				<Button variant="brand" isBusy={moves.isBusy} onClick={() => void send()}>
					{t('sendTimes')}
				</Button>
				<Button variant="quiet" onClick={() => setWishes(undefined)}>
					{t('back')}
				</Button>
			</div>
		</Card>
	);
}

function SayNo({ date, moves }: Props) {
	const t = useTranslations('video.date');
	const [reason, setReason] = useState<string | undefined>();
	const move = date.role === 'house' && date.state === 'requested' ? 'decline' : 'cancel';
	if (reason === undefined)
		return (
			<Button variant="quiet" onClick={() => setReason('')}>
				{t(move)}
			</Button>
		);
	return (
		<Card title={t(move)}>
			<TextArea
				label={t('reason')}
				hint={t('reasonHint')}
				maxLength={500}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
			<div className={styles.row}>
				<Button variant="danger" isBusy={moves.isBusy} onClick={() => void moves.move({ move, reason })}>
					{t(move)}
				</Button>
				<Button variant="quiet" onClick={() => setReason(undefined)}>
					{t('keep')}
				</Button>
			</div>
		</Card>
	);
}

function InviteInterpreter({ date, moves }: Props) {
	const t = useTranslations('video.date');
	const callApi = useApi();
	const { data } = useQuery({
		queryKey: [...videoKey, date.id, 'interpreters'],
		queryFn: () => callApi('GET /api/video-dates/:id/interpreters', { params: { id: date.id } }),
	});
	const wrong = useFaultText();
	const [memberId, setMemberId] = useState('');
	const [isMissing, setMissing] = useState(false);
	const [isReplacing, setIsReplacing] = useState(false);
	if (!data || data.items.length === 0) return null;
	const isComing = date.interpreter?.state === 'accepted';
	// Somebody comes: nothing is left to do, unless they fall ill.
	if (isComing && !isReplacing)
		return (
			<Button variant="quiet" onClick={() => setIsReplacing(true)}>
				{t('inviteOther')}
			</Button>
		);
	return (
		<Card title={t(isComing ? 'inviteOther' : 'invite')}>
			<p className={styles.hint}>{t(date.wantsInterpreter ? 'inviteWanted' : 'inviteNotWanted')}</p>
			<div className={styles.row}>
				<Select
					name="interpreter"
					label={t('interpreter')}
					isLabelShown
					error={isMissing && memberId === '' ? wrong('not-chosen') : undefined}
					value={memberId}
					placeholder={t('chooseInterpreter')}
					options={data.items.map((one) => ({ value: one.memberId, label: one.name }))}
					onChange={setMemberId}
				/>
				<Button
					variant="brand"
					isBusy={moves.isBusy}
					onClick={() => {
						setMissing(memberId === '');
						if (memberId !== '') void moves.invite(memberId);
					}}
				>
					{t('sendInvitation')}
				</Button>
			</div>
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
