import { useState } from 'react';
import type { Factors } from '#contract/api/factor.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useSignInAgain } from '../member/use-sign-in-again.tsx';

type Props = {
	factors: Factors;
	label: string;
	/** What the button is about, for the ear. */
	name?: string;
	title: string;
	text: string;
	remove: () => Promise<unknown>;
	onRemoved: () => Promise<void>;
};

/** Asks once more, and says what it means where it is the last one. */
export function Removing({ factors, label, name, title, text, remove, onRemoved }: Props) {
	const t = useTranslations('factor');
	const [isAsked, setIsAsked] = useState(false);
	const { isBusy, failure, save, forget } = useSaving({ textOf: useFailureText(t('unreachable')) });
	const { signedIn, dialog } = useSignInAgain();
	const isLast = factors.passkeys.length + (factors.authenticator ? 1 : 0) === 1;
	const confirm = async () => {
		setIsAsked(false);
		if (await save(() => signedIn(remove))) await onRemoved();
	};
	return (
		<>
			<Button
				size="sm"
				isBusy={isBusy}
				aria-label={name === undefined ? undefined : `${label}: ${name}`}
				onClick={() => {
					forget();
					setIsAsked(true);
				}}
			>
				{label}
			</Button>
			<FailureNote>{failure}</FailureNote>
			<ConfirmDialog
				isOpen={isAsked}
				title={title}
				confirmLabel={label}
				cancelLabel={t('back')}
				isDestructive
				onConfirm={() => void confirm()}
				onClose={() => setIsAsked(false)}
			>
				<p>{text}</p>
				{isLast && <p>{t('lastText')}</p>}
			</ConfirmDialog>
			{dialog}
		</>
	);
}
