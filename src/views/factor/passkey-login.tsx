import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FormFailure } from '../member/form-failure.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Below the form: the same without a password. Nothing where the browser cannot. */
export function PasskeyLogin(props: Parameters<typeof usePasskeyLogin>[0]) {
	const t = useTranslations('member.login');
	const { isOffered, isLive, isBusy, isStopped, failure, logIn } = usePasskeyLogin(props);
	if (!isOffered) return null;
	return (
		<>
			<Button size="lg" isFull isBusy={isBusy} disabled={!isLive} onClick={() => void logIn()}>
				<Icon name="key" />
				{t('passkey')}
			</Button>
			<FormFailure failure={failure ?? (isStopped ? t('passkeyStopped') : undefined)} />
		</>
	);
}
