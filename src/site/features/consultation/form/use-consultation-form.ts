import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { pagePath } from '#contract/page-address.ts';
import { kinds } from '#domain/area/areas.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { usePage } from '#site/use-page.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import type { ConsentTexts } from '../consent-texts.ts';
import type { ConsultationOffer } from '../consultation-queries.ts';
import { outdatedConsents, useConsentVersions } from '../use-consent-versions.ts';
import {
	blankValues,
	bodyOf,
	type ConsultationValues,
	consultationDraft,
	faultsOf,
	fieldId,
	fieldOf,
} from './form-values.ts';

const nothing = { healthQuestions: [], neededQuestions: [] };

type Given = {
	me: Me;
	offer: ConsultationOffer;
	textQuery: ConsentTexts['query'];
};

/** What is filled in and what is wrong with it; sent, its page is the consultation itself. */
export function useConsultationForm({ me, offer, textQuery }: Given) {
	const { callApi, locale: language } = usePage();
	const { navigate } = useRouter();
	const address = usePageAddress();
	const repeat = useRepeatKey();
	const { versionOf, renew } = useConsentVersions(textQuery);
	const productId = offer.product.id;
	const asking = kinds[offer.product.kind] ?? nothing;
	const [{ blank, draft }] = useState(() => ({ blank: blankValues(me), draft: consultationDraft(me, productId) }));
	const form = useForm<ConsultationValues>({
		...{ blank, draft, fieldOf, idOf: fieldId },
		faultsOf: (values) => faultsOf(values, asking, new Date()),
		textOf: useFailureText(useTranslations('consultation')('unreachable')),
		early: ['wishes'],
		onRefusal: async (_, faults) => {
			// What was ticked was another text: the new one is read and agreed to, everything else stays.
			const outdated = outdatedConsents(faults);
			for (const consent of outdated) form.set(consent, false);
			await renew(outdated);
			return undefined;
		},
	});
	const send = () =>
		form.submit({
			send: async (values) => {
				const [health, provider] = await Promise.all([versionOf('health'), versionOf('provider')]);
				const body = { ...bodyOf(values, asking), productId, language, agreements: { health, provider } };
				const { id } = await callApi('POST /api/consultations', {
					body: { ...body, key: repeat.keyOf(JSON.stringify(body)) },
				});
				form.forget();
				form.restart(blank);
				navigate(address(pagePath('consultationForm', { id: productId }), { request: id }));
			},
		});
	return { ...form, asking, send };
}
export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
