import type { Voucher } from '#contract/api/voucher.ts';
import styles from './taxi-card.module.css';

/** Whom to call for the way; the number is never torn apart. */
export function DriverNote({ voucher: { korean, phones } }: { voucher: Voucher }) {
	const phone = phones.provider ?? phones.agency;
	const [before, after = ''] = korean.taxi.note.split(phone);
	if (phone === '' || before === undefined) return korean.taxi.note;
	return (
		<>
			{before}
			<b className={styles.phone}>{phone}</b>
			{after}
		</>
	);
}
