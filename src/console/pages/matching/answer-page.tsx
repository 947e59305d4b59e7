import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnsweringQuestion } from '#contract/api/matching-answer.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { SharedCard } from '#views/vault/shared-card.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import styles from '../../answering/answer.module.css';
import { AnswerBuilder } from '../../answering/answer-builder.tsx';
import type { AnswerDesk, Done } from '../../answering/answer-desk.ts';
import { AnswerThread } from '../../answering/answer-thread.tsx';
import type { SendAnswer } from '../../answering/use-answer-form.ts';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { ContactCard } from './contact-card.tsx';
import { choicesIn, formKey, inboxAddress, inboxKey } from './inbox-query.ts';
import { OwnAnswerCard } from './own-answer.tsx';
import { QuestionCard } from './question-card.tsx';

/** One question, and what this house answers to it. */
export function AnswerPage() {
	const t = useTranslations('matching.desk');
	const callApi = useApi();
	const language = useConsoleLocale();
	const { match, query: address } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const choices = choicesIn(address, 'from');
	const { provider } = choices;
	const query = useQuery({
		queryKey: [formKey, id, provider ?? '', language],
		queryFn: () => callApi(formKey, { params: { id }, query: { language, ...(provider && { provider }) } }),
	});
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const renew = () => client.invalidateQueries({ queryKey: [formKey, id] });
	/** What was done is told, and what is shown asked for anew. */
	const done = async (sentence: string) => {
		setMessage(sentence);
		void client.invalidateQueries({ queryKey: [inboxKey] });
		await renew();
	};
	return (
		<>
			<PageHead
				title={t('answerTitle')}
				above={
					<ConsoleLink to={inboxAddress(choices)} className={styles.back}>
						<Icon name="arrowLeft" />
						{t('back')}
					</ConsoleLink>
				}
			/>
			<Await query={query}>
				{(desk) => (
					<div className={styles.columns}>
						<QuestionCard question={desk.question}>
							<PutAway question={desk.question} back={inboxAddress(choices)} onDone={done} />
						</QuestionCard>
						<Answer
							desk={{ ...desk, reader: 'traveller' }}
							provider={desk.question.provider.id}
							onTemplates={renew}
							onDone={done}
						/>
					</div>
				)}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type PutAwayProps = { question: AnsweringQuestion; back: string; onDone: Done };

/** “Not for us”, back to the list; or out of what was put away. */
function PutAway({ question, back, onDone }: PutAwayProps) {
	const t = useTranslations('matching.desk');
	const callApi = useApi();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const { id, title, isHidden, own, may } = question;
	if (own || !(isHidden || may.answer)) return null;
	const put = () =>
		void saving.save(async () => {
			await callApi('POST /api/matching/questions/:id/hidden', {
				params: { id },
				query: { provider: question.provider.id },
				body: { isHidden: !isHidden },
			});
			await onDone(t(isHidden ? 'takenOut' : 'putAway', { title }));
			if (!isHidden) navigate(back);
		});
	return (
		<div>
			<FailureNote>{saving.failure}</FailureNote>
			<Button size="sm" variant={isHidden ? 'outline' : 'quiet'} isBusy={saving.isBusy} onClick={put}>
				{t(isHidden ? 'takeOut' : 'notForUs')}
			</Button>
		</div>
	);
}

type Props = {
	desk: AnswerDesk & { question: AnsweringQuestion };
	provider: string;
	onTemplates: () => Promise<void>;
	onDone: Done;
};

/** An answer to write, the one that was given, or why none can be. */
function Answer({ desk, provider, onTemplates, onDone }: Props) {
	const t = useTranslations('matching.desk');
	const { own, may, asker } = desk.question;
	const language = useConsoleLocale();
	const [isRenewing, setIsRenewing] = useState(false);
	const send = useSend(desk.question, provider);
	const builder = { desk, provider, send, onTemplates, onDone };
	if (!own)
		return may.answer ? (
			<AnswerBuilder {...builder} />
		) : (
			<div>
				<Note>{t('cannotAnswer')}</Note>
			</div>
		);
	if (isRenewing && own.may.renew)
		return <AnswerBuilder {...builder} key={own.version} own={own} onLeave={() => setIsRenewing(false)} />;
	return (
		<div className={styles.stack}>
			{asker && <ContactCard asker={asker} files={desk.question.files} />}
			{asker && desk.question.isPrivate && (
				<SharedCard subject={{ kind: 'matching-question', id: desk.question.id }} language={language} />
			)}
			<OwnAnswerCard question={desk.question} own={own} onDone={onDone} onRenew={() => setIsRenewing(true)} />
			{own.threadId && (
				<AnswerThread
					key={own.threadId}
					reader="traveller"
					threadId={own.threadId}
					mayWrite={own.may.write}
					matter={desk.question}
				/>
			)}
		</div>
	);
}

/** The first answer, or the next version of one. */
function useSend({ id, own }: AnsweringQuestion, provider: string): SendAnswer {
	const callApi = useApi();
	return (sent) =>
		own
			? callApi('POST /api/matching/answers/:id/versions', {
					params: { id: own.id },
					body: { ...sent, version: own.version },
				})
			: callApi('POST /api/matching/questions/:id/answers', {
					params: { id },
					query: { provider },
					body: sent,
				});
}
