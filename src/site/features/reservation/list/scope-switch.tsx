import { useQuery } from '@tanstack/react-query';
import { AddressLink } from '#site/router/page-link.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { ChipCount } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { errandCountQuery } from '#views/errand/errand-queries.ts';
import { type ListChoices, scopesFor, withChoice } from './list-choices.ts';
import styles from './reservation-list.module.css';
import { useListAddress } from './use-list-address.ts';

/** Whose reservations: above everything of them, for those who have more than their own; with what waits for an answer. */
export function ScopeSwitch({ choices }: { choices: ListChoices }) {
	const t = useTranslations('reservation.my.list');
	const addressOf = useListAddress();
	const scopes = scopesFor(useViewer());
	const { data } = useQuery(errandCountQuery(useApi()));
	if (scopes.length < 2) return null;
	return (
		<nav className={styles.scopes} aria-label={t('scopes')}>
			{scopes.map((scope) => {
				const count = (scope === 'own' ? data?.guest : scope === 'provided' ? data?.house : 0) ?? 0;
				return (
					<AddressLink
						key={scope}
						href={addressOf(withChoice(choices, { scope, status: undefined, search: '' }))}
						className={styles.scope}
						aria-current={scope === choices.scope ? 'true' : 'false'}
						keepScroll
					>
						{t(`scope.${scope}`)} {count > 0 && <ChipCount>{count}</ChipCount>}
					</AddressLink>
				);
			})}
		</nav>
	);
}
