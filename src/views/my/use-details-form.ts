import { useMemo } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useForm } from '#ui/form/use-form.ts';
import {
	type Checks,
	type DetailsDraft,
	type DetailsField,
	detailsDraft,
	detailsFaults,
	detailsFieldId,
	draftOf,
} from './details-draft.ts';
import { loadFields } from './load-fields.ts';
import { useMyFailure } from './use-my-failure.ts';

async function loadChecks(): Promise<Checks> {
	const [fields, { parsePhone }] = await Promise.all([loadFields(), import('#contract/phone.ts')]);
	return { fields, parsePhone };
}

/** The form of the personal details; what was begun before is in it. */
export function useDetailsForm(me: Me) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the form was opened
	const { draft, blank } = useMemo(() => ({ draft: detailsDraft(me), blank: draftOf(me) }), [me.id]);
	return useForm<DetailsDraft, DetailsField, Checks>({
		blank,
		draft,
		load: loadChecks,
		faultsOf: (values, checks) => detailsFaults(values, me, checks),
		textOf: useMyFailure(),
		idOf: detailsFieldId,
		fieldOf: (at) => (at === 'birthOn' ? 'birth' : (at as DetailsField)),
		isQuietWhileMended: true,
	});
}

export type DetailsFormState = ReturnType<typeof useDetailsForm>;
