import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { allLocales } from '#i18n/locales.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { InformationCards } from '#views/my/information-cards.tsx';
import { LeaveContext } from '#views/my/leave-context.ts';
import { meQuery } from '#views/my/me-query.ts';
import { informationQueries } from '#views/my/my-queries.ts';
import { ownBusiness } from '#views/my/own-business.ts';
import { PartnerPanel } from '#views/partner/partner-panel.tsx';
import { partnerQueries } from '#views/partner/partner-queries.ts';
import { navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { leave } from '../leave.ts';
import { PageHead } from '../page-head.tsx';
import { TextSheet } from '../text-sheet.tsx';
import { useNamedPart } from '../use-named-part.ts';

/** Everything the cards read: they stand together or not at all. */
function useInformation(named: string | null) {
	const locale = useWordsLocale();
	const callApi = useApi();
	const client = useQueryClient();
	return useQuery({
		queryKey: ['my information', locale, named],
		queryFn: async () => {
			const [me] = await Promise.all([
				client.query(meQuery(callApi)),
				...informationQueries({ callApi, locale }).map((query) => client.query(query as never)),
			]);
			const business = ownBusiness(me, named);
			if (business)
				await Promise.all(partnerQueries({ callApi }, business).map((query) => client.query(query as never)));
			return { business };
		},
	});
}

/** One's own information, in the languages of the console: for who works here, and at its door for who waits to. */
export function InformationPage() {
	const pages = useTranslations('console.pages');
	const { query } = useConsoleAddress();
	const loaded = useInformation(query.get('organisation'));
	const isWelcome = query.has('welcome');
	const welcomed = () => navigate(consolePages.information.path, 'replace');
	return (
		<>
			<PageHead title={pages('information')} />
			<LeaveContext value={leave}>
				<Await query={loaded}>
					{({ business }) => (
						<InformationCards
							onWelcomed={isWelcome ? welcomed : undefined}
							showText={(text) => <TextSheet {...text} />}
							business={business && <NamedPanel business={business} />}
							languages={allLocales}
						/>
					)}
				</Await>
			</LeaveContext>
		</>
	);
}

/** What is said of a paper leads right to the papers. */
function NamedPanel(props: ComponentProps<typeof PartnerPanel>) {
	useNamedPart();
	return <PartnerPanel {...props} />;
}
