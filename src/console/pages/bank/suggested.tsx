import type { BankCandidate, BankLine } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { SuggestionRow } from './suggestion-row.tsx';

type Suggestion = BankCandidate & Partial<Pick<BankLine['suggestions'][number], 'paymentId' | 'won' | 'why'>>;
type Props = { line: BankLine; suggestion: Suggestion; onSaid: (sentence: string) => void };

/** A reservation that a line may belong to. */
export function Suggested({ line, suggestion, onSaid }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const { keyOf } = useRepeatKey();
	const { reservationId, code, guest, title, due, missing, refund, why = [], paymentId = null } = suggestion;
	const won = suggestion.won ?? line.left;
	const isMore = line.direction === 'in' && paymentId === null && won > missing;
	const confirm = async () => {
		const said = { reservationId, paymentId, won, ...(isMore && { isMore }) };
		await callApi('POST /api/bank/lines/:id/matches', {
			params: { id: line.id },
			body: { key: keyOf(JSON.stringify(said)), ...said },
		});
		onSaid(t('confirmed', { code }));
	};
	const money = [
		line.direction === 'in' && due > 0 && t('dueNow', { won: formatWon(due) }),
		line.direction === 'in' && missing > 0 && missing !== due && t('missing', { won: formatWon(missing) }),
		line.direction === 'out' && refund > 0 && t('owed', { won: formatWon(refund) }),
	];
	return (
		<SuggestionRow
			to={`${consolePages.reservations.path}/${reservationId}`}
			{...{ code, why, won, confirm, name: guest, small: [title, ...money].filter(Boolean).join(' · ') }}
			warning={isMore && t('isMore')}
		/>
	);
}
