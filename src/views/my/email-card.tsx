import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { EmailForm } from './email-form.tsx';
import { useSay } from './say.tsx';
import { useEditing } from './use-editing.ts';
import { useMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

export function EmailCard() {
	const t = useTranslations('my.email');
	const me = useMe();
	const { isEditing, opener, open, close } = useEditing();
	return (
		<Card id="email" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.line}>
					<span className={styles.value}>{me.email}</span>
					<Badge tone={me.isEmailVerified ? 'ok' : 'warn'}>
						<Icon name={me.isEmailVerified ? 'check' : 'warning'} />
						{me.isEmailVerified ? t('verified') : t('unverified')}
					</Badge>
				</p>
				{!me.isEmailVerified && <Verification />}
				{me.pendingEmail && <Note>{t('pending', { email: me.pendingEmail })}</Note>}
				{isEditing ? (
					<EmailForm onDone={close} />
				) : (
					<div>
						<Button ref={opener} onClick={open}>
							<Icon name="mail" />
							{t('change')}
						</Button>
					</div>
				)}
			</div>
		</Card>
	);
}

function Verification() {
	const t = useTranslations('my.email');
	const { email } = useMe();
	const callApi = useApi();
	const say = useSay();
	const { isBusy, failure, save } = useSaving({ textOf: useMyFailure() });
	const send = async () => {
		if (await save(() => callApi('POST /api/email-verifications', {}))) say(t('sentAgain', { email }));
	};
	return (
		<>
			<p className={styles.text}>{t('unverifiedText')}</p>
			<FailureNote>{failure}</FailureNote>
			<div>
				<Button variant="brand" isBusy={isBusy} onClick={send}>
					{t('sendAgain')}
				</Button>
			</div>
		</>
	);
}
