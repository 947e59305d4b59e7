import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { isEmptied } from './guest-draft.ts';
import { GuestListForm } from './guest-list-form.tsx';
import { GuestNames } from './guest-names.tsx';
import type { GuestList } from './use-guest-list.ts';

type Props = { list: GuestList; isWritten: boolean };

/** To its member the list to write, to others the names. A list that was there is not emptied without being asked. */
export function GuestListSheet({ list, isWritten }: Props) {
	const t = useTranslations('reservation.my.guestList');
	const [isAsking, setIsAsking] = useState(false);
	const { draft, isOpen, close, keep } = list;
	const save = () => {
		if (draft && isEmptied(draft)) setIsAsking(true);
		else void keep();
	};
	const remove = () => {
		setIsAsking(false);
		void keep();
	};
	const count = draft?.saved.guests.length ?? 0;
	return (
		<>
			<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('close')} onClose={close}>
				{draft &&
					(isWritten ? (
						<GuestListForm list={list} draft={draft} onSave={save} />
					) : (
						<GuestNames guests={draft.saved.guests} />
					))}
			</Sheet>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('empty.title', { count })}
				confirmLabel={t('empty.do')}
				cancelLabel={t('empty.keep')}
				isDestructive
				onConfirm={remove}
				onClose={() => setIsAsking(false)}
			>
				<p>{t('empty.text', { count })}</p>
			</ConfirmDialog>
		</>
	);
}
