import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '#views/my/me-query.ts';
import { DeskNote } from '../features/my/desk-note.tsx';
import { MyFrame } from '../features/my/my-frame.tsx';
import { MyRatings } from '../features/rating/list/my-ratings.tsx';
import { ownRatingsQuery } from '../features/rating/rating-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const listQuery = ({ callApi, locale: language }: PageContext) => ownRatingsQuery(callApi, { language });

export const queries = (page: PageContext) => [meQuery(page.callApi), listQuery(page)];

export default function MyRatingsPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(listQuery(page));
	const { data: me } = useSuspenseQuery(meQuery(page.callApi));
	return (
		<MyFrame>
			<DeskNote page="ratings" />
			<MyRatings data={data} isEmailVerified={me.isEmailVerified} sent={page.search.get('sent')} />
		</MyFrame>
	);
}
