import { pagePath } from '#contract/page-address.ts';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useViewer } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AlreadyInside } from '../already-inside.tsx';
import styles from '../member-form.module.css';
import { MemberFrame } from '../member-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

type Props = { next: string | undefined; isExpired: boolean; token: string | undefined };

export function LoginScreen({ next, isExpired, token }: Props) {
	return (
		<MemberFrame picture="hanok-dusk-1" focus="low">
			{token ? <VerifyEmail token={token} /> : <Login next={next} isExpired={isExpired} />}
		</MemberFrame>
	);
}

function Login({ next, isExpired }: Omit<Props, 'token'>) {
	const t = useTranslations('member.login');
	const viewer = useViewer();
	const addressFor = usePageAddress();
	if (viewer) return <AlreadyInside viewer={viewer} next={next} />;
	return (
		<>
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
