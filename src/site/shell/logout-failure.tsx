import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = { isShown: boolean; onClose: () => void };

/** Stays until it is closed: who believes to be logged out leaves the device to the next one. */
export function LogoutFailure({ isShown, onClose }: Props) {
	const t = useTranslations('shell');
	return (
		<Toast
			message={isShown ? t('logoutFailed') : undefined}
			tone="bad"
			durationMs={Number.POSITIVE_INFINITY}
			closeLabel={t('closeMessage')}
			onClose={onClose}
		/>
	);
}
