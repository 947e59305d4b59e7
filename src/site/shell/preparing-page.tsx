import type { PageId } from '#contract/pages.ts';
import { pageTitle } from '#i18n/area-words.ts';
import { useTranslations } from '#ui/translations.tsx';
import { usePage } from '../use-page.ts';
import { MyPageTabs } from './my-page-tabs.tsx';
import { PageFrame } from './page-frame.tsx';
import { Preparing } from './preparing.tsx';

const isMyPage = (page: PageId) => page.startsWith('my');

/** A screen whose content comes later: its title and its frame, and an honest word that it is not there yet. */
export function PreparingPage({ page }: { page: PageId }) {
	const words = { page: useTranslations('page'), area: useTranslations('area') };
	const { params } = usePage();
	return (
		<PageFrame title={pageTitle({ page, area: params.area }, words)} {...(isMyPage(page) && { tabs: <MyPageTabs /> })}>
			<Preparing />
		</PageFrame>
	);
}
