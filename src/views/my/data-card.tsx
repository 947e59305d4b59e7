import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { keepDownload } from '#views/keep-download.ts';
import styles from './card-content.module.css';
import { accessesQuery } from './my-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSay } from './say.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function DataCard() {
	const t = useTranslations('my.data');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Card id="data" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<div>
					<Button onClick={() => setIsOpen(true)}>
						<Icon name="download" />
						{t('download')}
					</Button>
				</div>
			</div>
			<PasswordDialog key={String(isOpen)} isOpen={isOpen} onClose={() => setIsOpen(false)} />
		</Card>
	);
}

/** Everything at once, the passport number too, is for who knows the password, not for who finds the screen open. */
function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('my.data');
	const my = useTranslations('my');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const form = usePasswordForm();
	const { isBusy, failure } = form;
	const send = async (body: { current: string }) => {
		keepDownload(await callApi('POST /api/members/me/data', { body }));
		onClose();
		say(t('done'));
		void client.invalidateQueries({ queryKey: accessesQuery(callApi).queryKey });
	};
	const download = () => form.submit({ send });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void download();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('dialogTitle')}
			confirmLabel={t('download')}
			cancelLabel={t('cancel')}
			isBusy={isBusy}
			error={failure}
			onConfirm={download}
			onClose={onClose}
		>
			<p className={styles.text}>{t('why')}</p>
			<form noValidate onSubmit={submit}>
				<OwnPasswordField {...form.field('current')} label={my('currentPassword')} autoComplete="current-password" />
			</form>
		</ConfirmDialog>
	);
}
