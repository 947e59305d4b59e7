import type { BankLine, BankPayout } from '#contract/api/bank.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { SuggestionRow } from './suggestion-row.tsx';

type Props = { line: BankLine; payout: BankPayout; onSaid: (sentence: string) => void };

/** A recorded transfer to or from a partner that a line may be. */
export function SuggestedPayout({ line, payout, onSaid }: Props) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const { payoutId, settlementId, number, business, paidOn, reference, won, why } = payout;
	const confirm = async () => {
		await callApi('POST /api/bank/lines/:id/payouts', { params: { id: line.id }, body: { payoutId } });
		onSaid(t('tied', { number }));
	};
	return (
		<SuggestionRow
			to={`${consolePages.settlements.path}/${settlementId}`}
			{...{ code: number, name: business, why, won, confirm }}
			small={[t('payoutOn', { day: formatDate(paidOn) }), reference].filter(Boolean).join(' · ')}
		/>
	);
}
