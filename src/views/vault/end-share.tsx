import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { vaultKeys } from './vault-queries.ts';

type Props = { shareId: string; name: string; organisation: string; onEnded?: (() => void) | undefined };

/** Asks once more, and ends it for whoever has it open too. */
export function EndShare({ shareId, name, organisation, onEnded }: Props) {
	const t = useTranslations('vault.share');
	const vault = useTranslations('vault');
	const callApi = useApi();
	const client = useQueryClient();
	const [isOpen, setIsOpen] = useState(false);
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(vault('unreachable')) });
	const end = async () => {
		if (!(await save(() => callApi('DELETE /api/vault/shares/:id', { params: { id: shareId } })))) return;
		setIsOpen(false);
		onEnded?.();
		for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
	};
	return (
		<>
			<Button variant="link" onClick={() => setIsOpen(true)}>
				{t('end')}
				<span className="visually-hidden">{`${organisation}, ${name}`}</span>
			</Button>
			<ConfirmDialog
				isOpen={isOpen}
				title={t('endTitle')}
				confirmLabel={t('end')}
				cancelLabel={t('stay')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void end()}
				onClose={() => setIsOpen(false)}
			>
				{t('endText', { organisation: organisation || vault('looks.house'), name })}
			</ConfirmDialog>
		</>
	);
}
