import { useQueryClient } from '@tanstack/react-query';
import type { ConsentTexts } from './consent-texts.ts';
import type { ConsultationConsent } from './consultation-queries.ts';

const consents: readonly ConsultationConsent[] = ['health', 'provider'];

/** The consents whose text is another one by now, as the server said it of a field. */
export const outdatedConsents = (faults: Partial<Record<string, string>>): ConsultationConsent[] =>
	consents.filter((consent) => [faults[consent], faults[`agreements.${consent}`]].includes('text-outdated'));

/** What is agreed to is the version that was shown; a text that has changed meanwhile is asked for anew, and read before the next try. */
export function useConsentVersions(textQuery: ConsentTexts['query']) {
	const client = useQueryClient();
	return {
		versionOf: async (consent: ConsultationConsent): Promise<string> => {
			const shown = await client.query({ ...textQuery(consent), staleTime: Number.POSITIVE_INFINITY });
			return (shown as { version: string }).version;
		},
		renew: (outdated: readonly ConsultationConsent[]) =>
			Promise.all(
				outdated.map((consent) =>
					client.invalidateQueries({ queryKey: textQuery(consent).queryKey, refetchType: 'all' }),
				),
			),
	};
}
