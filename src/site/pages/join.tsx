import { queryOptions } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { AlreadyInsideHost } from '../features/member/already-inside-host.tsx';
import { JoinScreen } from '../features/member/join/join-screen.tsx';
import { LogOutButton } from '../features/member/log-out-button.tsx';
import { MemberFrame } from '../features/member/member-frame.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { LazyWantedCard, wantedCardFile, wantedQuery } from '../features/reservation/wanted/lazy-wanted-card.tsx';
import { wantedIn } from '../features/reservation/wanted/wanted-in.ts';
import { lateTextSheet } from '../features/text/late-text-sheet.ts';
import { Late } from '../late-part.tsx';
import type { PageContext } from '../page-module.ts';
import { usePageAddress } from '../router/use-page-address.ts';
import { useViewer } from '../shell/site-context.tsx';
import { usePage } from '../use-page.ts';

const wantedOf = ({ search }: PageContext) => wantedIn(nextAddress(search));

/** Few come by an invitation: only they load what shows it. */
const loadInvitation = () => import('#views/member/join/invitation.tsx');
const invitationFile = 'src/views/member/join/invitation.tsx';
const LazyCard = lazy(async () => ({ default: (await loadInvitation()).InvitationCard }));
const LazyAccept = lazy(async () => ({ default: (await loadInvitation()).InvitationAccept }));

/** There already where the page was rendered with it; React knows a lazy one only from its second rendering on. */
let loaded: Awaited<ReturnType<typeof loadInvitation>> | undefined;

const invitationShown = queryOptions({
	queryKey: ['invitation shown'],
	queryFn: async () => {
		loaded = await loadInvitation();
		return true;
	},
});

export function queries(page: PageContext) {
	const wanted = wantedOf(page);
	return [...(wanted ? [wantedQuery(page, wanted)] : []), ...(page.search.has('invitation') ? [invitationShown] : [])];
}

export const files = (page: PageContext) => [
	...(wantedOf(page) ? [wantedCardFile] : []),
	...(page.search.has('invitation') ? [invitationFile] : []),
];

const kinds = ['general', 'cooperative'] as const;

export default function JoinPage() {
	const { search, locale } = usePage();
	const viewer = useViewer();
	const addressFor = usePageAddress();
	const state = useTranslations('state');
	const waiting = <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
	const invitation = search.get('invitation');
	const [InvitationCard, InvitationAccept] = [
		loaded?.InvitationCard ?? LazyCard,
		loaded?.InvitationAccept ?? LazyAccept,
	];
	const next = invitation
		? `${addressFor(pagePath('join'))}?invitation=${encodeURIComponent(invitation)}`
		: nextAddress(search);
	const wanted = wantedIn(next);
	if (viewer)
		return (
			<MemberFrame picture="maru-spring-1">
				{invitation ? (
					<Suspense fallback={waiting}>
						<InvitationAccept token={invitation} viewer={viewer} logOut={<LogOutButton />} />
					</Suspense>
				) : (
					<AlreadyInsideHost viewer={viewer} next={next} />
				)}
			</MemberFrame>
		);
	return (
		<JoinScreen
			askedType={kinds.find((kind) => kind === search.get('type'))}
			next={next}
			wanted={
				invitation && next ? (
					<Suspense fallback={waiting}>
						<InvitationCard token={invitation} next={next} />
					</Suspense>
				) : (
					wanted && <LazyWantedCard wanted={wanted} />
				)
			}
			text={(slug, onClose) => <Late part={lateTextSheet} props={{ slug, isOpen: true, onClose }} />}
			prepareText={() => lateTextSheet.prepare(locale)}
		/>
	);
}
