import { areaSlugs } from '#domain/area/areas.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { NothingYet } from '../features/my/nothing-yet.tsx';
import type { PageContext } from '../page-module.ts';
import { PageLink } from '../router/page-link.tsx';
import { meQuery } from '../shell/me-query.ts';

export const queries = ({ callApi }: PageContext) => [meQuery(callApi)];

export default function MyReservationsPage() {
	const t = useTranslations('my.reservations');
	const page = useTranslations('page');
	const shell = useTranslations('shell');
	return (
		<NothingYet
			title={page('myReservations.title')}
			picture={{ src: '/assets/images/magpie.webp', width: 600, height: 450 }}
			emptyTitle={t('emptyTitle')}
			emptyText={t('emptyText')}
			actions={areaSlugs.map((area) => (
				<PageLink key={area} page="productList" params={{ area }} className={buttonClass({ variant: 'brand' })}>
					{shell('area', { area })}
				</PageLink>
			))}
		/>
	);
}
