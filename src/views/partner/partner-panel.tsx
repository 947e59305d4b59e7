import { ApplicationCard } from './application-card.tsx';
import { BusinessCard } from './business-card.tsx';
import { LicencesCard } from './licences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SayProvider } from './say.tsx';

/** What a cooperative member has besides: application, business, papers and the public profile. */
export function PartnerPanel() {
	return (
		<SayProvider>
			<ApplicationCard />
			<BusinessCard />
			<LicencesCard />
			<ProfileCard />
		</SayProvider>
	);
}
