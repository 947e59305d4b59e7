import { type FormEvent, useContext, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PageLink } from '#views/page-link.tsx';
import styles from './card-content.module.css';
import { LeaveContext } from './leave-context.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** DECISIONS, sign-up: identity goes, the bookkeeping stays. */
export function ClosingCard() {
	const t = useTranslations('my.closing');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Card id="closing" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<p className={styles.text}>
					{t('first')} <PageLink page="myReservations">{t('reservations')}</PageLink>
				</p>
				<div>
					<Button variant="danger" onClick={() => setIsOpen(true)}>
						{t('close')}
					</Button>
				</div>
			</div>
			<ClosingDialog key={String(isOpen)} isOpen={isOpen} onClose={() => setIsOpen(false)} />
		</Card>
	);
}

function ClosingDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('my.closing');
	const my = useTranslations('my');
	const callApi = useApi();
	const { leaving, leaveAsVisitor } = useContext(LeaveContext);
	const form = usePasswordForm();
	const { isBusy, failure } = form;
	const close = () =>
		form.submit({
			send: async (body) => {
				await leaving(() => callApi('POST /api/members/me/closing', { body }));
				leaveAsVisitor({ isClosed: true });
			},
		});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void close();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('dialogTitle')}
			confirmLabel={t('close')}
			cancelLabel={t('keep')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={close}
			onClose={onClose}
		>
			<ul className={styles.points}>
				<li>{t('goes')}</li>
				<li>{t('stays')}</li>
			</ul>
			<form noValidate onSubmit={submit}>
				<OwnPasswordField {...form.field('current')} label={my('currentPassword')} autoComplete="current-password" />
			</form>
		</ConfirmDialog>
	);
}
