import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

/** What comes back of what was paid, and what is kept: sums, never a percentage beside a sum it is not one of. */
export function useRefundText(): (money: { paid: number; kept: number; back: number }) => string {
	const t = useTranslations('reservation.refund');
	return ({ paid, kept, back }) => {
		if (paid === 0) return t('free');
		const sums = { paid: formatWon(paid), kept: formatWon(kept), back: formatWon(back) };
		if (kept === 0) return t('all', sums);
		return t(back === 0 ? 'none' : 'part', sums);
	};
}
