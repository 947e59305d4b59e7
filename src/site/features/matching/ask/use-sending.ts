import { useQueryClient } from '@tanstack/react-query';
import { pagePath } from '#contract/page-address.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useApi } from '#views/api-context.ts';
import { type AskConsent, type AskValues, consentsAsked } from './ask-values.ts';
import type { AskChecks } from './load-ask-checks.ts';
import type { AskForm } from './use-ask-form.ts';

/** In the address of who comes back from joining or logging in, to send it. */
export const sendingParam = 'send';

/** Of a visitor: ticks when there is somebody who ticks, and what the account knows. */
const isAskedLater = (field: string): boolean => field.startsWith('agreements.') || field.startsWith('contact.');

/** Who is not logged in joins first, which most who ask have to; the page has a way to log in. All of it is kept. */
export function useSending(form: AskForm, textVersion: (consent: AskConsent) => Promise<string>) {
	const client = useQueryClient();
	const callApi = useApi();
	const addressFor = usePageAddress();
	const { location, navigate } = useRouter();
	const save = async (values: AskValues, checks: AskChecks): Promise<{ id: string; isHeld: boolean }> => {
		const { earlier } = form;
		const country = form.me?.country ?? '';
		if (earlier?.as === 'edited') {
			const { id, revision } = earlier;
			const body = checks.editedBody(values, { revision, country });
			await callApi('PATCH /api/matching/questions/:id', { params: { id }, body });
			return { id, isHeld: false };
		}
		const asked = consentsAsked(values);
		const texts = await Promise.all(asked.map(textVersion));
		const versions = Object.fromEntries(asked.map((consent, at) => [consent, texts[at]]));
		const body = checks.questionBody(values, { versions, country });
		if (earlier?.as !== 'held') return callApi('POST /api/matching/questions', { body });
		const { key: _, ...anew } = body;
		const { id, revision } = earlier;
		return callApi('PUT /api/matching/held/:id', { params: { id }, body: { ...anew, revision } });
	};
	const send = async (values: AskValues, checks: AskChecks) => {
		if (!form.me) {
			form.keep();
			const query = new URLSearchParams(location.search);
			query.set(sendingParam, '1');
			return navigate(addressFor(pagePath('join'), { next: `${location.pathname}?${query}` }));
		}
		const { id, isHeld } = await save(values, checks);
		form.forget();
		void client.invalidateQueries({ queryKey: ['GET /api/matching/questions/mine'] });
		void client.invalidateQueries({ queryKey: ['GET /api/matching/questions/:id', { id }] });
		const address = isHeld
			? addressFor(pagePath('myMatches'), { held: form.earlier?.as === 'held' ? 'saved' : undefined })
			: addressFor(pagePath('matchingDetail', { id }), { sent: form.earlier?.as === 'edited' ? 'saved' : 1 });
		navigate(address, { replace: true });
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	const among = (field: string) => form.me !== null || !isAskedLater(field);
	return () => form.submit({ among, send });
}
