import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

/** What a partner gets; what it owes instead is said in words: nobody reads a minus as somebody else's debt. */
export function Payable({ won }: { won: number }) {
	const t = useTranslations('console.settlement');
	return won < 0 ? t('owesWon', { won: formatWon(-won) }) : formatWon(won);
}
