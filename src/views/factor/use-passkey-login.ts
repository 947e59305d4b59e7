import { useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '../api-context.ts';
import { useMemberFailure } from '../member/use-member-failure.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

type LoggedIn = OutputOf<Api['POST /api/sessions/passkey']>;

/** Somebody is here: what comes with the first of these comes in time for the field they are about to press. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const canOfferQuietly = async (): Promise<boolean> =>
	canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/**
 * A passkey instead of e-mail and password: by its button, or chosen among what the browser offers under the e-mail field. Its code
 * and its question to the server come with the first sign of somebody; until then the page has nothing of it.
 */
export function usePasskeyLogin({
	isKept,
	onInside,
}: {
	isKept: boolean;
	onInside: (answer: LoggedIn) => Promise<void>;
}) {
	const callApi = useApi();
	const isLive = useIsLive();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useMemberFailure() });
	const [isStopped, setIsStopped] = useState(false);
	const isAsked = useRef(false);

	const ask = async (isQuiet: boolean) => {
		const [{ askPasskey }, options] = await Promise.all([
			import('./passkey-device.ts'),
			callApi('POST /api/sessions/passkey/options', {}),
		]);
		isAsked.current = true;
		return askPasskey(options, isQuiet);
	};
	const enter = async (answer: Awaited<ReturnType<typeof ask>>) => {
		if (!answer) return false;
		await onInside(await callApi('POST /api/sessions/passkey', { body: { answer, isKept } }));
		return true;
	};

	const offer = useRef<() => Promise<void>>(undefined);
	offer.current = async () => {
		// Nobody asked for it: where it cannot be offered, nothing is said.
		const answer = (await canOfferQuietly()) ? await ask(true).catch(() => undefined) : undefined;
		// What was offered too long ago, or is not known here, is told; another can be chosen.
		if (answer && (await save(() => enter(answer))) === undefined) void offer.current?.();
	};
	useEffect(() => {
		const begin = () => {
			for (const sign of signs) window.removeEventListener(sign, begin);
			void offer.current?.();
		};
		for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
		return () => {
			for (const sign of signs) window.removeEventListener(sign, begin);
			if (isAsked.current) void import('./passkey-device.ts').then(({ leavePasskey }) => leavePasskey());
		};
	}, []);

	return {
		/** Until the page is alive nobody knows; then it is there where the browser has it. */
		isOffered: !isLive || canUsePasskeys(),
		...{ isBusy, failure, isStopped, isLive },
		logIn: async () => {
			setIsStopped(false);
			const isInside = await save(async () => enter(await ask(false)));
			if (isInside === false) setIsStopped(true);
		},
		forget,
	};
}
