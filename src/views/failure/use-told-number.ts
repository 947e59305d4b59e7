import { useEffect, useState } from 'react';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import { failureNumber } from '#contract/kept-failures.ts';
import { useApi } from '../api-context.ts';

/** A refusal is no fault of the page, and what the server keeps has its number already; anything else, nobody knows of but the browser. */
const isUntold = (error: unknown): boolean => !(error instanceof ApiFailure && error.problem);

/** Nobody needs it but whose page broke: it is no part of what a page weighs. */
const tell = async (callApi: CallApi, error: unknown): Promise<string | undefined> =>
	(await import('./tell-failure.ts')).tellFailure(callApi, error);

/** The number of what broke a page or a part of it: the server's, or the one it gives to what broke here; none where there is no way to it. */
export function useToldNumber(error: unknown): string | undefined {
	const callApi = useApi();
	const [told, setTold] = useState<string>();
	useEffect(() => {
		if (!isUntold(error)) return;
		let isShown = true;
		tell(callApi, error).then(
			(number) => isShown && setTold(number),
			() => undefined,
		);
		return () => {
			isShown = false;
		};
	}, [callApi, error]);
	return failureNumber(error) ?? told;
}
