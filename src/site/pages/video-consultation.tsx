import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '#ui/translations.tsx';
import { DateScreen } from '#views/video/date/date-screen.tsx';
import { offerQuery, videoQuery, videosQuery } from '#views/video/video-queries.ts';
import { DateLists, listedRoles } from '../features/video/date/date-list.tsx';
import { NoVideo } from '../features/video/nothing.tsx';
import { RequestScreen } from '../features/video/request/request-screen.tsx';
import { SiteVideoFront } from '../features/video/site-video-front.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** `?date=` is one talk; `?product=` or `?provider=` asks for one; alone it lists them. */
const dateOf = ({ search }: PageContext) => search.get('date') ?? undefined;
const askedOf = ({ search }: PageContext) => ({
	product: search.get('product') ?? undefined,
	provider: search.get('provider') ?? undefined,
});
const isAsking = (page: PageContext) => Object.values(askedOf(page)).some((asked) => asked !== undefined);

const offer = (page: PageContext) => offerQuery(page.callApi, { ...askedOf(page), language: page.locale });
const date = (page: PageContext, id: string) => videoQuery(page.callApi, { id, language: page.locale });

export const isOfOne = (page: PageContext) => dateOf(page) !== undefined;

export const queries = (page: PageContext) => {
	const id = dateOf(page);
	if (id !== undefined) return [date(page, id)];
	if (isAsking(page)) return [offer(page)];
	return listedRoles.map((as) => videosQuery(page.callApi, { as, language: page.locale }));
};

export default function VideoConsultationPage() {
	const page = usePage();
	const id = dateOf(page);
	if (id !== undefined) return <OneDate id={id} />;
	return isAsking(page) ? <Request /> : <DateLists />;
}

function OneDate({ id }: { id: string }) {
	const page = usePage();
	const { data } = useSuspenseQuery(date(page, id));
	return (
		<SiteVideoFront>
			<DateScreen key={id} date={data} />
		</SiteVideoFront>
	);
}

function Request() {
	const t = useTranslations('video.request');
	const { data } = useSuspenseQuery(offer(usePage()));
	if (!data.isOn) return <NoVideo level={1} title={t('offTitle')} text={t('offText')} />;
	if (!data.house) return <NoVideo level={1} title={t('noHouseTitle')} text={t('noHouseText')} />;
	return <RequestScreen house={data.house} minutes={data.minutes} />;
}
