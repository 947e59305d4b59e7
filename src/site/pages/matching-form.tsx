import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { AskerQuestion } from '#contract/api/matching.ts';
import { isAreaSlug } from '#domain/area/areas.ts';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { loadCountries } from '#i18n/countries.ts';
import { mayBeLoggedIn } from '#site/data/session-watch.ts';
import { meQuery } from '#views/my/me-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { AskScreen } from '../features/matching/ask/ask-screen.tsx';
import type { Earlier } from '../features/matching/ask/ask-values.ts';
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

/** None where it is not there, or no address at all. */
async function ifThere<Found>(asked: Promise<Found>): Promise<Found | null> {
	try {
		return await asked;
	} catch (error) {
		const { status } = error as { status?: number };
		if (status === 404 || status === 400 || status === 401) return null;
		throw error;
	}
}

/**
 * `?edit=` changes a question of one's own, `?held=` one that has not gone out yet, `?again=` begins with one; another's is
 * none. One that went out in the meantime is changed as what it is by now.
 */
const earlierQuery = ({ callApi, locale: language, search }: PageContext) => {
	const [edited, held, again] = ['edit', 'held', 'again'].map((name) => search.get(name));
	const id = held ?? edited ?? again;
	return queryOptions({
		queryKey: ['matching question again', edited, held, again, language],
		queryFn: async (): Promise<Earlier | null> => {
			if (!id) return null;
			const waiting = held && (await ifThere(callApi('GET /api/matching/held/:id', { params: { id } })));
			if (waiting) return { id, as: 'held', revision: waiting.revision, said: waiting };
			const question = await ifThere(
				callApi('GET /api/matching/questions/:id', { params: { id }, query: { language } }),
			);
			return question?.role === 'asker' && !question.isErased ? earlierOf(question, id !== again) : null;
		},
	});
};

function earlierOf({ contents, ...question }: AskerQuestion, isEdited: boolean): Earlier {
	const { id, revision, may } = question;
	const said = { ...question, contents: contents.text, locale: contents.locale };
	return isEdited && may.edit ? { id, as: 'edited', revision, said } : { id, as: 'again', said };
}

/** From a product's page: its area and kind are chosen already. */
const aboutQuery = ({ callApi, locale: language, search }: PageContext) => {
	const id = search.get('product');
	return queryOptions({
		queryKey: ['matching product', id, language],
		queryFn: async () => {
			if (id === null) return null;
			const product = await ifThere(callApi('GET /api/products/:id', { params: { id }, query: { language } }));
			return product && { area: product.area as string, kind: product.kind };
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
	return (
		<AskScreen
			key={`${asker.me?.id} ${earlier?.id} ${about?.area} ${about?.kind}`}
			me={viewer ? asker.me : null}
			country={asker.country}
			earlier={earlier}
			about={about}
			textQuery={(slug) => pageTextQuery(callApi, { slug, language })}
			text={(slug, onClose) => <Late part={textSheet} props={{ slug, isOpen: true, onClose }} />}
		/>
	);
}
