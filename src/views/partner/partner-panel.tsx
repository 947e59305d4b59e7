import type { OwnBusiness } from '#contract/api/member.ts';
import { Note } from '#ui/note.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMe } from '#views/my/use-me.ts';
import { ApplicationCard } from './application-card.tsx';
import { BusinessCard } from './business-card.tsx';
import { OfBusiness } from './business-context.ts';
import { LicencesCard } from './licences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SayProvider } from './say.tsx';

/**
 * What a cooperative member has besides: application, business, papers and the public profile. While a business is suspended
 * its profile waits; all the rest is there.
 */
export function PartnerPanel({ business: { organisation, isSuspended, mayEditProfile } }: { business: OwnBusiness }) {
	const t = useTranslations('partner.panel');
	return (
		<OfBusiness key={organisation} value={organisation}>
			<SayProvider>
				<Choice shown={organisation} />
				{isSuspended && <Note tone="warn">{t('suspended')}</Note>}
				<ApplicationCard />
				<BusinessCard />
				<LicencesCard />
				{mayEditProfile && <ProfileCard />}
			</SayProvider>
		</OfBusiness>
	);
}

/** Who owns several looks after one at a time. */
function Choice({ shown }: { shown: string }) {
	const t = useTranslations('partner.panel');
	const { businesses } = useMe();
	if (businesses.length < 2) return null;
	return (
		<Tabs label={t('choose')}>
			{businesses.map(({ organisation, name }) => (
				<a
					key={organisation}
					href={`?organisation=${organisation}#business`}
					aria-current={organisation === shown ? 'page' : undefined}
				>
					{name}
				</a>
			))}
		</Tabs>
	);
}
