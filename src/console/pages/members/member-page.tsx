import { useQuery } from '@tanstack/react-query';
import type { MemberPage as Member } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale, useHasPage } from '../../viewer.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberLists } from './member-lists.tsx';
import { memberQuery } from './member-query.ts';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';

/** One member: who it is behind masks, what is theirs, and what can be done for them. */
export function MemberPage() {
	const callApi = useApi();
	const language = useConsoleLocale();
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery(memberQuery(callApi, { id, language }));
	return <Await query={query}>{(member) => <Open key={member.id} member={member} />}</Await>;
}

function Open({ member }: { member: Member }) {
	const t = useTranslations('console.member');
	const hasTrail = useHasPage('audit');
	return (
		<>
			<PageHead
				above={<ConsoleLink to={consolePages.members.path}>{t('back')}</ConsoleLink>}
				title={member.closedAt === null ? member.name : t('closedName')}
				text={member.ownName ?? undefined}
				aside={<Badge tone={memberTones[member.status]}>{t(`status.${member.status}`)}</Badge>}
			/>
			{member.status === 'suspended' && (
				<Note tone="warn">
					<b>{t('suspendedFor')}</b>
					<p className={styles.asTyped}>{member.statusReason}</p>
				</Note>
			)}
			{member.closedAt !== null && <Closed {...member} closedAt={member.closedAt} />}
			{member.formerEmails.length > 0 && (
				<p className={styles.small}>{t('merger.former', { addresses: member.formerEmails.join(', ') })}</p>
			)}
			<div className={styles.page}>
				<div className={styles.column}>
					{member.closedAt === null && <MemberFacts member={member} />}
					<MemberLists member={member} />
				</div>
				<div className={styles.column}>
					{hasTrail && (
						<Card title={t('elsewhere.title')}>
							<ul className={styles.rows}>
								<li>
									<ConsoleLink to={`${consolePages.audit.path}?about=${member.id}`}>{t('elsewhere.audit')}</ConsoleLink>
								</li>
								<li>
									<ConsoleLink to={`${consolePages.audit.path}?actor=${member.id}`}>
										{t('elsewhere.auditBy')}
									</ConsoleLink>
								</li>
							</ul>
						</Card>
					)}
					{member.closedAt === null && (
						<Card title={t('account')}>
							{member.mayManage ? <MemberActions member={member} /> : <p className={styles.small}>{t('notYours')}</p>}
						</Card>
					)}
				</div>
			</div>
		</>
	);
}

/** Gone for good, or in another account of the same person. */
function Closed({ closedAt, mergedInto }: { closedAt: string; mergedInto: string | null }) {
	const t = useTranslations('console.member');
	if (mergedInto === null) return <Note>{t('closedNote', { moment: momentOf(closedAt) })}</Note>;
	return (
		<Note>
			{t('merger.mergedNote')}{' '}
			<ConsoleLink to={`${consolePages.members.path}/${mergedInto}`}>{t('merger.open')}</ConsoleLink>
		</Note>
	);
}
