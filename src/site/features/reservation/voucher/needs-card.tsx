import type { Voucher } from '#contract/api/voucher.ts';
import { needStanding } from '#domain/reservation/need-standing.ts';
import { type NamedNeed, type NeedId, namedNeeds } from '#domain/reservation/needs.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './needs-card.module.css';
import sheet from './voucher-sheet.module.css';

const signs: Partial<Record<NamedNeed['id'], IconName>> = {
	halal: 'lotus',
	vegetarian: 'lotus',
	'child-seats': 'people',
	'same-gender-staff': 'person',
};

function useNeedText(): (need: NamedNeed) => string {
	const t = useTranslations('reservation.voucher');
	const spoken = useTranslations('reservation.spoken');
	return (need) => {
		if (need.id === 'halal') return t(`halal.${need.level}`);
		if (need.id === 'child-seats') return t('childSeats', { count: need.count });
		if (need.id === 'interpreter') return t('interpreter', { language: spoken(need.language) });
		if (need.id === 'wheelchair') {
			const text = need.kind ? t(`wheelchair.${need.kind}`) : t('need.wheelchair');
			return need.count === undefined || need.count === 1 ? text : `${text} ${t('wheelchairs', { count: need.count })}`;
		}
		return t(`need.${need.id}`);
	};
}

/** What became of the question about a need; nothing where the product promises it. */
function Asked({ id }: { id: NeedId }) {
	const t = useTranslations('reservation.voucher.asked');
	const { reservation } = useReservation();
	const standing = needStanding(id, reservation);
	if (standing === 'promised') return null;
	if (standing !== 'how') return <span>{t(standing)}</span>;
	const text = reservation.questions?.list.find((one) => one.id === id)?.text ?? '';
	return <span>{t('how', { text })}</span>;
}

/** What the guest would have to explain: in full sentences that staff read. */
export function NeedsCard({ voucher: { korean } }: { voucher: Voucher }) {
	const t = useTranslations('reservation.voucher');
	const needText = useNeedText();
	const { reservation } = useReservation();
	const allergy = reservation.role === 'member' ? reservation.allergy : null;
	const named = namedNeeds(reservation.needs);
	if (named.length === 0 && allergy === null) return null;
	return (
		<section className={styles.needs} aria-labelledby="staff-should-know">
			<h2 id="staff-should-know" className={sheet.heading}>
				{t('needs')} <small lang="ko">{korean.needsHeading}</small>
			</h2>
			<ul>
				{named.map((need, at) => (
					<li key={need.id}>
						<Icon name={signs[need.id] ?? 'info'} />
						<span>
							<b>{needText(need)}</b>
							<Asked id={need.id} />
							<span lang="ko">{[korean.needs[at], korean.asked[at]].filter(Boolean).join(' ')}</span>
						</span>
					</li>
				))}
				{allergy !== null && (
					<li>
						<Icon name="warning" />
						<span>
							<b>{t('allergy', { text: allergy })}</b>
							<span lang="ko">
								{korean.allergy}: {allergy}
							</span>
						</span>
					</li>
				)}
			</ul>
		</section>
	);
}
