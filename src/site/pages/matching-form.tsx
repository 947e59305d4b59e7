import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { isAreaSlug } from '#domain/area/areas.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { loadCountries } from '#i18n/countries.ts';
import { mayBeLoggedIn } from '#site/data/session-watch.ts';
import { meQuery } from '#views/my/me-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { AskScreen } from '../features/matching/ask/ask-screen.tsx';
import { createLatePart, Late } from '../late-part.tsx';
import type { PageContext } from '../page-module.ts';
import { useViewer } from '../shell/site-context.tsx';
import { usePage } from '../use-page.ts';

/** Most people agree without a look: the text comes when one wants to read it. */
const textSheet = createLatePart({
	load: async () => (await import('../features/text/text-sheet.tsx')).TextSheet,
	words: ['text'],
});

/** Null for a visitor, who may write first and log in to send. */
const askerQuery = ({ callApi, locale }: PageContext) =>
	queryOptions({
		queryKey: ['matching asker', locale],
		queryFn: async ({ client }) => {
			if (!mayBeLoggedIn()) return { me: null, country: '' };
			try {
				const me = await client.query(meQuery(callApi));
				const country = me.country ? ((await loadCountries(locale))[me.country as CountryCode] ?? '') : '';
				return { me, country };
			} catch (error) {
				if ((error as { status?: number }).status === 401) return { me: null, country: '' };
				throw error;
			}
		},
	});

/** `?edit=` changes a question of one's own, `?again=` begins with one; another's is none. */
const earlierQuery = ({ callApi, locale: language, search }: PageContext) => {
	const id = search.get('edit') ?? search.get('again');
	return queryOptions({
		queryKey: ['matching question again', id, language],
		queryFn: async () => {
			if (id === null) return null;
			try {
				const question = await callApi('GET /api/matching/questions/:id', { params: { id }, query: { language } });
				return question.role === 'asker' && !question.isErased ? question : null;
			} catch (error) {
				const { status } = error as { status?: number };
				if (status === 404 || status === 400) return null;
				throw error;
			}
		},
	});
};

/** From a product's page: its area and kind are chosen already. */
const aboutQuery = ({ callApi, locale: language, search }: PageContext) => {
	const id = search.get('product');
	return queryOptions({
		queryKey: ['matching product', id, language],
		queryFn: async () => {
			if (id === null) return null;
			try {
				const { area, kind } = await callApi('GET /api/products/:id', { params: { id }, query: { language } });
				return { area: area as string, kind };
			} catch (error) {
				const { status } = error as { status?: number };
				if (status === 404 || status === 400) return null;
				throw error;
			}
		},
	});
};

/** `?area=`: from the questions or products of one. */
const areaIn = (search: URLSearchParams) => {
	const area = search.get('area');
	return area !== null && isAreaSlug(area) ? { area, kind: '' } : null;
};

export const queries = (page: PageContext) => [askerQuery(page), earlierQuery(page), aboutQuery(page)];

export default function MatchingFormPage() {
	const page = usePage();
	const { callApi, locale: language, search } = page;
	const viewer = useViewer();
	const { data: asker } = useSuspenseQuery(askerQuery(page));
	const { data: earlier } = useSuspenseQuery(earlierQuery(page));
	const { data: product } = useSuspenseQuery(aboutQuery(page));
	const about = product ?? areaIn(search);
	const isEdited = search.has('edit') && earlier?.may.edit === true;
	return (
		<AskScreen
			key={`${asker.me?.id} ${earlier?.id} ${about?.area} ${about?.kind}`}
			me={viewer ? asker.me : null}
			country={asker.country}
			earlier={earlier ? { question: earlier, isEdited } : null}
			about={about}
			textQuery={(slug) => pageTextQuery(callApi, { slug, language })}
			text={(slug, onClose) => <Late part={textSheet} props={{ slug, isOpen: true, onClose }} />}
		/>
	);
}
