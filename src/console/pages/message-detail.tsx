import type { OpenedReport, WrittenMessage } from '#contract/api/message-report.ts';
import { consolePages } from '#contract/console-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PhraseLines } from '#views/phrase/phrase-lines.tsx';
import { TranslatedWords } from '#views/translate/translated-words.tsx';
import { ConsoleLink } from '../address.tsx';
import { MemberLink } from '../member-link.tsx';
import { momentOf } from '../moment.ts';
import { useLanguagesSaid } from '../use-languages-said.ts';
import { HideDecision } from './hide-decision.tsx';
import styles from './queues.module.css';
import { ReportedFrame } from './reported-frame.tsx';
import { ReportsCard, told } from './reports-told.tsx';

export const reportTones = { open: 'warn', hidden: 'bad', dismissed: 'ok' } as const;

type Props = {
	report: OpenedReport;
	listAddress: string;
	onDecided: (sentence: string) => void;
	onStale: () => Promise<unknown>;
};

/** A reported message between those around it: who wrote what to whom, why it was reported, and the decision. */
export function MessageDetail({ report, listAddress, onDecided, onStale }: Props) {
	const t = useTranslations('console.message');
	const reasons = useTranslations('thread.report.reasons');
	const { id, message, before, after, status, reports, decidedAt, decidedBy } = report;
	return (
		<ReportedFrame
			title={t('title')}
			text={t('looked')}
			badge={<Badge tone={reportTones[status]}>{t(`state.${status}`)}</Badge>}
			listAddress={listAddress}
			context={
				<Card title={t('talk')}>
					<ol className={styles.talk}>
						{before.map((one) => (
							<Said key={one.id} message={one} />
						))}
						<Said message={{ ...message, id, files: 0 }} sent={report.files} />
						{after.map((one) => (
							<Said key={one.id} message={one} />
						))}
					</ol>
				</Card>
			}
			facts={
				<Card title={t('people')}>
					<Facts report={report} />
				</Card>
			}
			reports={
				<ReportsCard
					reports={reports.map(({ reason, at, by }) => told({ reason: reasons(reason), at, by }))}
					decided={decidedAt === null ? undefined : { name: decidedBy, moment: momentOf(decidedAt) }}
				/>
			}
			decision={<Decision {...{ report, onDecided, onStale }} />}
		/>
	);
}

type SaidProps = {
	message: WrittenMessage;
	/** Of the reported one: what was sent along. */
	sent?: OpenedReport['files'];
};

function Said({ message, sent }: SaidProps) {
	const t = useTranslations('console.message');
	const { id, author, from, house, language, text, phrases, files, isHidden, at } = message;
	const facts = [from && t(`role.${from}`), house, momentOf(at), files > 0 && t('files', { count: files })];
	const isReported = sent !== undefined;
	const isErased = text === '' && phrases.length === 0 && files === 0 && !sent?.length;
	return (
		<li className={styles.said} data-reported={isReported || undefined}>
			<p>
				<Member {...author} /> <span className={styles.small}>{facts.filter(Boolean).join(' · ')}</span>
			</p>
			{(isReported || isHidden) && (
				<p className={styles.badges}>
					{isReported && <Badge tone="warn">{t('isReported')}</Badge>}
					{isHidden && <Badge tone="bad">{t('state.hidden')}</Badge>}
				</p>
			)}
			<PhraseLines uses={phrases} />
			{isErased && <p className={styles.small}>{t('erased')}</p>}
			{text !== '' &&
				(language ? (
					<TranslatedWords
						of={{ kind: 'message', id }}
						{...{ text, locale: language, isHealth: true, isMember: true }}
						className={styles.asTyped}
					/>
				) : (
					<p className={styles.asTyped}>{text}</p>
				))}
			{sent && <Files files={sent} />}
		</li>
	);
}

function Member({ id, name }: { id: string | null; name: string }) {
	const t = useTranslations('console.reported');
	return <MemberLink id={id} name={name || t('former')} />;
}

function Files({ files }: Pick<OpenedReport, 'files'>) {
	const t = useTranslations('console.message');
	if (files.length === 0) return null;
	return (
		<>
			<ul className={styles.sent}>
				{files.map(({ id, name, mediaType, path }) => {
					const label = name || mediaType.split('/')[1];
					return (
						<li key={id}>
							<Icon name={mediaType === 'application/pdf' ? 'document' : 'camera'} />
							{path === null ? (
								<span>{label}</span>
							) : (
								<a href={path} target="_blank" rel="noreferrer">
									{label}
								</a>
							)}
						</li>
					);
				})}
			</ul>
			<p className={styles.small}>{t(files.some(({ path }) => path === null) ? 'filesClosed' : 'filesLooked')}</p>
		</>
	);
}

function Facts({ report }: Pick<Props, 'report'>) {
	const t = useTranslations('console.message');
	const { guest, provider, subject, questionId, message } = report;
	const pathOf = {
		reservation: `${consolePages.reservations.path}/${subject.id}`,
		'matching-answer': `${consolePages.matchingReports.path}?queue=all&id=${questionId}`,
		consultation: `${consolePages.consultations.path}/${subject.id}`,
		video: `${consolePages.videos.path}/${subject.id}`,
	};
	const about = [t(`about.${subject.kind}`), subject.code].filter(Boolean).join(' · ');
	return (
		<>
			<FactRows
				rows={[
					{ name: t('author'), value: <Member {...message.author} /> },
					...(guest ? [{ name: t('role.guest'), value: <Member {...guest} /> }] : []),
					...(provider === null ? [] : [{ name: t('role.provider'), value: provider }]),
					{
						name: t('subject'),
						value: subject.isOpen ? <ConsoleLink to={pathOf[subject.kind]}>{about}</ConsoleLink> : about,
					},
				]}
			/>
			{!subject.isOpen && (
				<div className={styles.note}>
					<Note>{t('closed')}</Note>
				</div>
			)}
		</>
	);
}

/** What is decided can be decided the other way round. */
function Decision({ report, onDecided, onStale }: Omit<Props, 'listAddress'>) {
	const t = useTranslations('console.message');
	const languagesSaid = useLanguagesSaid();
	const reported = useTranslations('console.reported');
	const callApi = useApi();
	const { id, status, hiddenReason, message, seen } = report;
	const isHidden = status === 'hidden';
	const decide = async (reason: string | null) => {
		await callApi('POST /api/message-reports/:id/decision', {
			params: { id },
			body: reason === null ? { decision: 'dismiss', seen } : { decision: 'hide', reason, seen },
		});
		onDecided(t(reason !== null ? 'hidden' : isHidden ? 'shown' : 'dismissed'));
	};
	const reads = message.authorReads && languagesSaid([message.authorReads]);
	const words = {
		...{
			why: t('why'),
			whyHint: [reads && reported('authorReads', { language: reads }), t('whyHint')].filter(Boolean).join(' '),
		},
		...{ before: t('before'), hide: t('hide'), show: t('show'), keep: t('dismiss') },
	};
	return (
		<HideDecision
			words={words}
			hidden={isHidden ? { reason: hiddenReason } : undefined}
			isReported={status === 'open'}
			{...{ decide, onStale }}
		/>
	);
}
