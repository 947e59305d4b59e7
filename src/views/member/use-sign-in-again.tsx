import { type ReactNode, useState } from 'react';
import { afterSignIn } from './after-sign-in.ts';
import { SignInAgain } from './sign-in-again.tsx';

type Asking = { times: number; answer?: (isSignedIn: boolean) => void };

/**
 * Before secrets: `save(() => signedIn(() => callApi(…)))`, and `dialog` somewhere beside. The dialog opens when the server
 * wants the password once more; what is on the page stays as it is.
 */
export function useSignInAgain(): {
	signedIn: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>;
	dialog: ReactNode;
} {
	const [{ times, answer }, setAsking] = useState<Asking>({ times: 0 });
	const ask = () =>
		new Promise<boolean>((resolve) => setAsking((before) => ({ times: before.times + 1, answer: resolve })));
	const close = (isSignedIn: boolean) => {
		answer?.(isSignedIn);
		setAsking({ times });
	};
	return {
		signedIn: (work) => afterSignIn(work, ask),
		dialog: <SignInAgain key={times} isOpen={answer !== undefined} onAnswer={close} />,
	};
}
