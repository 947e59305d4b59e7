import type { MemberPage } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import { ConsoleLink } from '../../address.tsx';
import { momentOf } from '../../moment.ts';
import { mailTones } from '../mail-status.ts';
import { memberAddress } from '../reservations/choices.ts';
import { List } from './list.tsx';
import { MemberHoldings } from './member-holdings.tsx';
import styles from './members.module.css';

type Props = { member: MemberPage };

/** What is the member's, the newest of each, with the way to all of it. */
export function MemberLists({ member }: Props) {
	return (
		<>
			<Reservations member={member} />
			<Questions member={member} />
			<MemberHoldings member={member} />
			<Consents member={member} />
			<Mails member={member} />
			<Sessions member={member} />
			{member.works.length > 0 && <Works member={member} />}
		</>
	);
}

function Reservations({ member }: Props) {
	const t = useTranslations('console.member');
	const { items, total } = member.reservations;
	return (
		<List
			title={t('reservations', { count: total })}
			empty={t('noReservations')}
			more={
				total > items.length && (
					<p className={styles.small}>
						{t('newestOf', { count: items.length, total })}{' '}
						<ConsoleLink to={memberAddress(member.id)}>{t('allReservations')}</ConsoleLink>
					</p>
				)
			}
		>
			{items.map(({ id, code, title, on, time, status }) => (
				<li key={id}>
					<span>
						<ConsoleLink to={`${consolePages.reservations.path}/${id}`}>{code}</ConsoleLink>
						<span className={styles.small}> {[title, formatDate(on), time].filter(Boolean).join(' · ')}</span>
					</span>
					<StatusBadge status={status} />
				</li>
			))}
		</List>
	);
}

function Questions({ member: { questions } }: Props) {
	const t = useTranslations('console.member');
	const area = useTranslations('area');
	return (
		<List title={t('questions')} empty={t('noQuestions')}>
			{questions.map((question) => (
				<li key={question.id}>
					<span>
						<ConsoleLink to={`${consolePages.matching.path}/${question.id}`}>
							{t('question', { area: area(`${question.area}.name`), date: formatDate(question.at, 'Asia/Seoul') })}
						</ConsoleLink>
						{question.isPrivate && <span className={styles.small}> {t('private')}</span>}
					</span>
					<Badge>{t(`stage.${question.status as 'open'}`)}</Badge>
				</li>
			))}
		</List>
	);
}

function Consents({ member: { consents, versions } }: Props) {
	const t = useTranslations('console.member');
	const languageName = useTranslations('console.languageName');
	return (
		<List title={t('consents')} empty={t('noConsents')}>
			{consents.map(({ kind, version, language, count, givenAt, withdrawnAt }) => {
				const current = kind in versions ? versions[kind as keyof typeof versions] : undefined;
				return (
					<li key={`${kind} ${version} ${language} ${withdrawnAt}`}>
						<span>
							{t(`consent.${kind}`)}{' '}
							<span className={styles.small}>
								{[
									t('version', { version }),
									languageName(language),
									count > 1 ? t('times', { count }) : undefined,
									momentOf(givenAt),
								]
									.filter(Boolean)
									.join(' · ')}
							</span>
						</span>
						{withdrawnAt ? (
							<Badge>{t('withdrawn', { date: formatDate(withdrawnAt, 'Asia/Seoul') })}</Badge>
						) : (
							current !== undefined && current !== version && <Badge tone="warn">{t('older')}</Badge>
						)}
					</li>
				);
			})}
		</List>
	);
}

function Mails({ member: { mails } }: Props) {
	const t = useTranslations('console.member');
	const words = useTranslations('console.mails');
	return (
		<List title={t('mails')} empty={t('noMails')}>
			{mails.map(({ id, subject, status, at }) => (
				<li key={id}>
					<span>
						<ConsoleLink to={`${consolePages.mails.path}/${id}`}>
							{subject ?? words('noSubject', { status })}
						</ConsoleLink>
						<span className={styles.small}> {momentOf(at)}</span>
					</span>
					<Badge tone={mailTones[status]}>{words(`status.${status}`)}</Badge>
				</li>
			))}
		</List>
	);
}

function Sessions({ member: { sessions } }: Props) {
	const t = useTranslations('console.member');
	return (
		<List title={t('sessions')} empty={t('noSessions')}>
			{sessions.map(({ id, device, createdAt, lastSeenAt }) => (
				<li key={id}>
					<span>{device || t('unknownDevice')}</span>
					<span className={styles.small}>
						{t('session', { since: momentOf(createdAt), seen: momentOf(lastSeenAt) })}
					</span>
				</li>
			))}
		</List>
	);
}

function Works({ member: { works } }: Props) {
	const t = useTranslations('console.member');
	return (
		<List title={t('works')} empty="">
			{works.map(({ organisationId, name, role, isHouse }) => (
				<li key={organisationId}>
					{isHouse ? (
						<ConsoleLink to={`${consolePages.houses.path}/${organisationId}`}>{name}</ConsoleLink>
					) : (
						<span>{name ?? t('agency')}</span>
					)}
					<Badge>{t(`role.${role}`)}</Badge>
				</li>
			))}
		</List>
	);
}
