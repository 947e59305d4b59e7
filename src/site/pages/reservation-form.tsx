import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '#views/my/me-query.ts';
import { pageTextQuery } from '#views/text/text-queries.ts';
import { againQuery, formProductQuery, offerQuery } from '../features/reservation/form/form-queries.ts';
import { NothingChosen } from '../features/reservation/form/nothing-chosen.tsx';
import { ReservationScreen } from '../features/reservation/form/reservation-screen.tsx';
import { TextSheet } from '../features/text/text-sheet.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

const productIn = ({ search }: PageContext) => search.get('product') ?? '';

const productQuery = (context: PageContext) =>
	formProductQuery(context.callApi, {
		id: productIn(context),
		language: context.locale,
		area: context.params.area,
	});

const waitingQuery = ({ callApi, locale, search }: PageContext) =>
	offerQuery(callApi, { id: search.get('waiting'), language: locale });

const repeatedQuery = ({ callApi, locale, search }: PageContext) =>
	againQuery(callApi, { id: search.get('again'), language: locale });

export const queries = (context: PageContext) =>
	productIn(context) === ''
		? []
		: [productQuery(context), meQuery(context.callApi), waitingQuery(context), repeatedQuery(context)];

export const isOfOne = (context: PageContext) => productIn(context) !== '';

export const title = (context: PageContext, client: QueryClient) =>
	client.getQueryData(productQuery(context).queryKey)?.title;

export default function ReservationFormPage() {
	return productIn(usePage()) === '' ? <NothingChosen /> : <Form />;
}

function Form() {
	const context = usePage();
	const { callApi, locale: language } = context;
	const query = productQuery(context);
	const { data: product } = useSuspenseQuery(query);
	const { data: me } = useSuspenseQuery(meQuery(callApi));
	const { data: waiting } = useSuspenseQuery(waitingQuery(context));
	const { data: again } = useSuspenseQuery(repeatedQuery(context));
	return (
		<ReservationScreen
			key={`${product.id} ${again?.id}`}
			product={product}
			me={me}
			waiting={waiting}
			again={again?.productId === product.id ? again : null}
			productQuery={query}
			textQuery={(slug) => pageTextQuery(callApi, { slug, language })}
			text={(slug, onClose) => <TextSheet slug={slug} isOpen onClose={onClose} />}
		/>
	);
}
