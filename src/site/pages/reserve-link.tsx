import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meQuery } from '#views/my/me-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { agreedProduct, agreedQuery } from '../features/reservation/form/agreed-order.ts';
import { againQuery, formProductQuery, offerQuery } from '../features/reservation/form/form-queries.ts';
import { ReservationScreen } from '../features/reservation/form/reservation-screen.tsx';
import { TextSheet } from '../features/text/text-sheet.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** The short link to the form of any product, and from the mail that offers places. */
const productQuery = ({ callApi, locale, params: { id = '' } }: PageContext) =>
	formProductQuery(callApi, { id, language: locale });

const waitingQuery = ({ callApi, locale, search }: PageContext) =>
	offerQuery(callApi, { id: search.get('waiting'), language: locale });

const repeatedQuery = ({ callApi, locale, search }: PageContext) =>
	againQuery(callApi, { id: search.get('again'), language: locale });

/** `?question=…&answer=…`: a matched answer, at its own price. */
const answerQuery = ({ callApi, locale: language, search }: PageContext) => agreedQuery(callApi, { search, language });

export const queries = (context: PageContext) => [
	productQuery(context),
	meQuery(context.callApi),
	waitingQuery(context),
	repeatedQuery(context),
	answerQuery(context),
];

export const title = (context: PageContext, client: QueryClient) =>
	client.getQueryData(productQuery(context).queryKey)?.title;

export default function ReserveLinkPage() {
	const context = usePage();
	const { callApi, locale: language } = context;
	const query = productQuery(context);
	const { data: listed } = useSuspenseQuery(query);
	const { data: me } = useSuspenseQuery(meQuery(callApi));
	const { data: waiting } = useSuspenseQuery(waitingQuery(context));
	const { data: again } = useSuspenseQuery(repeatedQuery(context));
	const { data: found } = useSuspenseQuery(answerQuery(context));
	const agreed = found?.productId === listed.id ? found : null;
	const product = useMemo(() => agreedProduct(listed, agreed), [listed, agreed]);
	return (
		<ReservationScreen
			key={`${product.id} ${again?.id} ${agreed?.answerId}`}
			product={product}
			agreed={agreed}
			me={me}
			waiting={waiting}
			again={again?.productId === product.id ? again : null}
			productQuery={query}
			textQuery={(slug) => pageTextQuery(callApi, { slug, language })}
			text={(slug, onClose) => <TextSheet slug={slug} isOpen onClose={onClose} />}
		/>
	);
}
