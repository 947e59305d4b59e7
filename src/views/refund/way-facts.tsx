import type { RefundWaySaid } from '#contract/api/refund-account.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '../clock/both-clocks.ts';
import { useCountryNames } from '../rating/use-country-names.ts';

/** What was said about where a refund goes: an account with its last signs, or another way. */
export function WayFacts({ said, isOwn = false }: { said: RefundWaySaid; isOwn?: boolean }) {
	const t = useTranslations('refund');
	const clocks = useBothClocks();
	const countries = useCountryNames();
	const { way, account, at, as } = said;
	return (
		<FactRows
			rows={[
				{ name: t('way'), value: t(`ways.${way}`) },
				...(account
					? [
							{ name: t('bank'), value: `${account.bank} · ${countries[account.country] ?? account.country}` },
							{ name: t('number'), value: account.number },
						]
					: []),
				{ name: t(`${isOwn ? 'saidOwn' : 'said'}.${as}`), value: clocks(at).both },
			]}
		/>
	);
}
