import { useMemo } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useCurrency, useLocale } from '#site/shell/site-context.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { askDraft } from './ask-draft.ts';
import { type AskField, type AskValues, blankValues, type Earlier, fieldId, valuesOf, withArea } from './ask-values.ts';
import { type AskChecks, loadAskChecks } from './load-ask-checks.ts';

/** What the form is opened with. */
export type AskGiven = {
	/** Null for a visitor, who logs in or joins before it is sent. */
	me: Me | null;
	earlier: Earlier | null;
	/** What it is about, where the way here says so. */
	about: { area: string; kind: string } | null;
};

const early: readonly AskField[] = [
	'title',
	'contents',
	'contact.email',
	'contact.phone',
	'contact.name',
	'budget.amount',
];

/** What is filled in, and what is wrong with it; sending is use-sending.ts. */
export function useAskForm({ me, earlier, about }: AskGiven) {
	const locale = useLocale();
	const { currency } = useCurrency();
	const t = useTranslations('matching.ask');
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a form; another language of the page is no other form
	const { blank, draft } = useMemo(() => {
		const empty = {
			...blankValues({ me, locale, currency }),
			...(about && { ...withArea(about.area), kind: about.kind }),
		};
		const begun = earlier ? valuesOf(earlier, empty) : empty;
		const of = earlier ? earlier.id : about?.kind;
		return { blank: begun, draft: askDraft({ memberId: me?.id, of, blank: begun }) };
	}, [me?.id, earlier?.id, about?.area, about?.kind]);
	const form = useForm<AskValues, AskField, AskChecks>({
		blank,
		draft,
		load: loadAskChecks,
		faultsOf: (values, checks) => checks.faultsOf(values),
		textOf: useFailureText(t('offline')),
		idOf: fieldId,
		early,
		fieldOf: (at) => (at === 'contact.messenger.name' ? 'contact.name' : at),
	});
	return { ...form, me, earlier, blank };
}
export type AskForm = ReturnType<typeof useAskForm>;
