import type { Voucher } from '#contract/api/voucher.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { AskingBadge } from '#views/reservation/asking-badge.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import perforated from '#views/reservation/stub.module.css';
import { UnpaidBadge } from '#views/reservation/unpaid-badge.tsx';
import { KeptBadge } from '../kept/kept-note.tsx';
import styles from './pass.module.css';
import { PassRows } from './pass-rows.tsx';
import { UnpaidBand } from './unpaid-band.tsx';

type Props = { voucher: Voucher };

/** The pass itself: what was reserved, row by row in two languages, and the code that proves it. */
export function Pass({ voucher }: Props) {
	const { own, korean, code, pay } = voucher;
	const { reservation } = useReservation();
	const { payment } = reservation;
	return (
		<article className={styles.pass} data-standing={voucherStanding(pay)}>
			<span className={styles.strip}>
				<ProductPicture name={voucher.picture} sizes="(max-width: 980px) 100vw, 80rem" isFirst />
			</span>
			<UnpaidBand voucher={voucher} />
			<div className={styles.words}>
				<p className={styles.badges}>
					<StatusBadge status={voucher.status} />
					<AskingBadge reservation={reservation} />
					<UnpaidBadge reservation={{ pay, payment }} />
					<span className={styles.koreanStatus} lang="ko">
						{korean.status}
					</span>
					<span className={styles.code}>{code}</span>
				</p>
				<div className={styles.titles}>
					<h1 className={styles.title}>{own.title}</h1>
					<p className={styles.koreanTitle} lang="ko">
						{korean.title}
					</p>
				</div>
				<PassRows voucher={voucher} />
			</div>
			<Stub voucher={voucher} />
		</article>
	);
}

/** Beyond the perforation: what is scanned, and what is read out when it cannot be. */
function Stub({ voucher: { code, qr, changedAt, pay } }: Props) {
	const t = useTranslations('reservation.voucher');
	const { role } = useReservation().reservation;
	const clocks = useBothClocks();
	return (
		<div className={`${perforated.stub} ${styles.stub}`}>
			<span className={styles.qr}>
				<QrCode text={qr} label={t('qr', { code })} />
			</span>
			<b className={styles.short}>{code.split('-').at(-1)}</b>
			{role === 'member' && <p className={styles.hint}>{t(voucherStanding(pay) === 'good' ? 'show' : 'pay.hint')}</p>}
			{role === 'member' && <KeptBadge />}
			<p className={styles.small}>
				{t('signed')}
				<br />
				{t('changed', { moment: clocks(changedAt).both })}
			</p>
		</div>
	);
}
