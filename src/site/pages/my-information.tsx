import { noop, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { meQuery } from '#views/my/me-query.ts';
import { informationQueries } from '#views/my/my-queries.ts';
import { Information } from '../features/my/information.tsx';
import { TextSheet } from '../features/text/text-sheet.tsx';
import type { AnyQuery, PageContext } from '../page-module.ts';
import { useViewer } from '../shell/site-context.tsx';
import { usePage } from '../use-page.ts';

/** Only its owners have a business to look after: only they load its panel and ask for its data. */
const loadPanel = () => import('#views/partner/partner-panel.tsx');
const loadPanelQueries = () => import('#views/partner/partner-queries.ts');

let loadedPanel: ComponentType | undefined;
const LazyPanel = lazy(async () => ({ default: (await loadPanel()).PartnerPanel }));

async function prepareBusiness(context: PageContext, client: QueryClient): Promise<boolean> {
	const { ownsBusiness } = await client.query(meQuery(context.callApi));
	if (!ownsBusiness) return false;
	const [panel, { partnerQueries }] = await Promise.all([loadPanel(), loadPanelQueries()]);
	await Promise.all(partnerQueries(context).map((query: AnyQuery) => client.query(query).catch(noop)));
	loadedPanel = panel.PartnerPanel;
	return true;
}

const businessQuery = (context: PageContext) =>
	queryOptions({ queryKey: ['my business'], queryFn: ({ client }) => prepareBusiness(context, client) });

export const queries = (context: PageContext) => [...informationQueries(context), businessQuery(context)];

export default function MyInformationPage() {
	const { search } = usePage();
	const owned = organisationsWhere(useViewer(), 'business.edit');
	const isOwner = owned !== 'all' && owned.length > 0;
	return (
		<Information
			isWelcome={search.has('welcome')}
			showText={(text) => <TextSheet {...text} />}
			business={isOwner && <Business />}
		/>
	);
}

function Business() {
	const state = useTranslations('state');
	// There already where its data is; React knows a lazy one only from its second rendering on.
	const Panel = loadedPanel ?? LazyPanel;
	return (
		<Suspense fallback={<Spinner label={state('loading')} slowLabel={state('stillLoading')} />}>
			<Panel />
		</Suspense>
	);
}
