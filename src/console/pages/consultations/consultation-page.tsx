import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Consultation } from '#contract/api/consultation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ToldFacts } from '#views/consultation/told-facts.tsx';
import { SharedCard } from '#views/vault/shared-card.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import styles from '../../answering/answer.module.css';
import { AnswerBuilder } from '../../answering/answer-builder.tsx';
import type { AnswerDesk, Done } from '../../answering/answer-desk.ts';
import { AnswerThread } from '../../answering/answer-thread.tsx';
import { GivenVersions, GivenWords } from '../../answering/given-answer.tsx';
import type { SendAnswer } from '../../answering/use-answer-form.ts';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { Ends } from './ends.tsx';

const oneKey = 'GET /api/consultations/:id';
const deskKey = 'GET /api/consultations/:id/desk';

/** One consultation: what the patient told, the answer, and what both have written since. */
export function ConsultationPage() {
	const t = useTranslations('consultation.desk');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const id = useConsoleAddress().match?.params.id ?? '';
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const query = useQuery({
		queryKey: [oneKey, id, language],
		queryFn: () => callApi(oneKey, { params: { id }, query: { language } }),
	});
	const done: Done = async (sentence) => {
		setMessage(sentence);
		void client.invalidateQueries({ queryKey: ['GET /api/consultations'] });
		await client.invalidateQueries({ queryKey: [oneKey, id] });
	};
	return (
		<>
			<PageHead
				title={pages('consultation')}
				above={
					<ConsoleLink to="/console/consultations" className={styles.back}>
						<Icon name="arrowLeft" />
						{t('back')}
					</ConsoleLink>
				}
			/>
			<Await query={query}>
				{(consultation) => (
					<div className={styles.columns}>
						<Told consultation={consultation} />
						<Answering consultation={consultation} onDone={done} />
					</div>
				)}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Told({ consultation }: { consultation: Consultation }) {
	const t = useTranslations('consultation.desk');
	const words = useTranslations('consultation');
	const language = useConsoleLocale();
	const { id, state, endReason, told, product, answerBy, reason } = consultation;
	return (
		<div className={styles.stack}>
			<Card
				title={consultation.member}
				aside={
					<Badge tone={state === 'sent' ? 'act' : 'neutral'}>
						{endReason ? words(`end.${endReason}`) : words(`state.${state}`)}
					</Badge>
				}
			>
				<p className={styles.small}>{product.title}</p>
				{answerBy && <p className={styles.small}>{t('answerBy', { date: momentOf(answerBy) })}</p>}
			</Card>
			<Card title={t('told')}>
				{told ? <ToldFacts consultation={consultation} told={told} /> : <p>{t('erased')}</p>}
			</Card>
			{reason && (
				<Card title={t('reason')}>
					<p className={styles.contents}>{reason}</p>
				</Card>
			)}
			{told && <SharedCard subject={{ kind: 'consultation', id }} language={language} />}
		</div>
	);
}

type Props = { consultation: Consultation; onDone: Done };

/** An answer to write, the one that was given, or how it ended. */
function Answering({ consultation, onDone }: Props) {
	const t = useTranslations('consultation.desk');
	const { answer, may, endReason, threadId, product, told } = consultation;
	const [isRenewing, setIsRenewing] = useState(false);
	return (
		<div className={styles.stack}>
			{endReason && <Note>{t(`closed.${endReason}`)}</Note>}
			{may.answer && (!answer || isRenewing) ? (
				<Builder
					key={answer?.version ?? 0}
					consultation={consultation}
					onDone={onDone}
					onLeave={answer ? () => setIsRenewing(false) : undefined}
				/>
			) : (
				answer && (
					<Card title={t('answer')}>
						{may.answer && (
							<div className={styles.actions}>
								<Button onClick={() => setIsRenewing(true)}>{t('again')}</Button>
							</div>
						)}
						<GivenWords own={answer} />
						<GivenVersions own={answer} />
					</Card>
				)
			)}
			<Ends consultation={consultation} onDone={onDone} />
			{threadId && (
				<AnswerThread key={threadId} reader="patient" threadId={threadId} mayWrite={told !== null} matter={product} />
			)}
		</div>
	);
}

type BuilderProps = Props & { onLeave: (() => void) | undefined };

/** The same builder as for questions: text, phrase book, lines and dates; read in the patient's language. */
function Builder({ consultation, onDone, onLeave }: BuilderProps) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const client = useQueryClient();
	const { id, answer, product, provider } = consultation;
	const query = useQuery({
		queryKey: [deskKey, id, language],
		queryFn: () => callApi(deskKey, { params: { id }, query: { language } }),
	});
	const send: SendAnswer = (sent) =>
		callApi('POST /api/consultations/:id/answers', {
			params: { id },
			body: { ...sent, version: answer?.version ?? 0 },
		});
	return (
		<Await query={query}>
			{(found) => {
				const desk: AnswerDesk = {
					...found,
					reader: 'patient',
					question: {
						...{ id, area: product.area, kind: product.kind, persons: { adult: 1, child: 0, infant: 0 } },
						provider: { id: provider.id, name: provider.name, portrait: '' },
					},
				};
				return (
					<AnswerBuilder
						desk={desk}
						provider={provider.id}
						{...(answer && { own: answer })}
						send={send}
						onTemplates={() => client.invalidateQueries({ queryKey: [deskKey, id] })}
						onDone={onDone}
						{...(onLeave && { onLeave })}
					/>
				);
			}}
		</Await>
	);
}
