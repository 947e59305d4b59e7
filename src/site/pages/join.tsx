import { AlreadyInside } from '../features/member/already-inside.tsx';
import { JoinScreen } from '../features/member/join/join-screen.tsx';
import { MemberFrame } from '../features/member/member-frame.tsx';
import { nextAddress } from '../features/member/next-address.ts';
import { formProductQuery } from '../features/reservation/form/form-queries.ts';
import { WantedCard } from '../features/reservation/wanted/wanted-card.tsx';
import { wantedIn } from '../features/reservation/wanted/wanted-in.ts';
import { pageTextQuery } from '../features/text/text-queries.ts';
import { TextSheet } from '../features/text/text-sheet.tsx';
import type { PageContext } from '../page-module.ts';
import { useViewer } from '../shell/site-context.tsx';
import { usePage } from '../use-page.ts';

export function queries({ callApi, locale: language, search }: PageContext) {
	const wanted = wantedIn(nextAddress(search));
	return wanted ? [formProductQuery(callApi, { id: wanted.productId, language })] : [];
}

const kinds = ['general', 'cooperative'] as const;

export default function JoinPage() {
	const { search, callApi, locale } = usePage();
	const viewer = useViewer();
	const next = nextAddress(search);
	const wanted = wantedIn(next);
	if (viewer)
		return (
			<MemberFrame picture="maru-spring-1">
				<AlreadyInside viewer={viewer} next={next} />
			</MemberFrame>
		);
	return (
		<JoinScreen
			askedType={kinds.find((kind) => kind === search.get('type'))}
			next={next}
			wanted={wanted && <WantedCard wanted={wanted} />}
			textQuery={(slug) => pageTextQuery(callApi, { slug, language: locale })}
			text={(slug, isOpen, onClose) => <TextSheet slug={slug} isOpen={isOpen} onClose={onClose} />}
		/>
	);
}
