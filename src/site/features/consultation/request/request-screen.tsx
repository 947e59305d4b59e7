import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Consultation } from '#contract/api/consultation.ts';
import { formatDate } from '#i18n/format.ts';
import { Late } from '#site/late-part.tsx';
import { lateSharedCard } from '#site/parts/vault/late-shared-card.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '#views/api-context.ts';
import { ToldFacts } from '#views/consultation/told-facts.tsx';
import { PartFailure } from '#views/reservation/part-failure.tsx';
import { Thread } from '#views/thread/thread.tsx';
import { useMomentText } from '#views/video/use-moment-text.ts';
import type { ConsentTexts } from '../consent-texts.ts';
import { consultationKey } from '../consultation-queries.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './request.module.css';

type Props = { consultation: Consultation; texts: ConsentTexts };

/** One's own consultation: how it stands, the clinic's answer, what was sent and who has read it. */
export function RequestScreen({ consultation, texts }: Props) {
	const t = useTranslations('consultation.request');
	const { answer, told, reason, product } = consultation;
	return (
		<div className={styles.page}>
			<PageLink page="myMatches" className={styles.back}>
				<Icon name="arrowLeft" />
				{t('back')}
			</PageLink>
			<Head consultation={consultation} />
			{reason && (
				<Card title={t('reason')}>
					<p className={styles.words}>{reason}</p>
				</Card>
			)}
			{answer && <AnswerCard consultation={consultation} answer={answer} texts={texts} />}
			<Messages consultation={consultation} />
			<Files consultation={consultation} />
			<Card title={t('told')}>
				{told ? <ToldFacts consultation={consultation} told={told} /> : <p className={styles.hint}>{t('erased')}</p>}
			</Card>
			<Looks consultation={consultation} />
			<Ends consultation={consultation} />
			{consultation.state === 'closed' && consultation.endReason !== 'reserved' && (
				<PageLink page="consultationForm" params={{ id: product.id }} className={buttonClass({ variant: 'outline' })}>
					{t('again')}
				</PageLink>
			)}
		</div>
	);
}

function Head({ consultation }: Pick<Props, 'consultation'>) {
	const t = useTranslations('consultation.request');
	const words = useTranslations('consultation');
	const { state, endReason, provider, product, answerBy, reservationId, may, told } = consultation;
	const text = () => {
		// Its time is over, or the consent was withdrawn since.
		if (endReason === 'reserved' && told === null) return t('lead.erased');
		if (endReason) return t(`lead.${endReason}`);
		return state === 'sent'
			? t('lead.sent', { provider: provider.name, date: formatDate(answerBy ?? consultation.createdAt) })
			: t('lead.answered', { canReserve: may.reserve ? 'yes' : 'no' });
	};
	return (
		<>
			<div className={styles.head}>
				<h1>{t(`heading.${state}`)}</h1>
				<Badge tone={state === 'answered' ? 'ok' : 'neutral'}>
					{endReason ? words(`end.${endReason}`) : words(`state.${state}`)}
				</Badge>
			</div>
			<p className={styles.hint}>
				{provider.name} · {product.title}
			</p>
			<p className={styles.lead}>{text()}</p>
			{reservationId && (
				<PageLink page="myReservation" params={{ id: reservationId }} className={buttonClass({ variant: 'primary' })}>
					{t('reservation')}
				</PageLink>
			)}
		</>
	);
}

function Messages({ consultation }: Pick<Props, 'consultation'>) {
	const t = useTranslations('consultation.request');
	const language = useLocale();
	const writer = useViewer()?.id;
	const { id, threadId, provider, product, told } = consultation;
	if (threadId === null) return null;
	return (
		<Card title={t('thread')} id="messages">
			<PartFailure>
				<Thread
					{...{ threadId, writer, language, role: 'guest' }}
					// It came with the request.
					open={() => Promise.resolve(threadId)}
					name={id}
					other={provider.name}
					sayLine={() => ''}
					mayWrite={told !== null}
					matter={{ area: product.area, kind: product.kind }}
				/>
			</PartFailure>
		</Card>
	);
}

function Files({ consultation }: Pick<Props, 'consultation'>) {
	const language = useLocale();
	const isLive = useIsLive();
	if (!isLive || consultation.told === null) return null;
	return <Late part={lateSharedCard} props={{ subject: { kind: 'consultation', id: consultation.id }, language }} />;
}

function Looks({ consultation: { looks, provider } }: Pick<Props, 'consultation'>) {
	const t = useTranslations('consultation.request');
	const say = useMomentText();
	return (
		<Card title={t('looks')}>
			{looks.length === 0 ? (
				<p className={styles.hint}>{t('noLooks')}</p>
			) : (
				<ul className={styles.looks}>
					{looks.map(({ at, by, isOfAgency }) => (
						<li key={at}>
							<b>
								{[provider.name, isOfAgency ? t('lookByAgency') : by && t('lookBy', { role: by })]
									.filter(Boolean)
									.join(' · ')}
							</b>{' '}
							<time dateTime={at}>{[say(at).korean, say(at).own].filter(Boolean).join(' · ')}</time>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

/** Taking it back, or ending it: each asked once more. */
function Ends({ consultation: { id, may, endReason } }: Pick<Props, 'consultation'>) {
	const t = useTranslations('consultation.request');
	const callApi = useApi();
	const client = useQueryClient();
	const saving = useSaving({ textOf: useFailureText(useTranslations('consultation')('unreachable')) });
	const [asked, setAsked] = useState<'withdraw' | 'finish'>();
	const end = async (move: 'withdraw' | 'finish') => {
		const done = await saving.save(async () => {
			await callApi('POST /api/consultations/:id/moves', { params: { id }, body: { move } });
			await client.invalidateQueries({ queryKey: ['GET /api/consultations/:id', id] });
			await client.invalidateQueries({ queryKey: consultationKey });
			return true;
		});
		if (done) setAsked(undefined);
	};
	const moves = (['finish', 'withdraw'] as const).filter((move) => may[move]);
	/** What was reserved stays: only the consent to what was told is withdrawn. */
	const withdrawing = endReason === 'reserved' ? 'takeBack' : 'withdraw';
	const nameOf = (move: 'withdraw' | 'finish' | undefined) => t(move === 'finish' ? move : withdrawing);
	return (
		<div className={styles.row}>
			{moves.map((move) => (
				<Button key={move} variant="quiet" onClick={() => setAsked(move)}>
					{nameOf(move)}
				</Button>
			))}
			<ConfirmDialog
				isOpen={asked !== undefined}
				title={nameOf(asked)}
				confirmLabel={nameOf(asked)}
				cancelLabel={t('keep')}
				isDestructive
				isBusy={saving.isBusy}
				error={saving.failure}
				onConfirm={() => asked && void end(asked)}
				onClose={() => {
					saving.forget();
					setAsked(undefined);
				}}
			>
				<Note>{t(asked === 'finish' ? 'finishText' : `${withdrawing}Text`)}</Note>
			</ConfirmDialog>
		</div>
	);
}
