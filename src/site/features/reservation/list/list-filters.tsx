import type { ReactNode } from 'react';
import type { ReservationTime } from '#contract/api/reservation.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoices, listTimes } from './list-choices.ts';
import styles from './reservation-list.module.css';
import { useListAddress } from './use-list-address.ts';

type Props = { choices: ListChoices; counts: Record<ReservationTime, number>; heading: ReactNode };

/** Of which time, each from its first page: links, so that each has its address and works before any script. */
export function ListFilters({ choices, counts, heading }: Props) {
	const t = useTranslations('reservation.my.list');
	const addressOf = useListAddress();
	return (
		<div className={styles.filters}>
			{heading}
			<nav className={styles.chips} aria-label={t('times')}>
				{listTimes.map((time) => {
					const isOn = time === choices.time;
					return (
						<AddressLink
							key={time}
							href={addressOf({ time, cursor: undefined })}
							className={chipClass({ isOn })}
							aria-current={isOn ? 'true' : 'false'}
							keepScroll
						>
							{t(`time.${time}`)} <ChipCount>{counts[time]}</ChipCount>
						</AddressLink>
					);
				})}
			</nav>
		</div>
	);
}
