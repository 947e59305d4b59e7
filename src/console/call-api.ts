import { QueryClient } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure, createClient } from '#contract/client.ts';
import type { Locale } from '#i18n/locales.ts';
import { notingLogin } from './signed-out.ts';

export const callApi: CallApi = notingLogin(createClient((...given) => fetch(...given)));

let formerLocale: Locale | undefined;

/** What was on show in this language stays until it is there in the next one, and with it what somebody was typing. */
export const keepWhatWasIn = (locale: Locale): void => {
	formerLocale = locale;
};

const isIn = (key: readonly unknown[], locale: Locale | undefined): boolean =>
	locale !== undefined && JSON.stringify(key).includes(`"${locale}"`);

/** A refusal is an answer; anything else is tried again. Lists here are worked on: shown afresh with each visit. */
export const createQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				refetchOnReconnect: false,
				refetchOnWindowFocus: false,
				retry: (failures, error) => failures < 2 && !(error instanceof ApiFailure && error.status < 500),
				networkMode: 'always',
				placeholderData: <Data>(before: Data, query?: { queryKey: readonly unknown[] }) =>
					query && isIn(query.queryKey, formerLocale) ? before : undefined,
			},
			mutations: { networkMode: 'always' },
		},
	});
