import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { NothingYet } from '../features/my/nothing-yet.tsx';
import type { PageContext } from '../page-module.ts';
import { PageLink } from '../router/page-link.tsx';
import { meQuery } from '../shell/me-query.ts';

export const queries = ({ callApi }: PageContext) => [meQuery(callApi)];

export default function MyRatingsPage() {
	const t = useTranslations('my.ratings');
	const page = useTranslations('page');
	return (
		<NothingYet
			title={page('myRatings.title')}
			picture={{ src: '/assets/images/hanriver.webp', width: 600, height: 450 }}
			emptyTitle={t('emptyTitle')}
			emptyText={t('emptyText')}
			actions={
				<PageLink page="myReservations" className={buttonClass({ variant: 'brand' })}>
					{page('myReservations.title')}
				</PageLink>
			}
		/>
	);
}
