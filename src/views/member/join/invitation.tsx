import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShownInvitation } from '#contract/api/organisation.ts';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import { pagePath } from '#contract/page-address.ts';
import type { Viewer } from '#domain/member/access.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { PageLink } from '#views/page-link.tsx';
import styles from '../member-form.module.css';
import { useDutyNames } from './use-duty-names.ts';

const invitationQuery = (callApi: CallApi, token: string, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/invitations/:token', token, language],
		queryFn: () => callApi('GET /api/invitations/:token', { params: { token }, query: { language } }),
	});

type Shown = { token: string; children: (invitation: ShownInvitation) => ReactNode };

/** What the link is about, while it comes, when it is dead, and when it cannot be asked for. */
function Invitation({ token, children }: Shown) {
	const t = useTranslations('staff.invitation');
	const state = useTranslations('state');
	const query = useQuery(invitationQuery(useApi(), token, useWordsLocale()));
	if (query.data) return children(query.data);
	if (!query.error) return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
	const isDead = query.error instanceof ApiFailure && query.error.code === 'link-dead';
	return (
		<Note tone={isDead ? 'warn' : 'bad'} isAlert>
			{isDead ? (
				<>
					<b>{t('deadTitle')}</b> {t('deadText')}
				</>
			) : (
				<>
					{t('failed')}{' '}
					<Button variant="quiet" size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
						{t('retry')}
					</Button>
					<FailureNumber error={query.error} />
				</>
			)}
		</Note>
	);
}

function Facts({ invitation }: { invitation: ShownInvitation }) {
	const t = useTranslations('staff');
	const dutyNames = useDutyNames();
	const role = t(`role.${invitation.role}`);
	// What somebody does at the agency is what they look after there; elsewhere the role says it.
	const facts =
		invitation.duties === undefined
			? [{ name: t('invitation.roleLabel'), value: `${role} · ${t(`roleText.${invitation.role}`)}` }]
			: [
					{ name: t('invitation.roleLabel'), value: role },
					{ name: t('duty.label'), value: dutyNames(invitation.duties) },
				];
	return (
		<>
			{invitation.inviter !== null && (
				<p className={styles.from}>{t('invitation.from', { name: invitation.inviter })}</p>
			)}
			<FactRows rows={facts} />
			<p className={styles.until}>{t('invitation.until', { date: formatDate(invitation.expiresOn) })}</p>
		</>
	);
}

/** Above the form of /join: who comes by an invitation joins first, or logs in, and comes back to it. */
export function InvitationCard({ token, next }: { token: string; next: string }) {
	const t = useTranslations('staff.invitation');
	return (
		<aside className={styles.invitation}>
			<Invitation token={token}>
				{(invitation) => (
					<>
						<h2>{t('title', { organisation: invitation.organisation })}</h2>
						<Facts invitation={invitation} />
						<p>{t('joinFirst')}</p>
						<p>
							{t('hasAccount')}{' '}
							<PageLink page="login" query={{ next }} className={styles.link}>
								{t('login')}
							</PageLink>
						</p>
					</>
				)}
			</Invitation>
		</aside>
	);
}

/** The same for who is logged in: accepts, and goes to the console. */
export function InvitationAccept({ token, ...rest }: AcceptProps) {
	return <Invitation token={token}>{(invitation) => <Accept {...rest} {...{ token, invitation }} />}</Invitation>;
}

type AcceptProps = {
	token: string;
	viewer: Viewer;
	/** The way out for who is somebody else: each front has its own. */
	logOut: ReactNode;
};

const toConsole = () => window.location.assign(pagePath('console'));

function Accept({ token, viewer, logOut, invitation }: AcceptProps & { invitation: ShownInvitation }) {
	const t = useTranslations('staff.invitation');
	const callApi = useApi();
	const { save, failure, isBusy } = useSaving({
		textOf: useFailureText(t('failed')),
		onRefusal: async ({ code }) => (code === 'email-unverified' ? t('unverified') : undefined),
	});
	const { organisation, worksThere } = invitation;
	const accept = async () => {
		const accepted = await save(() => callApi('POST /api/invitations/:token/acceptance', { params: { token } }));
		if (accepted) toConsole();
	};
	return (
		<>
			<h1>{t('title', { organisation })}</h1>
			{worksThere ? (
				<p className={styles.lead}>{t('worksThere', { organisation })}</p>
			) : (
				<Facts invitation={invitation} />
			)}
			{!worksThere && <p className={styles.from}>{t('asYou', { name: viewer.name })}</p>}
			<FailureNote>{failure}</FailureNote>
			<div className={styles.actions}>
				{worksThere ? (
					<a className={buttonClass({ variant: 'primary', size: 'lg' })} href={pagePath('console')}>
						{t('toConsole')}
					</a>
				) : (
					<Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void accept()}>
						{t('accept')}
					</Button>
				)}
				{logOut}
			</div>
		</>
	);
}
