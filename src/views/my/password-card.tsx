import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './card-content.module.css';
import { PasswordForm } from './password-form.tsx';
import { useEditing } from './use-editing.ts';

export function PasswordCard() {
	const t = useTranslations('my.password');
	const { isEditing, opener, open, close } = useEditing();
	return (
		<Card id="password" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				{isEditing ? (
					<PasswordForm onDone={close} />
				) : (
					<div>
						<Button ref={opener} onClick={open}>
							<Icon name="key" />
							{t('change')}
						</Button>
					</div>
				)}
			</div>
		</Card>
	);
}
