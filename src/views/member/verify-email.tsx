import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PageLink } from '#views/page-link.tsx';
import styles from './member-form.module.css';
import { NeedsScript } from './needs-script.tsx';
import { useMemberFailure } from './use-member-failure.ts';

type Outcome =
	| { kind: 'working' }
	| { kind: 'done'; email: string }
	| { kind: 'login'; email: string }
	| { kind: 'dead' }
	| { kind: 'failed'; error: unknown };

type Props = {
	token: string;
	/** Whether somebody is logged in here. */
	isInside: boolean;
	/** The front's own form, and where it leads once one is inside: back to the link, or to one's own page. */
	logIn: (goal: 'link' | 'mine') => ReactNode;
};

/** The link of a verification mail: opened by a script, so that a mail scanner which only looks does not use it up. */
export function VerifyEmail({ token, isInside, logIn }: Props) {
	const t = useTranslations('member.verify');
	const state = useTranslations('state');
	const textOf = useMemberFailure();
	const { outcome, verify } = useVerification(token);
	if (outcome.kind === 'working')
		return (
			<>
				<h1 aria-live="polite">{t('working')}</h1>
				<p className={styles.lead} />
				<NeedsScript />
			</>
		);
	if (outcome.kind === 'failed')
		return (
			<>
				<Told title={t('failedTitle')} text={textOf(outcome.error)} />
				<div className={styles.actions}>
					<Button variant="primary" size="lg" onClick={() => void verify()}>
						{state('retry')}
					</Button>
				</div>
			</>
		);
	if (outcome.kind === 'login')
		// Several signed up with the address. Logged in, one comes back to the link, and it is the address of that account.
		return (
			<>
				<Told title={t('loginTitle')} text={t('loginText', { email: outcome.email })} />
				{logIn('link')}
			</>
		);
	return (
		<>
			{outcome.kind === 'done' ? (
				<Told title={t('doneTitle')} text={t('doneText', { email: outcome.email })} />
			) : (
				<Told title={t('deadTitle')} text={t('deadText')} />
			)}
			{isInside ? <ToMine /> : logIn('mine')}
		</>
	);
}

/** What became of it is read out: it comes a moment after the page. */
function Told({ title, text }: { title: string; text: string }) {
	return (
		<div role="status">
			<h1>{title}</h1>
			<p className={styles.lead}>{text}</p>
		</div>
	);
}

/** To one's own page, where the mail can be sent again. */
function ToMine() {
	const t = useTranslations('member.login');
	return (
		<div className={styles.actions}>
			<PageLink page="myInformation" className={buttonClass({ variant: 'primary', size: 'lg' })}>
				{t('toMine')}
			</PageLink>
		</div>
	);
}

function useVerification(token: string) {
	const callApi = useApi();
	const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
	const asked = useRef<string>(undefined);
	const verify = async () => {
		setOutcome({ kind: 'working' });
		try {
			const answer = await callApi('PUT /api/email-verifications/:token', { params: { token } });
			setOutcome({ kind: answer.isLoginNeeded ? 'login' : 'done', email: answer.email });
			if (!answer.isLoginNeeded) forgetToken();
		} catch (error) {
			const isDead = error instanceof ApiFailure && error.status >= 400 && error.status < 429;
			setOutcome(isDead ? { kind: 'dead' } : { kind: 'failed', error });
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each link, whatever renders meanwhile
	useEffect(() => {
		if (asked.current === token) return;
		asked.current = token;
		void verify();
	}, [token]);
	return { outcome, verify };
}

/** A reload does not open the used link again. */
function forgetToken() {
	const address = new URL(window.location.href);
	address.searchParams.delete('verify');
	window.history.replaceState(window.history.state, '', address);
}
