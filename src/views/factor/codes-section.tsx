import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { useSignInAgain } from '../member/use-sign-in-again.tsx';
import styles from './factors.module.css';
import type { SectionProps } from './section-props.ts';

const few = 3;

/** How many are left, and ten new ones. */
export function CodesSection({ factors: { recoveryCodesLeft: left }, onChanged }: SectionProps) {
	const t = useTranslations('factor');
	const callApi = useApi();
	const [isAsked, setIsAsked] = useState(false);
	const { isBusy, failure, save, forget } = useSaving({ textOf: useFailureText(t('unreachable')) });
	const { signedIn, dialog } = useSignInAgain();
	const close = () => {
		forget();
		setIsAsked(false);
	};
	const renew = async () => {
		setIsAsked(false);
		const made = await save(() => signedIn(() => callApi('POST /api/members/me/recovery-codes', {})));
		if (made) await onChanged({ said: t('codes.shown'), codes: made.recoveryCodes });
	};
	return (
		<section className={styles.section}>
			<h3>{t('codes.title')}</h3>
			<p className={styles.text}>
				{t('codes.text')} <b>{t('codes.left', { count: left })}</b>
			</p>
			{left < few && <Note tone="warn">{t('codes.few')}</Note>}
			<FailureNote>{failure}</FailureNote>
			<div>
				<Button isBusy={isBusy} onClick={() => setIsAsked(true)}>
					{t('codes.renew')}
				</Button>
			</div>
			<ConfirmDialog
				isOpen={isAsked}
				title={t('codes.renewTitle')}
				confirmLabel={t('codes.renew')}
				cancelLabel={t('back')}
				onConfirm={() => void renew()}
				onClose={close}
			>
				<p>{t('codes.renewText')}</p>
			</ConfirmDialog>
			{dialog}
		</section>
	);
}
