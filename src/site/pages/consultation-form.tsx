import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '#views/my/me-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { consultationQuery, offerQuery } from '../features/consultation/consultation-queries.ts';
import { FormScreen } from '../features/consultation/form/form-screen.tsx';
import { RequestScreen } from '../features/consultation/request/request-screen.tsx';
import { ToDesk } from '../features/consultation/request/to-desk.tsx';
import { createLatePart, Late } from '../late-part.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** Most people agree without a look: the text comes when one wants to read it. */
const textSheet = createLatePart({
	load: async () => (await import('../features/text/text-sheet.tsx')).TextSheet,
	words: ['text'],
});

/** `?request=` is one that was sent; alone it is the form of the product. */
const requestIn = ({ search }: PageContext) => search.get('request') ?? undefined;

const offer = ({ callApi, locale, params }: PageContext) =>
	offerQuery(callApi, { product: params.id ?? '', language: locale });
const request = ({ callApi, locale }: PageContext, id: string) => consultationQuery(callApi, { id, language: locale });

export const queries = (page: PageContext) => {
	const id = requestIn(page);
	return id === undefined ? [meQuery(page.callApi), offer(page)] : [request(page, id)];
};

export default function ConsultationFormPage() {
	const page = usePage();
	const id = requestIn(page);
	return id === undefined ? <Form key={page.params.id} /> : <Request key={id} id={id} />;
}

function useTexts() {
	const { callApi, locale: language } = usePage();
	return {
		query: (slug: 'health' | 'provider') => pageTextQuery(callApi, { slug, language }),
		sheet: (slug: 'health' | 'provider', onClose: () => void) => (
			<Late part={textSheet} props={{ slug, isOpen: true, onClose }} />
		),
	};
}

function Form() {
	const page = usePage();
	const texts = useTexts();
	const { data: me } = useSuspenseQuery(meQuery(page.callApi));
	const { data } = useSuspenseQuery(offer(page));
	return <FormScreen me={me} offer={data} textQuery={texts.query} text={texts.sheet} />;
}

function Request({ id }: { id: string }) {
	const { data } = useSuspenseQuery(request(usePage(), id));
	const texts = useTexts();
	return data.role === 'house' ? <ToDesk id={id} /> : <RequestScreen consultation={data} texts={texts} />;
}
