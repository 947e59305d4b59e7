import type { AskerAnswer } from '#contract/api/matching.ts';
import { formatWon } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { wordsOf } from '#site/words.ts';
import { Button } from '#ui/button.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import type { DialogState } from './matching-dialog.ts';
import styles from './pick-footer.module.css';

type Props = { answer: AskerAnswer; open: DialogState['open'] };

/** Below a profile that lies over a question: its price, and the request. The profile around it has words of its own. */
export function PickFooter({ answer, open }: Props) {
	const locale = useLocale();
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['matching', 'matching-detail', 'matching-asker'])}>
			<Request answer={answer} open={open} />
		</TranslationsProvider>
	);
}

function Request({ answer: { id, total }, open }: Props) {
	const t = useTranslations('matching');
	const second = useSecondCurrency();
	return (
		<div className={styles.foot}>
			{total !== null && (
				<span className={styles.price}>
					<b>{formatWon(total)}</b> {second(total)}
				</span>
			)}
			<Button variant="primary" onClick={() => open({ name: 'pick', answerId: id })}>
				{t('asker.request')}
			</Button>
		</div>
	);
}
