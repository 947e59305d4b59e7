import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useViewer } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/member/member-form.module.css';
import { VerifyEmail } from '#views/member/verify-email.tsx';
import { AlreadyInsideHost } from '../already-inside-host.tsx';
import { MemberFrame } from '../member-frame.tsx';
import { LoginForm } from './login-form.tsx';

type Props = {
	next: string | undefined;
	isExpired: boolean;
	/** The account was closed a moment ago. */
	isClosed: boolean;
	token: string | undefined;
	/** What one was about to reserve: the page brings it. */
	wanted?: ReactNode;
};

export function LoginScreen({ next, isExpired, isClosed, token, wanted }: Props) {
	const viewer = useViewer();
	return (
		<MemberFrame picture="hanok-dusk-1" focus="low">
			{token ? (
				<Verify token={token} />
			) : isClosed && !viewer ? (
				<Closed />
			) : (
				<Login next={next} isExpired={isExpired} wanted={wanted} />
			)}
		</MemberFrame>
	);
}

function Verify({ token }: { token: string }) {
	const viewer = useViewer();
	const addressFor = usePageAddress();
	const mine = addressFor(pagePath('myInformation'));
	const link = `${addressFor(pagePath('login'))}?verify=${encodeURIComponent(token)}`;
	return (
		<VerifyEmail
			token={token}
			isInside={viewer !== null}
			logIn={(goal) => <LoginForm goal={goal === 'mine' ? mine : link} next={goal === 'mine' ? mine : undefined} />}
		/>
	);
}

/** What has become of the account, and the way on. */
function Closed() {
	const t = useTranslations('member.closed');
	return (
		<>
			<h1>{t('title')}</h1>
			<p className={styles.lead}>{t('text')}</p>
			<div className={styles.actions}>
				<PageLink page="home" className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{t('home')}
				</PageLink>
			</div>
		</>
	);
}

function Login({ next, isExpired, wanted }: Omit<Props, 'token' | 'isClosed'>) {
	const t = useTranslations('member.login');
	const viewer = useViewer();
	const addressFor = usePageAddress();
	if (viewer) return <AlreadyInsideHost viewer={viewer} next={next} />;
	// Whoever was logged in a moment ago has joined already.
	if (wanted && !isExpired) return <JoinToReserve next={next}>{wanted}</JoinToReserve>;
	return (
		<>
			{wanted}
			<h1>{t('title')}</h1>
			<p className={styles.lead}>{next && !isExpired ? t('leadNext') : t('lead')}</p>
			{isExpired && (
				<div className={styles.notice}>
					<Note tone="warn">{t('expired')}</Note>
				</div>
			)}
			<LoginForm goal={next ?? addressFor(pagePath('home'))} next={next} />
		</>
	);
}

/** On the way to a reservation most are new: what they want first, then joining, and logging in for those who have. */
function JoinToReserve({ next, children }: { next: string | undefined; children: ReactNode }) {
	const t = useTranslations('member.wanted');
	const addressFor = usePageAddress();
	return (
		<>
			<h1>{t('title')}</h1>
			<p className={styles.lead}>{t('lead')}</p>
			{children}
			<PageLink page="join" query={{ next }} className={buttonClass({ variant: 'primary', size: 'lg', isFull: true })}>
				{t('join')}
			</PageLink>
			<hr />
			<h2 className={styles.second}>{t('login')}</h2>
			<LoginForm goal={next ?? addressFor(pagePath('home'))} next={next} isSecond />
		</>
	);
}
