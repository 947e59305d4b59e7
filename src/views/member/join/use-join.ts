import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ConsentKind, consentKinds } from '#domain/member/consent.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '../../api-context.ts';
import { pageTextQuery } from '../../text/text-queries.ts';
import { blankJoin, type JoinValues } from './join-values.ts';
import type { JoinChecks } from './load-join-checks.ts';
import { useJoinForm } from './use-join-form.ts';

type Given = {
	/** The kind of member the address asks for. */
	askedType: JoinValues['type'] | undefined;
	/** What shows the step of a business, before it is reached; the same as long as the language is. */
	prepareBusiness: () => Promise<void>;
	/** Somebody is a member and logged in: on to their page. */
	onJoined: () => Promise<void>;
};

/** Joining: the form and what becomes of it, whichever front it stands in. */
export function useJoin({ askedType, prepareBusiness, onJoined }: Given) {
	const locale = useWordsLocale();
	const callApi = useApi();
	const client = useQueryClient();
	/** The text of a consent in force: the version that came with the page is the version agreed to. */
	const textQuery = (slug: ConsentKind) => pageTextQuery(callApi, { slug, language: locale });
	useQueries({ queries: consentKinds.map(textQuery) });
	const blanks = useMemo(
		() => ({ general: blankJoin('general', locale), cooperative: blankJoin('cooperative', locale) }),
		[locale],
	);
	const send = async (values: JoinValues, checks: JoinChecks) => {
		const kinds = consentKinds.filter((kind) => values.agreements[kind]);
		const texts = await Promise.all(
			kinds.map((kind) => client.query({ ...textQuery(kind), staleTime: Number.POSITIVE_INFINITY })),
		);
		const versions = Object.fromEntries(kinds.map((kind, at) => [kind, texts[at]?.version]));
		await callApi('POST /api/members', { body: checks.joinBody(values, { versions, language: locale }) });
		form.forget();
		await onJoined();
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	const form = useJoinForm({
		...{ blanks, askedType, send, prepareBusiness },
		onOutdated: (kinds) => {
			for (const kind of kinds) void client.invalidateQueries({ queryKey: textQuery(kind).queryKey });
		},
	});
	return form;
}
