import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'capsLockText'>;

/** A password, with the words it needs around it. */
export function OwnPasswordField(props: Props) {
	const t = useTranslations('my');
	return (
		<PasswordField
			{...props}
			showLabel={t('showPassword')}
			hideLabel={t('hidePassword')}
			capsLockText={t('capsLock')}
		/>
	);
}
