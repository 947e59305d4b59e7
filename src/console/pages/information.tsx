import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { allLocales } from '#i18n/locales.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { InformationCards } from '#views/my/information-cards.tsx';
import { LeaveContext } from '#views/my/leave-context.ts';
import { meQuery } from '#views/my/me-query.ts';
import { informationQueries } from '#views/my/my-queries.ts';
import { PartnerPanel } from '#views/partner/partner-panel.tsx';
import { partnerQueries } from '#views/partner/partner-queries.ts';
import { navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { leave } from '../leave.ts';
import { PageHead } from '../page-head.tsx';
import { TextSheet } from '../text-sheet.tsx';

/** Everything the cards read: they stand together or not at all. */
function useInformation() {
	const locale = useWordsLocale();
	const callApi = useApi();
	const client = useQueryClient();
	return useQuery({
		queryKey: ['my information', locale],
		queryFn: async () => {
			const [{ ownsBusiness }] = await Promise.all([
				client.query(meQuery(callApi)),
				...informationQueries({ callApi, locale }).map((query) => client.query(query as never)),
			]);
			if (ownsBusiness) await Promise.all(partnerQueries({ callApi }).map((query) => client.query(query as never)));
			return { ownsBusiness };
		},
	});
}

/** One's own information, in the languages of the console: for who works here, and at its door for who waits to. */
export function InformationPage() {
	const pages = useTranslations('console.pages');
	const loaded = useInformation();
	const isWelcome = useConsoleAddress().query.has('welcome');
	const welcomed = () => navigate(consolePages.information.path, 'replace');
	return (
		<>
			<PageHead title={pages('information')} />
			<LeaveContext value={leave}>
				<Await query={loaded}>
					{({ ownsBusiness }) => (
						<InformationCards
							onWelcomed={isWelcome ? welcomed : undefined}
							showText={(text) => <TextSheet {...text} />}
							business={ownsBusiness && <PartnerPanel />}
							languages={allLocales}
						/>
					)}
				</Await>
			</LeaveContext>
		</>
	);
}
