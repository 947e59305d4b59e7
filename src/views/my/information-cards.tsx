import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { FactorsCard } from '../factor/factors-card.tsx';
import { AccessesCard } from './accesses-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DataCard } from './data-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { EmailCard } from './email-card.tsx';
import styles from './information.module.css';
import { LanguageCard } from './language-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { PassportCard } from './passport-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { ReadTextProvider, type ShowText } from './read-text.tsx';
import { SayProvider, useSay } from './say.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { VaultCard } from './vault-card.tsx';
import { Welcome } from './welcome.tsx';

type Props = {
	/** Closes what greets someone who has just joined; nobody else is greeted. */
	onWelcomed?: (() => void) | undefined;
	showText: ShowText;
	/** A cooperative member's business. */
	business: ReactNode;
	/** In which mails can be had. */
	languages: readonly Locale[];
};

/** SPEC section 2, my page: My Information. */
export function InformationCards({ onWelcomed, showText, business, languages }: Props) {
	return (
		<SayProvider>
			<ReadTextProvider showText={showText}>
				{onWelcomed && <Welcome onClose={onWelcomed} />}
				<div className={styles.columns}>
					<div className={styles.cards}>
						<PhotoCard />
						<DetailsCard />
						{business && (
							<div id="business" className={styles.business}>
								{business}
							</div>
						)}
						<EmailCard />
						<PasswordCard />
						<SecondFactor />
						<PassportCard />
						<VaultCard />
						<LanguageCard languages={languages} />
						<MailsCard />
						<SessionsCard />
						<ConsentsCard />
						<AccessesCard />
						<DataCard />
						<ClosingCard />
					</div>
					<SideNavigation hasBusiness={Boolean(business)} />
				</div>
			</ReadTextProvider>
		</SayProvider>
	);
}

function SecondFactor() {
	return <FactorsCard onDone={useSay()} />;
}

/** The cards by name, beside them on a desk; plain anchors, so that each has its address. */
function SideNavigation({ hasBusiness }: { hasBusiness: boolean }) {
	const t = useTranslations('my');
	const vault = useTranslations('vault');
	const places = [
		['photo', t('photo.title')],
		['details', t('details.title')],
		...(hasBusiness ? [['business', t('business')]] : []),
		['email', t('email.title')],
		['password', t('password.title')],
		['factors', t('factors.title')],
		['passport', t('passport.title')],
		['vault', vault('title')],
		['language', t('language.title')],
		['mails', t('mails.title')],
		['sessions', t('sessions.title')],
		['consents', t('consents.title')],
		['accesses', t('accesses.title')],
		['data', t('data.title')],
		['closing', t('closing.title')],
	];
	return (
		<nav className={styles.side} aria-label={t('onThisPage')}>
			<ul>
				{places.map(([id, name]) => (
					<li key={id}>
						<a href={`#${id}`}>{name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
