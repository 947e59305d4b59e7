import type { ReactNode } from 'react';
import type { ReservationTime } from '#contract/api/reservation.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoices, listTimes, scopesFor, withChoice } from './list-choices.ts';
import { ListSearch } from './list-search.tsx';
import styles from './reservation-list.module.css';
import { useListAddress } from './use-list-address.ts';

type Props = { choices: ListChoices; counts: Record<ReservationTime, number>; heading: ReactNode };

/** Whose, and of which time: links, so that each has its address and works before any script. */
export function ListFilters({ choices, counts, heading }: Props) {
	const t = useTranslations('reservation.my.list');
	const addressOf = useListAddress();
	return (
		<div className={styles.filters}>
			<ScopeSwitch choices={choices} />
			{heading}
			<nav className={styles.chips} aria-label={t('times')}>
				{listTimes.map((time) => {
					const isOn = time === choices.time;
					return (
						<AddressLink
							key={time}
							href={addressOf(withChoice(choices, { time, status: undefined }))}
							className={chipClass({ isOn })}
							aria-current={isOn ? 'true' : 'false'}
							keepScroll
						>
							{t(`time.${time}`)} <ChipCount>{counts[time]}</ChipCount>
						</AddressLink>
					);
				})}
			</nav>
			{choices.scope !== 'own' && <ListSearch key={choices.scope} choices={choices} />}
		</div>
	);
}

function ScopeSwitch({ choices }: { choices: ListChoices }) {
	const t = useTranslations('reservation.my.list');
	const addressOf = useListAddress();
	const scopes = scopesFor(useViewer());
	if (scopes.length < 2) return null;
	return (
		<nav className={styles.scopes} aria-label={t('scopes')}>
			{scopes.map((scope) => (
				<AddressLink
					key={scope}
					href={addressOf(withChoice(choices, { scope, status: undefined, search: '' }))}
					className={styles.scope}
					aria-current={scope === choices.scope ? 'true' : 'false'}
					keepScroll
				>
					{t(`scope.${scope}`)}
				</AddressLink>
			))}
		</nav>
	);
}
