import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadBankStatement } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../../address.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { outdateBank, statementKey, statementsKey } from './bank-keys.ts';

/** A statement that was a mistake is taken back; where something was said of its lines, which of them to undo first. */
export function RemoveStatement({ statement }: { statement: ReadBankStatement }) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const { id, name, counts, undoFirst } = statement;
	const isHeld = undoFirst.count > 0;
	const { isBusy, failure, save, forget } = useSaving({
		textOf: useConsoleFailure(),
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			await outdateBank(client);
			return t('changed');
		},
	});
	const close = () => {
		setAsking(false);
		forget();
	};
	const remove = () =>
		save(async () => {
			await callApi('DELETE /api/bank/statements/:id', { params: { id } });
			close();
			navigate(consolePages.statements.path);
			client.removeQueries({ queryKey: [statementKey, id] });
			await client.invalidateQueries({ queryKey: [statementsKey] });
		});
	const firstTouched = undoFirst.lines[0]?.state;
	return (
		<>
			<Button size="sm" onClick={() => setAsking(true)}>
				{t('remove')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t(isHeld ? 'removeNotTitle' : 'removeTitle', { name })}
				confirmLabel={t(isHeld ? 'removeShow' : 'remove')}
				cancelLabel={t('leave')}
				isDestructive={!isHeld}
				isBusy={isBusy}
				error={failure}
				onConfirm={() => {
					if (!isHeld) return void remove();
					close();
					if (firstTouched && firstTouched !== 'open')
						navigate(`${consolePages.statements.path}/${id}?lines=${firstTouched}`);
				}}
				onClose={close}
			>
				{isHeld ? (
					<>
						<p>{t('removeNotText', { count: undoFirst.count })}</p>
						<ul>
							{undoFirst.lines.map(({ id: line, on, direction, won, state }) => (
								<li key={line}>
									{[formatDate(on), `${t(direction)} ${formatWon(won)}`, t(`undoState.${state}`)].join(' · ')}
								</li>
							))}
						</ul>
						{undoFirst.count > undoFirst.lines.length && (
							<p>{t('undoMore', { count: undoFirst.count - undoFirst.lines.length })}</p>
						)}
					</>
				) : (
					<p>{t('removeText', { count: counts.open })}</p>
				)}
			</ConfirmDialog>
		</>
	);
}
