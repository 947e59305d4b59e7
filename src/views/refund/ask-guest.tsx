import type { RefundStandingView } from '#contract/api/refund-account.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { useBothClocks } from '../clock/both-clocks.ts';
import styles from '../reservation/reservation.module.css';
import { useRefundFailure } from './use-refund-failure.ts';

type Props = {
	id: string;
	standing: Pick<RefundStandingView, 'isKnown' | 'askedAt' | 'canAsk'>;
	keep: (next: RefundStandingView) => void;
};

/** Has the guest asked by mail and bell; where an account is there, because it did not work. */
export function AskGuest({ id, standing: { isKnown, askedAt, canAsk }, keep }: Props) {
	const t = useTranslations('refund.desk');
	const clocks = useBothClocks();
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving({ textOf: useRefundFailure() });
	const ask = () => save(async () => keep(await callApi('POST /api/refunds/:id/asking', { params: { id } })));
	if (!canAsk && askedAt === null) return null;
	return (
		<>
			{askedAt && <p className={styles.small}>{t('asked', { moment: clocks(askedAt).both })}</p>}
			{canAsk && (
				<Button isFull isBusy={isBusy} onClick={() => void ask()}>
					{t(isKnown ? 'askAgain' : 'ask')}
				</Button>
			)}
			<FailureNote>{failure}</FailureNote>
		</>
	);
}
