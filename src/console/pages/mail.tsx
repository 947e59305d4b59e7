import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { mailRefusalOf } from '#domain/event/mail-refusal.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useNumbered, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { paceOfMails } from './awaited.ts';
import styles from './mail.module.css';
import { MailFrame } from './mail-frame.tsx';
import { mailTones } from './mail-status.ts';
import { useTemplateNames } from './use-template-names.ts';

type Mail = OutputOf<Api['GET /api/mails/:id']>;

/** One mail: what became of it, and how it looks to its reader. */
export function MailPage() {
	const callApi = useApi();
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery({
		queryKey: ['GET /api/mails/:id', id],
		queryFn: () => callApi('GET /api/mails/:id', { params: { id } }),
		refetchInterval: ({ state }) => paceOfMails(state.data ? [state.data] : []),
	});
	return <Await query={query}>{(mail) => <OpenMail mail={mail} />}</Await>;
}

function OpenMail({ mail }: { mail: Mail }) {
	const t = useTranslations('console.mails');
	const nameOf = useTemplateNames(true);
	return (
		<>
			<PageHead
				above={<ConsoleLink to={consolePages.mails.path}>{t('back')}</ConsoleLink>}
				title={mail.subject ?? nameOf(mail.template) ?? t('noSubject', { status: mail.status })}
				aside={<Badge tone={mailTones[mail.status]}>{t(`status.${mail.status}`)}</Badge>}
			/>
			<div className={styles.mail}>
				<div>
					<Card>
						<Facts mail={mail} kind={nameOf(mail.template)} />
						{mail.status === 'failed' && <Retry mail={mail} />}
					</Card>
				</div>
				<div>
					<Content mail={mail} />
				</div>
			</div>
		</>
	);
}

function Facts({ mail, kind }: { mail: Mail; kind: string | undefined }) {
	const t = useTranslations('console.mails');
	const languageName = useTranslations('console.languageName');
	const { member } = mail;
	const refusal = mail.lastError === null ? undefined : mailRefusalOf(mail.lastError);
	const rows = [
		{
			name: t('kind'),
			value: (
				<ConsoleLink to={`${consolePages.mailTemplates.path}?template=${mail.template}`}>
					{kind ?? mail.template}
				</ConsoleLink>
			),
		},
		...(member
			? [
					{
						name: t('member'),
						value: <ConsoleLink to={`${consolePages.members.path}/${member.id}`}>{member.name}</ConsoleLink>,
					},
				]
			: []),
		{ name: t('to'), value: mail.address },
		{ name: t('language'), value: languageName(mail.language) },
		{ name: t('written'), value: momentOf(mail.createdAt) },
		...(mail.sentAt ? [{ name: t('sent'), value: momentOf(mail.sentAt) }] : []),
		{ name: t('attempts'), value: t('times', { count: mail.attempts }) },
		...(refusal
			? [
					{ name: t('lastError'), value: <code>{refusal.code}</code> },
					...(refusal.said ? [{ name: t('said'), value: <q lang="">{refusal.said}</q> }] : []),
				]
			: []),
	];
	return <FactRows rows={rows} />;
}

function Retry({ mail }: { mail: Mail }) {
	const t = useTranslations('console.mails');
	const tState = useTranslations('state');
	const callApi = useApi();
	const client = useQueryClient();
	const numbered = useNumbered();
	const { isBusy, failure, save } = useSaving({ textOf: (error) => numbered(tState('failureText'), error) });
	const retry = () =>
		save(async () => {
			try {
				await callApi('POST /api/mails/:id/retry', { params: { id: mail.id } });
			} finally {
				await client.invalidateQueries({ queryKey: ['GET /api/mails/:id', mail.id] });
			}
		});
	const isAddressRefused = mail.lastError !== null && mailRefusalOf(mail.lastError).isAddressRefused;
	return (
		<div className={styles.retry}>
			<Note tone="bad">{isAddressRefused ? t('refusedNote') : t('failedNote', { count: mail.attempts })}</Note>
			<Button variant="primary" onClick={() => void retry()} isBusy={isBusy}>
				{t('retry')}
			</Button>
			<FailureNote>{failure}</FailureNote>
		</div>
	);
}

function Content({ mail }: { mail: Mail }) {
	const t = useTranslations('console.mails');
	const [shown, setShown] = useState<'html' | 'plain'>('html');
	if (mail.html === null || mail.plain === null) return <Card>{missing(mail, t)}</Card>;
	return (
		<Card>
			<div className={styles.choice}>
				<Segmented
					label={t('view')}
					options={[
						{ value: 'html', label: t('html') },
						{ value: 'plain', label: t('plain') },
					]}
					value={shown}
					onChange={setShown}
				/>
			</div>
			{shown === 'html' ? (
				<MailFrame html={mail.html} title={mail.subject ?? ''} />
			) : (
				<pre className={styles.plain} lang={locales[mail.language].tag}>
					{mail.plain}
				</pre>
			)}
		</Card>
	);
}

function missing({ status }: Mail, t: ReturnType<typeof useTranslations<'console.mails'>>): string {
	if (status === 'sent') return t('notKept');
	// What is kept here is kept until its member is forgotten.
	if (status === 'kept') return t('contentErased');
	return status === 'dropped' ? t('notSent') : t('notYet');
}
