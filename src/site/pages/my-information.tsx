import { noop, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { meQuery } from '#views/my/me-query.ts';
import { informationQueries } from '#views/my/my-queries.ts';
import { ownBusiness } from '#views/my/own-business.ts';
import { useMe } from '#views/my/use-me.ts';
import { Information } from '../features/my/information.tsx';
import { TextSheet } from '../features/text/text-sheet.tsx';
import type { AnyQuery, PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** Only its owners have a business to look after: only they load its panel and ask for its data. */
const loadPanel = () => import('#views/partner/partner-panel.tsx');
const loadPanelQueries = () => import('#views/partner/partner-queries.ts');

type Panel = Awaited<ReturnType<typeof loadPanel>>['PartnerPanel'];
let loadedPanel: ComponentType<ComponentProps<Panel>> | undefined;
const LazyPanel = lazy(async () => ({ default: (await loadPanel()).PartnerPanel }));

const namedIn = ({ search }: Pick<PageContext, 'search'>) => search.get('organisation');

async function prepareBusiness(context: PageContext, client: QueryClient): Promise<boolean> {
	const business = ownBusiness(await client.query(meQuery(context.callApi)), namedIn(context));
	if (!business) return false;
	const [panel, { partnerQueries }] = await Promise.all([loadPanel(), loadPanelQueries()]);
	const asked: AnyQuery[] = partnerQueries(context, business);
	await Promise.all(asked.map((query) => client.query(query).catch(noop)));
	loadedPanel = panel.PartnerPanel;
	return true;
}

const businessQuery = (context: PageContext) =>
	queryOptions({
		queryKey: ['my business', namedIn(context)],
		queryFn: ({ client }) => prepareBusiness(context, client),
	});

export const queries = (context: PageContext) => [...informationQueries(context), businessQuery(context)];

export default function MyInformationPage() {
	const { search } = usePage();
	const business = ownBusiness(useMe(), namedIn({ search }));
	return (
		<Information
			isWelcome={search.has('welcome')}
			showText={(text) => <TextSheet {...text} />}
			business={business && <Business business={business} />}
		/>
	);
}

function Business({ business }: ComponentProps<Panel>) {
	const state = useTranslations('state');
	// There already where its data is; React knows a lazy one only from its second rendering on.
	const Shown = loadedPanel ?? LazyPanel;
	return (
		<Suspense fallback={<Spinner label={state('loading')} slowLabel={state('stillLoading')} />}>
			<Shown business={business} />
		</Suspense>
	);
}
