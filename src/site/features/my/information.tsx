import type { ComponentProps } from 'react';
import { publicLocales } from '#i18n/locales.ts';
import { leaveAsVisitor, leaving } from '#site/data/member-session.ts';
import { useRouter } from '#site/router/router.tsx';
import { InformationCards } from '#views/my/information-cards.tsx';
import { LeaveContext } from '#views/my/leave-context.ts';
import { MyFrame } from './my-frame.tsx';

type Props = Pick<ComponentProps<typeof InformationCards>, 'showText' | 'business'> & {
	/** Of someone who has just joined. */
	isWelcome: boolean;
};

const leave = { leaving, leaveAsVisitor };

/** SPEC section 2, my page: My Information. */
export function Information({ isWelcome, ...rest }: Props) {
	const { location, navigate } = useRouter();
	const welcomed = () => navigate(location.pathname, { replace: true, keepScroll: true });
	return (
		<MyFrame>
			<LeaveContext value={leave}>
				<InformationCards {...rest} languages={publicLocales} onWelcomed={isWelcome ? welcomed : undefined} />
			</LeaveContext>
		</MyFrame>
	);
}
