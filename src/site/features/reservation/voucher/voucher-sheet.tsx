import { useQuery } from '@tanstack/react-query';
import type { Voucher } from '#contract/api/voucher.ts';
import { detailIds, isAtDoor } from '#domain/reservation/details.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Mark } from '#ui/logo.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { ClockCard } from '#views/reservation/clock-card.tsx';
import { ManageCard } from '#views/reservation/manage-card.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { InstallHint } from '../kept/install-hint.tsx';
import { NotKept } from '../kept/kept-note.tsx';
import { Emergency } from './emergency.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { Pass } from './pass.tsx';
import { RefundStrip } from './refund-strip.tsx';
import { TaxiCard } from './taxi-card.tsx';
import { VoucherActions } from './voucher-actions.tsx';
import styles from './voucher-sheet.module.css';

type Props = { voucher: Voucher };

/** What a guest shows on arrival: their own language beside Korean, on a screen or on one sheet of A4. */
export function VoucherSheet({ voucher }: Props) {
	const t = useTranslations('reservation.voucher');
	const isDense = useIsDense(voucher);
	return (
		<div className={styles.sheet} data-dense={isDense || undefined}>
			<KoreanType />
			<PaperHead voucher={voucher} />
			{voucher.status === 'completed' && (
				<div className={styles.over}>
					<Note>{t('over')}</Note>
				</div>
			)}
			<Pass voucher={voucher} />
			<NotKept />
			<div className={styles.columns}>
				<div className={styles.main}>
					<TaxiCard voucher={voucher} />
					<div className={styles.pair}>
						<MeetingCard voucher={voucher} />
						<NeedsCard voucher={voucher} />
					</div>
					<RefundStrip />
					<Emergency voucher={voucher} />
				</div>
				<div className={styles.side}>
					<VoucherActions id={voucher.id} />
					<InstallHint />
					<ClockCard />
					<ManageCard />
				</div>
			</div>
			<PaperFoot />
		</div>
	);
}

/** So many things beyond what every voucher says fit on one sheet in the usual size. */
const roomy = 1;

function useIsDense({ own, pay, ticket }: Voucher): boolean {
	const { reservation } = useReservation();
	const { needs, details, travellers } = reservation;
	const hasAllergy = reservation.role === 'member' && reservation.allergy !== null;
	const asked = detailIds.filter((id) => isAtDoor(id) && details[id] !== undefined).length;
	const extra = namedNeeds(needs).length + (hasAllergy ? 1 : 0) + asked;
	const told = (voucherStanding(pay) === 'good' ? 0 : 2) + (ticket === null ? 0 : 1);
	return extra + told + own.choices.length + Math.floor(travellers.length / 4) > roomy;
}

/** On paper, where the site around it is not. */
function PaperHead({ voucher }: Props) {
	const shell = useTranslations('shell');
	const t = useTranslations('reservation.status');
	const clocks = useBothClocks();
	return (
		<div className={styles.paperHead}>
			<span className={styles.brand}>
				<Mark />
				{shell('brand')}
			</span>
			<span className={styles.paperCode}>
				<b>{voucher.code}</b>
				<span>
					{t(voucher.status)} · <span lang="ko">{voucher.korean.status}</span> · {clocks(voucher.changedAt).both}
				</span>
			</span>
		</div>
	);
}

function PaperFoot() {
	const t = useTranslations('reservation.voucher');
	const { data: profile } = useQuery(profileQuery(useApi(), useLocale()));
	return (
		<div className={styles.paperFoot}>
			<span>{profile && [profile.companyName, profile.address, internationalPhone(profile.phone)].join(' · ')}</span>
			<span>{t('signed')}</span>
		</div>
	);
}
