import type { OwedRefund } from '#contract/api/refund.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { momentOf } from '../../moment.ts';
import { RefundAccountReveal } from '../../reveal/refund-account-reveal.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import queues from '../queues.module.css';
import styles from './refunds.module.css';

type Props = { refund: OwedRefund; onAsked: () => void };

/** Where a refund goes, masked, or that nobody knows yet; with what a desk can do about it. */
export function WhereTo({ refund, onAsked }: Props) {
	const t = useTranslations('console.refund');
	const { id, code, said, isKnown, askedAt } = refund;
	return (
		<div className={styles.where}>
			{isKnown && said ? (
				<Known said={said} />
			) : (
				<Badge tone="warn">{t(said?.isReturned ? 'returned' : 'unknown')}</Badge>
			)}
			{!isKnown && askedAt && <span className={queues.small}>{t('asked', { moment: momentOf(askedAt) })}</span>}
			{said?.account && !said.isReduced && <RefundAccountReveal {...{ id, code }} />}
			<Ask {...{ refund, onAsked }} />
		</div>
	);
}

function Known({ said: { way, account } }: { said: NonNullable<OwedRefund['said']> }) {
	const t = useTranslations('console.refund');
	const countries = useCountryNames();
	if (!account) return <span>{t(`ways.${way}`)}</span>;
	const { bank, country, number } = account;
	return (
		<span>
			{`${bank} · ${countries[country] ?? country} · `}
			<span className={styles.number}>{number}</span>
		</span>
	);
}

function Ask({ refund: { id, code, isKnown, canAsk }, onAsked }: Props) {
	const t = useTranslations('console.refund');
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	if (!canAsk) return null;
	const ask = () =>
		save(async () => {
			await callApi('POST /api/refunds/:id/asking', { params: { id } });
			onAsked();
		});
	const label = t(isKnown ? 'askAgain' : 'ask');
	return (
		<>
			<Button size="sm" isBusy={isBusy} aria-label={`${label}: ${code}`} onClick={() => void ask()}>
				{label}
			</Button>
			<FailureNote>{failure}</FailureNote>
		</>
	);
}
