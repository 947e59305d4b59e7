import type { PageId } from '#contract/pages.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** SPEC section 2: My Information, Reservation, Matching inquiry, Grade management. */
export const myPages = ['myInformation', 'myReservations', 'myMatches', 'myRatings'] as const satisfies PageId[];

/** Pages, not panels: links with aria-current, so each has its address. */
export function MyPageTabs() {
	const t = useTranslations('shell');
	return (
		<Tabs label={t('myPage')} isBleeding>
			{myPages.map((id) => (
				<PageLink key={id} page={id}>
					{t(`my.${id}`)}
				</PageLink>
			))}
		</Tabs>
	);
}
