import { pagePath } from '#contract/page-address.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ErrandCount } from './errand/errand-count.tsx';
import { useSection } from './use-section.ts';

/** The way to one's own reservations, with how much waits there: in the header from 981 px up, else a tab. For members alone. */
export function TripsLink({ className }: { className?: string | undefined }) {
	const t = useTranslations('shell');
	const within = useSection();
	return (
		<PageLink page="myReservations" className={className} {...within(pagePath('myReservations'))}>
			<Icon name="ticket" />
			<span>{t('trips')}</span>
			<ErrandCount side="guest" />
		</PageLink>
	);
}
