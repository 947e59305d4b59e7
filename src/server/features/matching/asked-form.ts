import type { QuestionForm } from '#contract/api/matching-fields.ts';
import type { Fault } from '#contract/faults.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Queries } from '#server/queries.ts';
import { isHealthQuestion } from './question-fields.ts';

/** Tells one form from another. Keyed, because what it says could be guessed from a plain hash. */
export const hashOf = (keys: Keyring, form: QuestionForm): string => keys.mac('idempotency', JSON.stringify(form));

/** What is agreed to, by the version that was read. */
export async function consentFaults(queries: Queries, form: QuestionForm, now: Date): Promise<Fault[]> {
	const current = await findCurrentVersions(queries, now);
	const { provider, health } = form.agreements;
	return [
		...(isHealthQuestion(form) && health === undefined
			? [{ at: 'agreements.health', code: 'must-agree' as const }]
			: []),
		...(provider === current.provider ? [] : [{ at: 'agreements.provider', code: 'text-outdated' as const }]),
		...(health === undefined || health === current.health
			? []
			: [{ at: 'agreements.health', code: 'text-outdated' as const }]),
	];
}
