import type { VoucherState } from '#domain/reservation/voucher.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useOrderText } from '#views/reservation/order-text.ts';
import { CheckedGuest } from './checked-guest.tsx';
import type { CheckOutcome } from './use-voucher-check.ts';
import styles from './voucher-check.module.css';

const looks: Record<VoucherState, { tone: 'ok' | 'warn' | 'bad'; icon: IconName }> = {
	valid: { tone: 'ok', icon: 'check' },
	'other-day': { tone: 'warn', icon: 'calendar' },
	'not-confirmed': { tone: 'warn', icon: 'clock' },
	cancelled: { tone: 'bad', icon: 'close' },
	over: { tone: 'warn', icon: 'clock' },
	several: { tone: 'warn', icon: 'people' },
	unknown: { tone: 'bad', icon: 'warning' },
};

type Props = { outcome: CheckOutcome; onChoose: (code: string) => void };

/** The answer in one word that can be read across a counter; then whose it is. */
export function CheckResult({ outcome: { state, reservation, several, facts }, onChoose }: Props) {
	const t = useTranslations('reservation.check');
	const orderText = useOrderText();
	const clocks = useBothClocks();
	// Good for today, but no transfer has come: nobody reads the one without the other.
	const standing = reservation && state === 'valid' ? voucherStanding(reservation.pay) : 'good';
	const unpaid = standing === 'unpaid' && reservation?.payment === 'part' ? 'part' : standing;
	// Somebody has come with it already: a second one at the door is not waved through.
	const usedAt = state === 'valid' ? reservation?.arrivedAt : null;
	const { tone, icon } = standing === 'good' && !usedAt ? looks[state] : ({ tone: 'warn', icon: 'warning' } as const);
	const said = usedAt ? t('used', { moment: clocks(usedAt).korean }) : t(`state.${state}`);
	return (
		<div className={styles.result} data-tone={tone}>
			<p className={styles.state}>
				<Icon name={icon} />
				{[said, ...(unpaid === 'good' ? [] : [t(unpaid)])].join(' · ')}
			</p>
			{reservation && <CheckedGuest key={reservation.code} reservation={reservation} />}
			{several.length > 0 && <Several several={several} onChoose={onChoose} />}
			{facts && (
				<>
					<p className={styles.facts}>
						<b>{facts.code}</b> · {facts.product}
						<br />
						{/* What is signed names people, not the vehicles or rooms they take. */}
						{orderText({ ...facts, units: 1 }, 'person').line}
					</p>
					<Note tone="warn">{t('offline')}</Note>
				</>
			)}
			{state === 'unknown' && <p className={styles.facts}>{t('unknown')}</p>}
		</div>
	);
}

/** The same five signs on two vouchers: the name tells them apart. */
function Several({ several, onChoose }: Pick<CheckOutcome, 'several'> & Pick<Props, 'onChoose'>) {
	const t = useTranslations('reservation.check');
	return (
		<>
			<p className={styles.facts}>{t('several')}</p>
			<div className={styles.actions}>
				{several.map(({ code, guest, title, on }) => (
					<Button key={code} onClick={() => onChoose(code)}>{`${guest} · ${formatDate(on)} · ${title}`}</Button>
				))}
			</div>
		</>
	);
}
