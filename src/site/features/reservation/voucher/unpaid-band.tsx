import type { Voucher } from '#contract/api/voucher.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './unpaid-band.module.css';

/** Across the pass and on paper, in both languages: a voucher that is not paid looks like one. */
export function UnpaidBand({ voucher: { id, pay, korean } }: { voucher: Voucher }) {
	const t = useTranslations('reservation.voucher.pay');
	const words = useTranslations('reservation');
	const clocks = useBothClocks();
	const { role, payment } = useReservation().reservation;
	const standing = voucherStanding(pay);
	if (standing === 'good') return null;
	const facts = { won: formatWon(pay.won), until: pay.by === null ? '' : clocks(pay.by).both };
	return (
		<div className={styles.band}>
			<Icon name={standing === 'checking' ? 'clock' : 'warning'} />
			<div className={styles.words}>
				<p>
					<b>{words(payWord({ pay, payment }))}</b> {t(standing, facts)}
				</p>
				<p lang="ko" className={styles.korean}>
					{korean.unpaid}
				</p>
			</div>
			{role === 'member' && standing === 'unpaid' && (
				<PageLink
					page="myReservation"
					params={{ id }}
					className={`${buttonClass({ variant: 'primary' })} ${styles.pay}`}
				>
					{t('do')}
				</PageLink>
			)}
		</div>
	);
}
