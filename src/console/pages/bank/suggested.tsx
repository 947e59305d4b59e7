import { useQueryClient } from '@tanstack/react-query';
import type { BankCandidate, BankLine } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import queues from '../queues.module.css';
import styles from './bank.module.css';
import { outdateBank } from './bank-keys.ts';

type Suggestion = BankCandidate & Partial<Pick<BankLine['suggestions'][number], 'paymentId' | 'won' | 'why'>>;
type Props = { line: BankLine; suggestion: Suggestion; onSaid: (sentence: string) => void };

/** A reservation that a line may belong to, and the click that says so. */
export function Suggested({ line, suggestion, onSaid }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const { keyOf } = useRepeatKey();
	const { reservationId, code, guest, title, due, missing, refund, why = [], paymentId = null } = suggestion;
	const won = suggestion.won ?? line.left;
	const isMore = line.direction === 'in' && paymentId === null && won > missing;
	const { isBusy, failure, save } = useSaving({
		textOf: useConsoleFailure(),
		onRefusal: async ({ code: refusal }) => {
			if (refusal !== 'changed-since') return undefined;
			await outdateBank(client);
			return t('changed');
		},
	});
	const confirm = () =>
		save(async () => {
			const said = { reservationId, paymentId, won, ...(isMore && { isMore }) };
			await callApi('POST /api/bank/lines/:id/matches', {
				params: { id: line.id },
				body: { key: keyOf(JSON.stringify(said)), ...said },
			});
			onSaid(t('confirmed', { code }));
			await outdateBank(client);
		});
	const money = [
		line.direction === 'in' && due > 0 && t('dueNow', { won: formatWon(due) }),
		line.direction === 'in' && missing > 0 && missing !== due && t('missing', { won: formatWon(missing) }),
		line.direction === 'out' && refund > 0 && t('owed', { won: formatWon(refund) }),
	];
	return (
		<li className={styles.suggestion}>
			<div className={rowStyles.row}>
				<span>
					<ConsoleLink to={`${consolePages.reservations.path}/${reservationId}`}>{code}</ConsoleLink> {guest}
					<br />
					<span className={queues.small}>{[title, ...money].filter(Boolean).join(' · ')}</span>
				</span>
				<span className={styles.badges}>
					{why.map((reason) => (
						<Badge key={reason} tone={reason === 'amount-differs' || reason === 'twice' ? 'warn' : 'neutral'}>
							{t(`why.${reason}`)}
						</Badge>
					))}
				</span>
				<Button
					size="sm"
					variant="primary"
					isBusy={isBusy}
					onClick={() => void confirm()}
					aria-label={t('confirmOf', { code, won: formatWon(won) })}
				>
					{t('confirm')}
				</Button>
			</div>
			{isMore && <p className={queues.small}>{t('isMore')}</p>}
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
		</li>
	);
}
