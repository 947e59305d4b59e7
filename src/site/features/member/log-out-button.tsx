import { LogoutFailure } from '#site/shell/logout-failure.tsx';
import { useLogout } from '#site/shell/use-logout.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** Out, for who is somebody else. */
export function LogOutButton() {
	const t = useTranslations('member.login');
	const { logOut, hasFailed, dismissFailure } = useLogout();
	return (
		<>
			<Button variant="quiet" size="lg" onClick={() => void logOut()}>
				{t('logout')}
			</Button>
			<LogoutFailure isShown={hasFailed} onClose={dismissFailure} />
		</>
	);
}
