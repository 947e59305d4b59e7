import { useEffect, useState } from 'react';
import type { LogoutFailure } from './logout-failure.tsx';
import { whenIdle } from './when-idle.ts';

type Props = { isShown: boolean; onClose: () => void };

/** The message is fetched while all is well: a logout fails where there is no connection to fetch it over. */
export function LogoutFailureHost(props: Props) {
	const [Message, setMessage] = useState<typeof LogoutFailure>();
	useEffect(
		() =>
			whenIdle(
				() =>
					void import('./logout-failure.tsx').then(
						({ LogoutFailure }) => setMessage(() => LogoutFailure),
						() => undefined,
					),
			),
		[],
	);
	return Message && <Message {...props} />;
}
