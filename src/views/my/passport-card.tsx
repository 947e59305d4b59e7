import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { consentsQuery } from './my-queries.ts';
import { PassportForm } from './passport-form.tsx';
import { PassportNumber } from './passport-number.tsx';
import { useSay } from './say.tsx';
import { useEditing } from './use-editing.ts';
import { useMe, useSetMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

/** Masked until asked for (DECISIONS, sign-up); each disclosure is written down by the server. */
export function PassportCard() {
	const t = useTranslations('my.passport');
	const me = useMe();
	const { isEditing, opener, open, close } = useEditing();
	const [isRemoving, setIsRemoving] = useState(false);
	return (
		<Card id="passport" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{me.passportMasked ? t('text') : t('none')}</p>
				{isEditing ? (
					<PassportForm onDone={close} />
				) : (
					<>
						{me.passportMasked && <PassportNumber key={me.passportMasked} masked={me.passportMasked} />}
						<div className={styles.actions}>
							<Button ref={opener} onClick={open}>
								<Icon name={me.passportMasked ? 'pencil' : 'plus'} />
								{me.passportMasked ? t('change') : t('add')}
							</Button>
							{me.passportMasked && (
								<Button variant="danger" onClick={() => setIsRemoving(true)}>
									{t('remove')}
								</Button>
							)}
						</div>
					</>
				)}
			</div>
			<RemoveDialog isOpen={isRemoving} onClose={() => setIsRemoving(false)} />
		</Card>
	);
}

function RemoveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('my.passport');
	const callApi = useApi();
	const client = useQueryClient();
	const setMe = useSetMe();
	const say = useSay();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useMyFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const remove = async () => {
		const body = { passport: null, consent: null };
		const me = await save(() => callApi('PUT /api/members/me/passport', { body }));
		if (!me) return;
		await setMe(me);
		close();
		say(t('removed'));
		await client.invalidateQueries({ queryKey: consentsQuery(callApi).queryKey });
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('removeTitle')}
			confirmLabel={t('removeConfirm')}
			cancelLabel={t('keep')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={remove}
			onClose={close}
		>
			{t('removeText')}
		</ConfirmDialog>
	);
}
