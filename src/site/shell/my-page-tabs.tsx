import type { PageId } from '#contract/pages.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useReservationsQuery } from '#site/shell/errand/use-reservations-query.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** SPEC section 2: My Information, Reservation, Matching inquiry, Grade management. */
export const myPages = ['myInformation', 'myReservations', 'myMatches', 'myRatings'] as const satisfies PageId[];

/** Pages, not panels: links with aria-current, so each has its address. */
export function MyPageTabs() {
	const t = useTranslations('shell');
	const reservationsQuery = useReservationsQuery();
	return (
		<Tabs label={t('myPage')} isBleeding>
			{myPages.map((id) => (
				<PageLink key={id} page={id} {...(id === 'myReservations' && { query: reservationsQuery })}>
					{t(`my.${id}`)}
				</PageLink>
			))}
		</Tabs>
	);
}
