import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayDo, ownBusinessOf } from '#domain/organisation/rights.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { OfBusiness, useOrganisation } from '#views/partner/business-context.ts';
import { LicencesCard } from '#views/partner/licences-card.tsx';
import { partnerQuery, profileQuery } from '#views/partner/partner-queries.ts';
import { ProfileCard } from '#views/partner/profile-card.tsx';
import { SayProvider } from '#views/partner/say.tsx';
import { useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { PageHead } from '../page-head.tsx';
import { useNamedPart } from '../use-named-part.ts';
import { useViewer } from '../viewer.tsx';
import { productHousesKey } from './products/product-queries.ts';
import styles from './staff.module.css';

/** What travellers read of a house: texts, pictures, languages; and the papers it is shown by, with their end. */
export function ProfilePage() {
	const t = useTranslations('partner.profile');
	const pages = useTranslations('console.pages');
	const viewer = useViewer();
	const named = useConsoleAddress().query.get('organisation') ?? undefined;
	const organisation = ownBusinessOf(viewer, 'profile.edit', named) ?? ownBusinessOf(viewer, 'profile.edit') ?? '';
	const profile = useQuery(profileQuery(useApi(), organisation));
	const client = useQueryClient();
	// With its profile a house can offer something: who goes on to make a product is asked for it anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever the profile is another one
	useEffect(() => client.removeQueries({ queryKey: [productHousesKey] }), [client, profile.dataUpdatedAt]);
	return (
		<>
			<PageHead title={pages('profile')} text={t('lead')} />
			<Await query={profile}>
				{() => (
					<OfBusiness key={organisation} value={organisation}>
						<SayProvider>
							<div className={styles.stack}>
								<ProfileCard />
								{mayDo(viewer, 'business.edit', organisation) && <Papers />}
							</div>
						</SayProvider>
					</OfBusiness>
				)}
			</Await>
		</>
	);
}

function Papers() {
	const partner = useQuery(partnerQuery(useApi(), useOrganisation()));
	return <Await query={partner}>{() => <NamedPapers />}</Await>;
}

/** What is missing of a product may lead right here. */
function NamedPapers() {
	useNamedPart();
	return <LicencesCard />;
}
