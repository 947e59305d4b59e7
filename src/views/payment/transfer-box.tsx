import type { GuestView } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './payment-card.module.css';

type Props = { transfer: NonNullable<GuestView['transfer']>; won: number };

/** Where to transfer to; what must be typed exactly can be copied. */
export function TransferBox({ transfer, won }: Props) {
	const t = useTranslations('reservation.my.pay');
	const { code } = useReservation().reservation;
	const approximate = useSecondCurrency()(won);
	const isNamedTwice = transfer.bankLatin !== transfer.bank;
	return (
		<section className={styles.transfer} aria-labelledby="transfer">
			<h3 id="transfer" className={styles.subtitle}>
				{t('transferTitle', { won: formatWon(won) })}
				{approximate && <span className={styles.by}>{approximate}</span>}
			</h3>
			<dl>
				<div>
					<dt>{t('bank')}</dt>
					<dd>
						{transfer.bank}
						{isNamedTwice && <span className={styles.by}>{transfer.bankLatin}</span>}
					</dd>
				</div>
				{transfer.swift && (
					<div>
						<dt>{t('swift')}</dt>
						<dd>
							{transfer.swift}
							<CopyButton text={transfer.swift} label={t('copySwift')} doneLabel={t('copied')} />
						</dd>
					</div>
				)}
				<div>
					<dt>{t('account')}</dt>
					<dd>
						{transfer.account}
						<CopyButton text={transfer.account} label={t('copyAccount')} doneLabel={t('copied')} />
					</dd>
				</div>
				<div>
					<dt>{t('holder')}</dt>
					<dd>{transfer.holder}</dd>
				</div>
				<div>
					<dt>{t('reference')}</dt>
					<dd>
						{code}
						<CopyButton text={code} label={t('copyReference')} doneLabel={t('copied')} />
					</dd>
				</div>
			</dl>
			<p className={styles.by}>{t('transferNote')}</p>
		</section>
	);
}
