import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type MineFilter, mineFilters } from '#domain/matching/waiting.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { meQuery } from '#views/my/me-query.ts';
import { videosQuery } from '#views/video/video-queries.ts';
import { consultationsQuery } from '../features/consultation/consultation-queries.ts';
import { MyConsultations } from '../features/consultation/my-consultations.tsx';
import { MyQuestions } from '../features/matching/mine/my-questions.tsx';
import { MyFrame } from '../features/my/my-frame.tsx';
import { NothingYet } from '../features/my/nothing-yet.tsx';
import { MyVideos } from '../features/video/my-videos.tsx';
import type { PageContext } from '../page-module.ts';
import { PageLink } from '../router/page-link.tsx';
import { usePage } from '../use-page.ts';

const filterIn = ({ search }: PageContext): MineFilter =>
	mineFilters.find((one) => one === search.get('filter')) ?? 'all';

const listQuery = (page: PageContext) => {
	const cursor = page.search.get('cursor') ?? undefined;
	const query = { language: page.locale, filter: filterIn(page), cursor };
	return queryOptions({
		queryKey: ['GET /api/matching/questions/mine', query],
		queryFn: () => page.callApi('GET /api/matching/questions/mine', { query }),
	});
};

/** What the member asked for, and what they are asked to interpret. */
const videoQueries = ({ callApi, locale: language }: PageContext) =>
	[videosQuery(callApi, { as: 'member', language }), videosQuery(callApi, { as: 'interpreter', language })] as const;

const consultationQuery = ({ callApi, locale }: PageContext) => consultationsQuery(callApi, locale);

export const queries = (page: PageContext) => [
	meQuery(page.callApi),
	listQuery(page),
	consultationQuery(page),
	...videoQueries(page),
];

export default function MyMatchesPage() {
	const page = usePage();
	const t = useTranslations('my.matches');
	const words = useTranslations('page');
	const { data } = useSuspenseQuery(listQuery(page));
	const [own, interpreted] = videoQueries(page);
	const videos = [...useSuspenseQuery(own).data.items, ...useSuspenseQuery(interpreted).data.items];
	const { items: consultations, nextCursor } = useSuspenseQuery(consultationQuery(page)).data;
	const { email } = useSuspenseQuery(meQuery(page.callApi)).data;
	const hasQuestions = data.counts.all > 0 || data.held.length > 0;
	if (!hasQuestions && videos.length === 0 && consultations.length === 0)
		return (
			<NothingYet
				title={words('myMatches.title')}
				picture={{ src: '/assets/images/kite.webp', width: 600, height: 450 }}
				emptyTitle={t('emptyTitle')}
				emptyText={t('emptyText')}
				actions={
					<PageLink page="matchingForm" className={buttonClass({ variant: 'brand' })}>
						{words('matchingForm.title')}
					</PageLink>
				}
			/>
		);
	return (
		<MyFrame>
			{consultations.length > 0 && <MyConsultations rows={consultations} nextCursor={nextCursor} />}
			{videos.length > 0 && <MyVideos rows={videos} />}
			{hasQuestions && (
				<MyQuestions
					{...{ data, email, filter: filterIn(page) }}
					isLater={page.search.has('cursor')}
					isHeldSaved={page.search.get('held') === 'saved'}
				/>
			)}
		</MyFrame>
	);
}
