import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '#ui/translations.tsx';
import { DateLists, listedRoles } from '../features/video/date/date-list.tsx';
import { DateScreen } from '../features/video/date/date-screen.tsx';
import { NoVideo } from '../features/video/nothing.tsx';
import { RequestScreen } from '../features/video/request/request-screen.tsx';
import { offerQuery, videoQuery, videosQuery } from '../features/video/video-queries.ts';
import { InKorean, isInKorean } from '../in-korean.tsx';
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

/** What the talk's page is said in, and what is in it. */
const dateWords = ['video', 'video-date', 'error', 'thread', 'reservation', 'reservation-my'] as const;

function OneDate({ id }: { id: string }) {
	const page = usePage();
	const { data } = useSuspenseQuery(date(page, id));
	// Whose talk it is reads the site in one of its languages; who works there may come from the console.
	if (data.role === 'member' || !isInKorean(page.search)) return <DateScreen key={id} date={data} />;
	return (
		<InKorean words={dateWords}>
			<KoreanDate id={id} />
		</InKorean>
	);
}

function KoreanDate({ id }: { id: string }) {
	const { data } = useSuspenseQuery(date(usePage(), id));
	return <DateScreen key={id} date={data} />;
}

function Request() {
	const t = useTranslations('video.request');
	const { data } = useSuspenseQuery(offer(usePage()));
	if (!data.isOn) return <NoVideo level={1} title={t('offTitle')} text={t('offText')} />;
	if (!data.house) return <NoVideo level={1} title={t('noHouseTitle')} text={t('noHouseText')} />;
	return <RequestScreen house={data.house} minutes={data.minutes} />;
}
