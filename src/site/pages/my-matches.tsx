import { isBuilt } from '#contract/pages.ts';
import { meQuery } from '#site/data/me-query.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { NothingYet } from '../features/my/nothing-yet.tsx';
import type { PageContext } from '../page-module.ts';
import { PageLink } from '../router/page-link.tsx';

export const queries = ({ callApi }: PageContext) => [meQuery(callApi)];

export default function MyMatchesPage() {
	const t = useTranslations('my.matches');
	const page = useTranslations('page');
	return (
		<NothingYet
			title={page('myMatches.title')}
			picture={{ src: '/assets/images/kite.webp', width: 600, height: 450 }}
			emptyTitle={t('emptyTitle')}
			emptyText={t(isBuilt('matchingForm') ? 'emptyText' : 'soon')}
			actions={
				<PageLink page="matchingForm" className={buttonClass({ variant: 'brand' })}>
					{page('matchingForm.title')}
				</PageLink>
			}
		/>
	);
}
