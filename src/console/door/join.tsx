import { consoleDoors, consolePages } from '#contract/console-pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { BusinessStep } from '#views/member/join/business-step.tsx';
import { InvitationAccept, InvitationCard } from '#views/member/join/invitation.tsx';
import { JoinForm } from '#views/member/join/join-form.tsx';
import { useJoin } from '#views/member/join/use-join.ts';
import { WhatHappensNext } from '#views/member/join/what-happens-next.tsx';
import { withQuery } from '#views/page-link.tsx';
import { PageHead } from '../page-head.tsx';
import { TextSheet } from '../text-sheet.tsx';
import styles from './door.module.css';
import { logOut } from './log-out.ts';

/** All of it is loaded with this part of the door. */
const nothingMore = () => Promise.resolve();

type Props = {
	viewer: Viewer | null;
	/** The link of who was invited to work for a business: they join as a person, without one of their own. */
	invitation: string | undefined;
	/** Somebody has just joined: what they chose at the door is kept with them. */
	onInside: () => Promise<void>;
};

/** Joining as a cooperative member, or by an invitation. */
export function Join({ viewer, invitation, onInside }: Props) {
	if (viewer && invitation)
		return (
			<div className={styles.panel}>
				<InvitationAccept token={invitation} viewer={viewer} logOut={<OtherAccount />} />
			</div>
		);
	return <JoinFields invitation={invitation} onInside={onInside} />;
}

function OtherAccount() {
	const t = useTranslations('console.door');
	const callApi = useApi();
	return (
		<Button variant="quiet" size="lg" onClick={() => void logOut(callApi)}>
			{t('other')}
		</Button>
	);
}

function JoinFields({ invitation, onInside }: Omit<Props, 'viewer'>) {
	const t = useTranslations('member.join');
	const back = invitation && withQuery(consoleDoors.join, { invitation });
	const form = useJoin({
		askedType: invitation ? 'general' : 'cooperative',
		prepareBusiness: nothingMore,
		onJoined: async () => {
			await onInside();
			window.location.assign(back ?? `${consolePages.information.path}?welcome`);
		},
	});
	return (
		<div className={styles.wide}>
			<div className={styles.panel}>
				<PageHead
					title={invitation ? t('title') : t('cooperativeTitle')}
					{...(!invitation && { text: t('cooperativeLead') })}
				/>
				{invitation && back && <InvitationCard token={invitation} next={back} />}
				<JoinForm
					form={form}
					next={back}
					business={<BusinessStep form={form} />}
					text={(slug, onClose) => <TextSheet slug={slug} isOpen onClose={onClose} />}
					prepareText={nothingMore}
				/>
			</div>
			{!invitation && (
				<aside className={styles.aside}>
					<WhatHappensNext />
				</aside>
			)}
		</div>
	);
}
