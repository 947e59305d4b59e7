import { type ChangeEvent, useRef, useState } from 'react';
import { maxFileBytes } from '#domain/file/file.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { photoOf } from '#views/member/photo-of.ts';
import styles from './photo-card.module.css';
import { PhotoSheet } from './photo-sheet.tsx';
import { useSay } from './say.tsx';
import { useMe, useSetMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const max = Math.floor(maxFileBytes / 1024 / 1024);

/** SPEC section 2: change or delete photo. */
export function PhotoCard() {
	const t = useTranslations('my.photo');
	const me = useMe();
	const input = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<File>();
	const [fault, setFault] = useState<string>();
	const [isDeleting, setIsDeleting] = useState(false);
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const file = target.files?.[0];
		// The same file may be chosen again.
		target.value = '';
		if (!file) return;
		setFault(file.size > maxFileBytes ? t('tooLarge', { name: file.name, max }) : undefined);
		if (file.size <= maxFileBytes) setChosen(file);
	};
	const refuseChosen = () => {
		setFault(t('unreadable', { name: chosen?.name ?? '' }));
		setChosen(undefined);
	};
	return (
		<Card id="photo" title={t('title')}>
			<div className={styles.row}>
				<Avatar name={`${me.firstName} ${me.lastName}`} picture={photoOf(me.photo)} size="xl" />
				<div className={styles.actions}>
					<Button onClick={() => input.current?.click()}>
						<Icon name="camera" />
						{me.photo ? t('change') : t('add')}
					</Button>
					{me.photo && (
						<span className={styles.delete}>
							<Button variant="quiet" onClick={() => setIsDeleting(true)}>
								{t('delete')}
							</Button>
						</span>
					)}
				</div>
			</div>
			<input ref={input} hidden type="file" accept={kinds.join(',')} onChange={choose} />
			<p className={styles.hint}>{t('hint', { max })}</p>
			<div role="status">{fault && <Note tone="bad">{fault}</Note>}</div>
			{chosen && <PhotoSheet file={chosen} onClose={() => setChosen(undefined)} onUnreadable={refuseChosen} />}
			<DeleteDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
		</Card>
	);
}

function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('my.photo');
	const callApi = useApi();
	const setMe = useSetMe();
	const say = useSay();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useMyFailure() });
	const close = () => {
		forget();
		onClose();
	};
	const remove = async () => {
		const me = await save(() => callApi('DELETE /api/members/me/photo', {}));
		if (!me) return;
		await setMe(me);
		close();
		say(t('deleted'));
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('deleteTitle')}
			confirmLabel={t('deleteConfirm')}
			cancelLabel={t('keep')}
			isDestructive
			isBusy={isBusy}
			error={failure}
			onConfirm={remove}
			onClose={close}
		>
			{t('deleteText')}
		</ConfirmDialog>
	);
}
